// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// What raised alarms, with how often, as bars.
Item {
    id: root

    /// The most first.
    required property var sources
    property string emptyText: ""
    property string name: ""

    signal opened(alarmTimes source)

    ListView {
        id: list

        Accessible.name: root.name
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: root.sources

        Keys.onReturnPressed: {
            if (list.currentIndex >= 0)
                root.opened(root.sources[list.currentIndex]);
        }
        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: Item {
            id: line

            required property alarmTimes modelData
            required property int index

            Accessible.name: qsTr("%1, %2 times").arg(line.modelData.name).arg(line.modelData.times)
            Accessible.role: Accessible.ListItem
            Accessible.onPressAction: root.opened(line.modelData)
            height: Theme.rowHeight
            width: list.width

            HoverHandler {
                id: hover
            }
            TapHandler {
                onTapped: list.currentIndex = line.index
                onDoubleTapped: root.opened(line.modelData)
            }
            Rectangle {
                anchors.fill: parent
                border.color: Theme.focus
                border.width: list.activeFocus && list.currentIndex === line.index ? Theme.focusWidth : 0
                color: hover.hovered ? Theme.hover : "transparent"
                radius: border.width > 0 ? Theme.radius : 0
            }
            TippedLine {
                elide: Text.ElideRight
                height: parent.height
                size: Theme.fontSmall
                text: line.modelData.name
                width: parent.width - 120 - 3 * Theme.gap
                x: Theme.gap
            }
            Rectangle {
                anchors.right: times.left
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.neutral
                height: Theme.gapSmall
                radius: 2
                width: Math.max(2, 72 * line.modelData.times / Math.max(1, root.sources[0].times))
            }
            Line {
                id: times

                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                height: parent.height
                horizontalAlignment: Text.AlignRight
                text: line.modelData.times
                width: 36
            }
        }
    }
    Line {
        color: Theme.text2
        text: root.emptyText
        visible: root.sources.length === 0
        width: parent.width - 2 * Theme.gap
        x: Theme.gap
    }
}
