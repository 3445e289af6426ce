// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// One host of the list: what a card says, in one line.
Item {
    id: root

    required property int index
    required property string key
    required property powerRow row
    required property bool chosen
    required property PowerColumns columns
    property bool selected: false
    property bool framed: false
    readonly property bool hovered: hover.hovered
    /// Nothing else is known of it, so that the word has the room of all that is not.
    readonly property bool raw: root.row.status.look === "raw"
    readonly property HostFacts facts: HostFacts {
        row: root.row
    }
    readonly property string word: root.facts.unknown.length > 0 ? root.facts.unknown : root.row.status.word
    readonly property string machine: root.row.machine.split("/").pop()
    readonly property var texts: ({ rack: root.row.rack, zone: Words.joined([root.row.region, root.row.zone], " / "), machine: root.machine, state: root.row.state,
                                    holds: root.facts.holds })
    readonly property bool cut: nameLine.truncated || wordLine.truncated || nextLine.truncated || requesterLine.truncated
    /// All of it in lines.
    readonly property string words: Words.joined([root.row.name, root.word, root.facts.countdown,
                                                  root.row.requester.length > 0 ? qsTr("Requested by %1").arg(root.row.requester) : "",
                                                  root.row.note, Words.joined([root.row.region, root.row.zone, root.row.rack], " / "),
                                                  Words.joined([root.row.state, root.facts.remarks], " \u00b7 "), root.machine], "\n")

    /// With the keys that were down: Qt.ControlModifier, Qt.ShiftModifier.
    signal picked(int modifiers)
    signal opened

    Accessible.description: Words.joined([root.facts.countdown, root.facts.requester, root.row.state, root.row.machine], ", ")
    Accessible.focused: root.framed
    Accessible.name: qsTr("%1, %2").arg(root.row.name).arg(root.word)
    Accessible.role: Accessible.Row
    Accessible.selected: root.selected || root.chosen
    Accessible.onPressAction: root.picked(0)
    implicitHeight: Theme.rowHeight

    HoverHandler {
        id: hover
    }
    TapHandler {
        id: tap

        onDoubleTapped: root.opened()
        onTapped: root.picked(tap.point.modifiers)
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.focus
        border.width: root.framed ? Theme.focusWidth : 0
        color: root.selected || root.chosen ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
        radius: root.framed ? Theme.radius : 0
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

        TableCell {
            column: "sign"
            columns: root.columns
            height: parent.height

            StatusGlyph {
                anchors.verticalCenter: parent.verticalCenter
                bare: root.row.status.priority === 0
                height: Theme.glyph
                look: root.row.status.look
                priority: root.row.status.priority
                width: parent.width
            }
        }
        DataCell {
            column: "name"
            columns: root.columns
            height: parent.height
            said: root.row.name

            Line {
                id: nameLine

                anchors.fill: parent
                elide: Text.ElideMiddle
                mono: true
                text: root.row.name
            }
        }
        DataCell {
            column: "power"
            columns: root.columns
            height: parent.height
            // Why it is not known needs more room, and nothing else is said then.
            over: root.raw || (root.facts.countdown.length === 0 && root.row.requester.length === 0) ? ["left", "requester"] : []
            said: root.word

            Line {
                id: wordLine

                anchors.fill: parent
                color: root.row.status.look === "on" || root.row.status.look === "off" ? Theme.text2 : Theme.text
                strong: root.row.status.priority > 0
                text: root.word
            }
        }
        DataCell {
            column: "left"
            columns: root.columns
            height: parent.height
            said: root.raw ? "" : root.facts.countdown

            Line {
                id: nextLine

                anchors.fill: parent
                size: Theme.fontMono
                text: root.facts.countdown
                visible: !root.raw
            }
        }
        DataCell {
            column: "requester"
            columns: root.columns
            height: parent.height
            said: root.raw ? "" : root.row.requester

            Line {
                id: requesterLine

                anchors.fill: parent
                color: Theme.text2
                size: Theme.fontMono
                text: root.row.requester
                visible: !root.raw
            }
        }
        Repeater {
            // Nothing but what there is, so that a text that changes makes no cell again.
            model: ["rack", "zone", "machine", "state", "holds"]

            DataCell {
                id: cell

                required property string modelData
                readonly property bool isName: cell.modelData !== "state" && cell.modelData !== "holds"

                column: cell.modelData
                columns: root.columns
                height: root.height
                said: root.texts[cell.modelData]

                Line {
                    anchors.fill: parent
                    color: Theme.text2
                    elide: cell.isName ? Text.ElideMiddle : Text.ElideRight
                    mono: cell.isName
                    size: Theme.fontMono
                    text: root.texts[cell.modelData]
                }
            }
        }
        DataCell {
            column: "age"
            columns: root.columns
            height: parent.height
            said: root.row.status.since > 0 ? Words.stamp(root.row.status.since) : ""

            AgeText {
                anchors.fill: parent
                horizontalAlignment: Text.AlignRight
                now: Session.now
                since: root.row.status.since
                stale: Session.outOfTouch
            }
        }
    }
}
