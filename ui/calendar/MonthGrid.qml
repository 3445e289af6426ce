// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Six weeks: which windows open on a day, and what is to be done in it.
FocusScope {
    id: root

    required property double month
    required property RowsTable windows
    required property RowsTable works
    /// Counts changes of the rows, so that the days are made anew.
    property int revision: 0
    property string selectedKey: ""
    readonly property double start: CalendarTimes.monthGridStart(root.month)
    readonly property int headHeight: Theme.rowHeight
    readonly property real cellWidth: width / 7
    readonly property real cellHeight: (height - root.headHeight) / 6
    readonly property int most: Math.max(1, Math.floor((root.cellHeight - 26) / (Theme.chipHeight + 2)))

    signal picked(string key)
    signal opened(string key)

    Accessible.name: qsTr("Month")
    Accessible.role: Accessible.List

    Repeater {
        model: 7

        Line {
            required property int index

            color: Theme.text2
            height: root.headHeight
            size: Theme.fontSmall
            text: CalendarTimes.dayName(root.start + index * 86400000).split(" ")[0]
            width: root.cellWidth
            x: index * root.cellWidth + Theme.gapSmall
        }
    }
    Repeater {
        model: 42

        Rectangle {
            id: cell

            required property int index
            readonly property double at: root.start + cell.index * 86400000
            readonly property bool today: CalendarTimes.dayOf(Session.now) === cell.at
            readonly property var items: root.visible && root.revision >= 0 ? CalendarTimes.dayItems(root.windows, root.works, cell.at) : ({ windows: [], works: [] })
            readonly property int hidden: Math.max(0, cell.items.works.length + (cell.items.windows.length > 0 ? 1 : 0) - root.most)

            border.color: cell.today ? Theme.focus : Theme.rule
            border.width: cell.today ? Theme.focusWidth : Theme.outline
            color: CalendarTimes.sameMonth(cell.at, root.month) ? Theme.panel : Theme.bg
            height: root.cellHeight + Theme.outline
            width: root.cellWidth + Theme.outline
            x: cell.index % 7 * root.cellWidth
            y: root.headHeight + Math.floor(cell.index / 7) * root.cellHeight
            // Its frame lies over those of its neighbours.
            z: cell.today ? 1 : 0

            Line {
                color: CalendarTimes.sameMonth(cell.at, root.month) ? Theme.text : Theme.text3
                height: 22
                size: Theme.fontSmall
                strong: cell.today
                text: CalendarTimes.dayNumber(cell.at)
                x: Theme.gapSmall
                y: 2
            }
            Line {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                color: Theme.text2
                height: 22
                size: Theme.fontSmall
                text: cell.hidden > 0 ? qsTr("+%1 more").arg(cell.hidden) : ""
                y: 2
            }
            Column {
                spacing: 2
                width: parent.width - 2 * Theme.gapTiny
                x: Theme.gapTiny
                y: 24

                Chip {
                    edge: Theme.hold
                    fill: Qt.alpha(Theme.hold, 0.22)
                    text: cell.items.windows.join(", ")
                    visible: cell.items.windows.length > 0
                    width: parent.width
                }
                Repeater {
                    model: cell.items.works.slice(0, Math.max(0, root.most - (cell.items.windows.length > 0 ? 1 : 0)))

                    Chip {
                        id: work

                        required property var modelData

                        Accessible.onPressAction: root.picked(work.modelData.key)
                        edge: work.modelData.key === root.selectedKey ? Theme.focus : Theme.line
                        look: CalendarTimes.lookOf(work.modelData.row)
                        mono: true
                        priority: work.modelData.row.priority > 0 ? work.modelData.row.priority : work.modelData.row.overrunSeconds > 0 ? 2 : 0
                        text: work.modelData.row.machine
                        width: cell.width - 2 * Theme.gapTiny

                        TapHandler {
                            onTapped: root.picked(work.modelData.key)
                            onDoubleTapped: root.opened(work.modelData.key)
                        }
                    }
                }
            }
        }
    }
}
