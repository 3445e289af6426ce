// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Alarms of one state, each with the one remark that matters in it and at most one thing to do.
Item {
    id: root

    required property RowsTable alarms
    property string name: ""
    property string emptyText: ""
    property string action: ""
    property bool mayAct: false
    /// Gives the remark of a row.
    property var remark: row => ""

    /// `key` is that of the alarm.
    signal opened(string machine, string key)
    signal acted(string key)

    ListView {
        id: list

        Accessible.name: root.name
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: root.alarms

        Keys.onReturnPressed: {
            if (list.currentIndex >= 0)
                root.opened(root.alarms.at(list.currentIndex).machine, root.alarms.keyAt(list.currentIndex).slice(6));
        }
        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property string key
            required property alarmRow row
            required property int index
            readonly property string words: root.remark(line.row)

            Accessible.description: line.words
            Accessible.name: qsTr("P%1, %2, %3").arg(line.row.priority).arg(line.row.machine).arg(line.row.text)
            Accessible.role: Accessible.ListItem
            Accessible.onPressAction: root.opened(line.row.machine, line.key.slice(6))
            height: note.y + note.height + Theme.gapTiny
            width: list.width

            HoverHandler {
                id: hover
            }
            TapHandler {
                onTapped: list.currentIndex = line.index
                onDoubleTapped: root.opened(line.row.machine, line.key.slice(6))
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
                x: Theme.gap
                y: Theme.gapTiny + 1
            }
            Line {
                id: sentence

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: act.visible ? act.left : parent.right
                anchors.rightMargin: Theme.gapSmall
                maximumLineCount: 2
                text: line.row.text
                wrapMode: Text.WordWrap
                y: Theme.gapTiny
            }
            Line {
                id: note

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: act.visible ? act.left : parent.right
                anchors.rightMargin: Theme.gapSmall
                color: Theme.text3
                size: Theme.fontSmall
                text: Words.joined([line.row.machine.split("/").pop(), line.words], " · ")
                y: sentence.y + sentence.height + 2
            }
            PushButton {
                id: act

                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                enabled: root.mayAct
                height: Theme.rowHeight - 2
                text: root.action
                visible: root.action.length > 0

                onClicked: root.acted(line.key.slice(6))
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
    }
}
