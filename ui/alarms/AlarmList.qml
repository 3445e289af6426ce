// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Alarms
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Alarms of one state, those of one cause in one line that unfolds to them, each with the one remark
/// that matters in it and what to do.
Item {
    id: root

    required property AlarmHeads alarms
    property string name: ""
    property string emptyText: ""
    property string action: ""
    /// A second thing to do; empty for none.
    property string other: ""
    property bool mayAct: false
    /// It has the keyboard when the page comes up.
    property bool leads: false
    /// Gives the remark of a row.
    property var remark: row => ""

    /// `key` is that of the alarm.
    signal opened(string machine, string key)
    /// The machines of a cause are to be looked at.
    signal causeAsked(string cause, string key)
    signal acted(var keys)
    signal otherActed(var keys)

    function open(line: int) {
        const key = root.alarms.keysOf(line)[0];
        if (root.alarms.keysOf(line).length > 1)
            root.causeAsked(root.alarms.causeOf(line), key);
        else
            root.opened(root.alarms.rowAt(line).machine, key);
    }

    ListView {
        id: list

        Accessible.name: root.name
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: root.leads
        model: root.alarms

        onCountChanged: if (list.count > 0 && list.currentIndex < 0) list.currentIndex = 0

        Keys.onReturnPressed: {
            if (list.currentIndex >= 0)
                root.open(list.currentIndex);
        }
        Keys.onLeftPressed: {
            const head = root.alarms.headOf(list.currentIndex);
            root.alarms.setFolded(list.currentIndex, true);
            list.currentIndex = head;
        }
        Keys.onRightPressed: root.alarms.setFolded(list.currentIndex, false)
        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: Item {
            id: line

            required property string key
            required property alarmRow row
            required property bool isHead
            required property bool isMember
            required property bool folded
            required property string name
            required property int machines
            required property double oldest
            required property int late
            required property int index
            readonly property string words: root.remark(line.row)
            /// Beside the buttons there is no room for the note.
            readonly property bool stacked: buttons.visible && line.width - note.x - buttons.width - Theme.gap - Theme.gapSmall < 160
            readonly property string said: line.isHead ? Alarms.headline(line.name, line.machines, line.oldest, line.late, Session.now) : line.row.text

            Accessible.description: line.words
            Accessible.name: line.isHead ? qsTr("P%1, %2").arg(line.row.priority).arg(line.said)
                                         : qsTr("P%1, %2, %3").arg(line.row.priority).arg(line.row.machine).arg(line.said)
            Accessible.role: Accessible.ListItem
            Accessible.onPressAction: root.open(line.index)
            height: (line.stacked ? buttons.y + buttons.height : note.y + note.height) + (buttons.visible ? Theme.gapSmall : Theme.gapTiny)
            width: list.width

            HoverHandler {
                id: hover
            }
            TapHandler {
                onTapped: list.currentIndex = line.index
                onDoubleTapped: root.open(line.index)
            }
            Rectangle {
                anchors.fill: parent
                border.color: Theme.focus
                border.width: list.activeFocus && list.currentIndex === line.index ? Theme.focusWidth : 0
                color: hover.hovered ? Theme.hover : "transparent"
                radius: border.width > 0 ? Theme.radius : 0
            }
            StatusGlyph {
                id: sign

                height: Theme.glyph
                priority: line.row.priority
                width: Theme.glyph
                x: Theme.gap + (line.isMember ? Theme.gapLarge : 0)
                y: Theme.gapTiny + 1
            }
            Line {
                id: sentence

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                maximumLineCount: 3
                text: line.said
                wrapMode: Text.WordWrap
                y: Theme.gapTiny
            }
            Line {
                id: note

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: buttons.visible && !line.stacked ? buttons.left : parent.right
                anchors.rightMargin: Theme.gapSmall
                color: Theme.text3
                height: Math.max(implicitHeight, buttons.visible && !line.stacked ? buttons.height : 0)
                maximumLineCount: 2
                size: Theme.fontSmall
                text: Words.joined([line.isHead ? "" : line.row.machine.split("/").pop(), line.words], " · ")
                wrapMode: Text.WordWrap
                y: sentence.y + sentence.height + 2
            }
            Row {
                id: buttons

                // Under what is said: beside it there is no room for both.
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                spacing: Theme.gapTiny
                visible: unfold.visible || act.visible
                y: note.y + (line.stacked ? note.height + 2 : 0)

                PushButton {
                    id: unfold

                    Accessible.name: line.folded ? qsTr("Show all: %1").arg(line.name) : qsTr("Fold: %1").arg(line.name)
                    font.pixelSize: Theme.fontSmall
                    height: Theme.chipHeight
                    leftPadding: Theme.gapSmall
                    rightPadding: Theme.gapSmall
                    text: line.folded ? "\u25b8" : "\u25be"
                    visible: line.isHead

                    onClicked: {
                        list.currentIndex = line.index;
                        root.alarms.setFolded(line.index, !line.folded);
                    }
                }
                ActButton {
                    enabled: root.mayAct
                    font.pixelSize: Theme.fontSmall
                    height: Theme.chipHeight
                    subject: () => root.alarms.keysOf(line.index)
                    text: root.other
                    visible: root.other.length > 0 && !line.isMember

                    onActed: keys => root.otherActed(keys)
                }
                ActButton {
                    id: act

                    enabled: root.mayAct
                    font.pixelSize: Theme.fontSmall
                    height: Theme.chipHeight
                    subject: () => root.alarms.keysOf(line.index)
                    text: root.action
                    visible: root.action.length > 0

                    onActed: keys => root.acted(keys)
                }
            }
        }
    }
    Line {
        color: Theme.text2
        maximumLineCount: 2
        text: root.emptyText
        visible: root.alarms.count === 0
        width: parent.width - 2 * Theme.gap
        wrapMode: Text.WordWrap
        x: Theme.gap
        y: Theme.gapSmall
    }
}
