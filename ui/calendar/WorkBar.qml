// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Theme

/// One maintenance in a lane: its time as a bar with its sign, and the machine beside or in it.
Item {
    id: root

    required property string key
    required property var row
    property bool selected: false
    property real barWidth: 0
    readonly property bool bad: root.row.priority > 0 || root.row.state === "failed" || root.row.overrunSeconds > 0

    signal picked
    signal opened

    Accessible.name: qsTr("%1, %2, %3").arg(root.row.machine).arg(root.row.code).arg(CalendarTimes.stateText(root.row))
    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: root.picked()

    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: root.picked()
        onDoubleTapped: root.opened()
    }
    Rectangle {
        id: bar

        border.color: root.selected ? Theme.focus : root.bad ? Theme.p2 : Theme.neutral
        border.width: root.selected ? Theme.focusWidth : Theme.outline
        color: hover.hovered ? Theme.hover : Theme.raised
        height: parent.height
        radius: Theme.radius
        width: Math.max(6, root.barWidth)

        Hatch {
            anchors.fill: parent
            anchors.margins: Theme.focusWidth
            color: root.bad ? Theme.p2 : Theme.neutral
            opacity: 0.45
            pitch: 8
        }
    }
    Rectangle {
        // The words stay readable over stripes and over the grid.
        color: Theme.panel
        height: parent.height - 4
        opacity: 0.92
        radius: 2
        width: words.width + Theme.gapTiny
        x: words.x - 2
        y: 2
    }
    StatusGlyph {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        bare: true
        height: Theme.glyphSmall + 2
        look: CalendarTimes.lookOf(root.row)
        priority: root.row.priority > 0 ? root.row.priority : root.bad ? 2 : 0
        width: Theme.glyphSmall + 2
        x: bar.width + Theme.gapTiny
    }
    Line {
        id: words

        height: parent.height
        mono: true
        size: Theme.fontSmall
        text: root.row.machine
        width: Math.min(implicitWidth, Math.max(0, root.width - x))
        x: sign.x + sign.width + Theme.gapTiny
    }
}
