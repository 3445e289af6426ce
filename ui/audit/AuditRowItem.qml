// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Theme

/// One row of the audit: what happened, with its circumstances below.
Item {
    id: root

    required property string key
    required property var row
    required property string result
    required property bool chosen
    required property AuditColumns columns
    property bool selected: false
    property bool framed: false
    readonly property bool hovered: hover.hovered
    readonly property var content: root.row.content
    readonly property string at: Words.stamp(Words.instant(root.row.at))
    readonly property string told: AuditText.sentence(root.row)
    readonly property string circumstances: AuditText.circumstances(root.row).join(" \u00b7 ")
    readonly property var texts: ({ actor: root.content.actor ?? "", object: root.content.name ?? "", action: root.content.action ?? "",
                                    reason: root.content.reason ?? "", approver: root.content.approvedBy ?? "", from: AuditText.place(root.row),
                                    level: root.content.level ?? "" })
    readonly property bool cut: sentence.truncated || more.truncated
    readonly property string words: Words.joined([root.told, root.circumstances], "\n")
    readonly property int lineHeight: 20

    /// With the keys that were down: Qt.ControlModifier, Qt.ShiftModifier.
    signal picked(int modifiers)

    Accessible.description: Words.joined([root.content.outcome ?? "", root.circumstances], ". ")
    Accessible.focused: root.framed
    Accessible.name: Words.joined([qsTr("row %1").arg(root.row.number), root.told, root.result], ", ")
    Accessible.role: Accessible.Row
    Accessible.selected: root.selected || root.chosen
    Accessible.onPressAction: root.picked(0)
    implicitHeight: 2 * root.lineHeight + 2 * Theme.gapTiny

    HoverHandler {
        id: hover
    }
    TapHandler {
        id: tap

        onTapped: root.picked(tap.point.modifiers)
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.focus
        border.width: root.framed ? Theme.focusWidth : 0
        color: root.selected || root.chosen ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
        radius: border.width > 0 ? Theme.radius : 0
    }
    // Not told by its colour alone.
    Rectangle {
        color: Theme.focus
        height: parent.height
        visible: root.chosen
        width: Theme.focusWidth
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        anchors.topMargin: Theme.gapTiny

        DataCell {
            column: "number"
            columns: root.columns
            height: root.lineHeight
            said: root.row.number

            Line {
                anchors.fill: parent
                color: Theme.text3
                mono: true
                size: Theme.fontSmall
                text: root.row.number
            }
        }
        // Where there is little room the date stands below the time.
        DataCell {
            id: time

            readonly property bool folded: time.width < 150

            column: "at"
            columns: root.columns
            height: 2 * root.lineHeight
            said: root.at

            Line {
                color: Theme.text2
                height: root.lineHeight
                mono: true
                size: Theme.fontSmall
                text: time.folded ? root.at.split(" ")[1] ?? root.at : root.at
                width: parent.width
            }
            Line {
                color: Theme.text3
                height: root.lineHeight
                mono: true
                size: Theme.fontSmall
                text: root.at.split(" ")[0]
                visible: time.folded
                width: parent.width
                y: root.lineHeight
            }
        }
        DataCell {
            column: "what"
            columns: root.columns
            height: 2 * root.lineHeight
            said: root.told

            Line {
                id: sentence

                height: root.lineHeight
                text: Words.visible(root.told)
                width: parent.width
            }
            Line {
                id: more

                color: Theme.text2
                height: root.lineHeight
                size: Theme.fontSmall
                text: Words.visible(root.circumstances)
                width: parent.width
                y: root.lineHeight
            }
        }
        Repeater {
            model: ["actor", "object", "action", "reason", "approver", "from", "level"]

            DataCell {
                id: cell

                required property string modelData

                column: cell.modelData
                columns: root.columns
                height: root.lineHeight
                said: root.texts[cell.modelData]

                Line {
                    anchors.fill: parent
                    color: Theme.text2
                    size: Theme.fontSmall
                    text: Words.visible(root.texts[cell.modelData])
                }
            }
        }
        DataCell {
            column: "result"
            columns: root.columns
            height: root.lineHeight
            said: root.result

            StatusGlyph {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                bare: true
                height: Theme.glyphSmall + 2
                look: root.content.result === "timedOut" ? "unknown"
                    : ["refused", "voided", "expired"].indexOf(root.content.result) >= 0 ? "failed" : ""
                visible: look.length > 0
                width: Theme.glyphSmall + 2
            }
            Line {
                anchors.fill: parent
                anchors.leftMargin: sign.visible ? sign.width + Theme.gapTiny + 2 : 0
                color: Theme.text2
                size: Theme.fontMono
                text: root.result
            }
        }
    }
}
