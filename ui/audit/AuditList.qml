// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The rows of the audit, the newest first. Nothing in it is ever changed.
FocusScope {
    id: root

    required property RowsTable entries
    property string selectedKey: ""
    /// The row under the pointer.
    property Item pointed: null
    /// What happened and how it ended is never cut for a number.
    readonly property bool tight: root.width < 620
    readonly property var widths: {
        const fixed = { number: root.tight ? 0 : 44, at: root.tight ? 84 : 154, level: root.tight ? 0 : 64, result: root.tight ? 116 : 172 };
        const columns = root.tight ? 3 : 5;
        const taken = fixed.number + fixed.at + fixed.level + fixed.result + (columns - 1) * Theme.gap;
        return Object.assign(fixed, { sentence: Math.max(180, root.width - 2 * Theme.gap - taken) });
    }
    readonly property int lineHeight: 20
    readonly property int entryHeight: 2 * root.lineHeight + Theme.gapSmall

    signal picked(string key)

    function move(step: int) {
        const row = root.entries.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.entries.count - 1, row + step));
        root.picked(root.entries.keyAt(next));
        list.positionViewAtIndex(next, ListView.Contain);
    }
    function resultOf(row: var): string {
        if (row.content.review)
            return qsTr("reviewed");
        const words = { observed: qsTr("observed"), timedOut: qsTr("timed out"), refused: qsTr("refused"), aborted: qsTr("aborted"),
                        expired: qsTr("expired"), voided: qsTr("voided"), accepted: qsTr("accepted") };
        if (row.content.result)
            return words[row.content.result] ?? row.content.result;
        if (row.content.phase === "committed" || row.content.phase === "approved")
            return root.entries.countWhere({ override: row.override, opens: false }) + root.entries.countWhere({ override: row.override, "content.phase": "sent" }) > 0
                ? (row.content.phase === "committed" ? qsTr("committed") : qsTr("approved")) : qsTr("will be sent");
        return row.opens ? qsTr("about to be sent") : "";
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        const page = Math.max(1, Math.floor(list.height / root.entryHeight) - 1);
        const steps = { [Qt.Key_Down]: 1, [Qt.Key_J]: 1, [Qt.Key_Up]: -1, [Qt.Key_K]: -1, [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page,
                        [Qt.Key_Home]: -root.entries.count, [Qt.Key_End]: root.entries.count };
        if (steps[event.key] === undefined)
            return;
        root.move(steps[event.key]);
        event.accepted = true;
    }

    component Title: Line {
        color: Theme.text3
        height: Theme.rowHeight
        size: Theme.fontSmall
        visible: width > 0
    }

    Rectangle {
        id: header

        color: Theme.band
        height: Theme.rowHeight
        visible: list.count > 0
        width: parent.width

        Row {
            spacing: Theme.gap
            x: Theme.gap

            Title {
                text: qsTr("#")
                width: root.widths.number
            }
            Title {
                text: qsTr("Time")
                width: root.widths.at
            }
            Title {
                text: qsTr("What happened")
                width: root.widths.sentence
            }
            Title {
                text: qsTr("Level")
                width: root.widths.level
            }
            Title {
                text: qsTr("Result")
                width: root.widths.result
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.rule
            height: Theme.outline
            width: parent.width
        }
    }
    Tip {
        shown: root.pointed?.cut ?? false
        text: root.pointed?.words ?? ""
        x: Theme.gapHuge + Theme.gapLarge
        y: root.pointed ? list.y + root.pointed.y + root.pointed.height - list.contentY : 0
    }
    ListView {
        id: list

        Accessible.name: qsTr("Audit")
        Accessible.role: Accessible.Table
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        keyNavigationEnabled: false
        model: root.entries
        reuseItems: true

        T.ScrollBar.vertical: ScrollRail {
            bare: list.activeFocus && (root.selectedKey.length === 0 || list.count === 0)
        }
        // Rows that wait to be used again are there for nobody.
        Binding {
            property: "visible"
            target: list.contentItem
            value: list.count > 0
        }
        ReadingOrder {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            readonly property var content: line.row.content
            readonly property bool selected: line.key === root.selectedKey
            readonly property string at: Words.stamp(Words.instant(line.row.at))
            readonly property string told: AuditText.sentence(line.row)
            readonly property string circumstances: AuditText.circumstances(line.row).join(" \u00b7 ")
            readonly property string result: root.resultOf(line.row)
            readonly property bool cut: sentence.truncated || more.truncated
            readonly property string words: Words.joined([line.told, line.circumstances], "\n")

            Accessible.description: Words.joined([line.content.outcome ?? "", line.circumstances], ". ")
            Accessible.name: Words.joined([qsTr("row %1").arg(line.row.number), line.told, line.result], ", ")
            Accessible.role: Accessible.Row
            Accessible.selected: line.selected
            Accessible.onPressAction: root.picked(line.key)
            height: root.entryHeight
            width: list.width

            HoverHandler {
                id: hover

                onHoveredChanged: {
                    if (hovered)
                        root.pointed = line;
                    else if (root.pointed === line)
                        root.pointed = null;
                }
            }
            TapHandler {
                onTapped: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.picked(line.key);
                }
            }
            Rectangle {
                anchors.fill: parent
                border.color: Theme.focus
                border.width: line.selected && list.activeFocus ? Theme.focusWidth : 0
                color: line.selected ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
                radius: border.width > 0 ? Theme.radius : 0
            }
            Row {
                anchors.fill: parent
                anchors.leftMargin: Theme.gap
                anchors.rightMargin: Theme.gap
                anchors.topMargin: Theme.gapTiny
                spacing: Theme.gap

                Line {
                    color: Theme.text3
                    height: root.lineHeight
                    mono: true
                    size: Theme.fontSmall
                    text: line.row.number
                    visible: width > 0
                    width: root.widths.number
                }
                // Where there is little room the date stands below the time.
                Column {
                    width: root.widths.at

                    Line {
                        color: Theme.text2
                        height: root.lineHeight
                        mono: true
                        size: Theme.fontSmall
                        text: root.tight ? line.at.split(" ")[1] ?? line.at : line.at
                        width: parent.width
                    }
                    Line {
                        color: Theme.text3
                        height: root.lineHeight
                        mono: true
                        size: Theme.fontSmall
                        text: line.at.split(" ")[0]
                        visible: root.tight
                        width: parent.width
                    }
                }
                Column {
                    width: root.widths.sentence

                    Line {
                        id: sentence

                        height: root.lineHeight
                        text: Words.visible(line.told)
                        width: parent.width
                    }
                    Line {
                        id: more

                        color: Theme.text2
                        height: root.lineHeight
                        size: Theme.fontSmall
                        text: Words.visible(line.circumstances)
                        width: parent.width
                    }
                }
                Line {
                    color: Theme.text2
                    height: root.lineHeight
                    size: Theme.fontSmall
                    text: line.content.level ?? ""
                    visible: width > 0
                    width: root.widths.level
                }
                Item {
                    height: root.lineHeight
                    width: root.widths.result

                    StatusGlyph {
                        id: sign

                        anchors.verticalCenter: parent.verticalCenter
                        bare: true
                        height: Theme.glyphSmall + 2
                        look: line.content.result === "timedOut" ? "unknown"
                            : ["refused", "voided", "expired"].indexOf(line.content.result) >= 0 ? "failed" : ""
                        visible: look.length > 0
                        width: Theme.glyphSmall + 2
                    }
                    Line {
                        anchors.fill: parent
                        anchors.leftMargin: sign.visible ? sign.width + Theme.gapTiny + 2 : 0
                        color: Theme.text2
                        size: Theme.fontMono
                        text: line.result
                    }
                }
            }
        }
    }
}
