// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// One hold of any cluster; the first of a group has the head of the group over it.
Item {
    id: root

    required property string key
    required property int index
    required property string cluster
    required property string machine
    required property string look
    required property int priority
    required property string point
    required property string hold
    required property string owner
    required property string standing
    required property double since
    required property string alarmWords
    required property string sentence

    required property double now
    /// The widths of the columns, in their order.
    required property var widths
    required property bool current
    /// The group that begins with this row, or empty.
    property string heading: ""
    property bool framed: false
    readonly property string stateWord: root.alarmWords.length > 0 ? root.alarmWords : root.standing

    signal picked
    signal opened

    Accessible.description: root.sentence
    Accessible.name: qsTr("%1: %2, %3 at %4, %5").arg(root.cluster).arg(root.machine).arg(root.hold).arg(root.point).arg(root.stateWord)
    Accessible.role: Accessible.Row
    Accessible.onPressAction: root.opened()
    implicitHeight: head.height + Theme.rowHeight

    // Not a section of the list: Qt 6.4 makes none from a component that is bound to its file.
    Rectangle {
        id: head

        color: Theme.band
        height: head.visible ? Theme.rowHeightNormal : 0
        visible: root.heading.length > 0
        width: root.width

        Line {
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            text: root.heading
        }
    }
    Item {
        anchors.bottom: parent.bottom
        height: Theme.rowHeight
        width: root.width

        Rectangle {
            anchors.fill: parent
            border.color: Theme.focus
            border.width: root.framed ? Theme.focusWidth : 0
            color: root.current ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
            radius: root.framed ? Theme.radius : 0
        }
        HoverHandler {
            id: hover
        }
        TapHandler {
            onDoubleTapped: root.opened()
            onTapped: root.picked()
        }
        Row {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap
            spacing: Theme.gapSmall

            StatusGlyph {
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.glyph
                look: root.look
                priority: root.priority
                width: root.widths[0]
            }
            TippedLine {
                height: parent.height
                strong: true
                text: root.cluster
                width: root.widths[1]
            }
            TippedLine {
                elide: Text.ElideMiddle
                height: parent.height
                mono: true
                text: root.machine
                width: root.widths[2]
            }
            TippedLine {
                color: Theme.text2
                height: parent.height
                size: Theme.fontMono
                text: root.point
                width: root.widths[3]
            }
            TippedLine {
                color: root.look === "armed" ? Theme.text3 : Theme.holdFg
                height: parent.height
                size: Theme.fontMono
                text: root.hold
                width: root.widths[4]
            }
            TippedLine {
                color: Theme.text2
                height: parent.height
                size: Theme.fontMono
                text: root.owner
                width: root.widths[5]
            }
            AgeText {
                height: parent.height
                now: root.now
                since: root.since
                width: root.widths[6]
            }
            TippedLine {
                color: Theme.text2
                height: parent.height
                size: Theme.fontMono
                text: root.stateWord
                width: root.widths[7]
            }
        }
    }
}
