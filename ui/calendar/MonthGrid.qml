// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Six weeks: what is to be done on a day, and which windows open. One stop of Tab: arrows go from day to day and through
/// what a day has.
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
    /// The day that the keyboard is at, counted from the first one shown.
    property int day: Math.max(0, Math.min(41, Math.round((CalendarTimes.dayOf(Session.now) - root.start) / 86400000)))
    readonly property int most: Math.max(1, Math.floor((root.cellHeight - 26) / (Theme.chipHeight + 2)))

    signal picked(string key)
    signal opened(string key)

    function itemsOf(day: int): var {
        return CalendarTimes.dayItems(root.windows, root.works, root.start + day * 86400000);
    }
    /// Where the selected one is among these; -1 for nowhere.
    function placeIn(items: var): int {
        return items.findIndex(item => item.key === root.selectedKey);
    }
    function goTo(day: int, last: bool) {
        if (day < 0 || day > 41)
            return;
        root.day = day;
        const items = root.itemsOf(day);
        if (items.length > 0)
            root.picked(items[last ? items.length - 1 : 0].key);
    }
    /// Up and down: through the day first, then to the week before or after.
    function step(by: int) {
        const items = root.itemsOf(root.day);
        const next = root.placeIn(items) + by;
        if (root.placeIn(items) >= 0 && next >= 0 && next < items.length)
            root.picked(items[next].key);
        else
            root.goTo(root.day + 7 * by, by < 0);
    }

    Accessible.name: qsTr("Month")
    Accessible.role: Accessible.List
    activeFocusOnTab: true

    Keys.onDownPressed: root.step(1)
    Keys.onLeftPressed: root.goTo(root.day - 1, false)
    Keys.onReturnPressed: {
        const items = root.itemsOf(root.day);
        const at = root.placeIn(items);
        if (at >= 0 && !items[at].window)
            root.opened(items[at].key);
        else if (at < 0 && items.length > 0)
            root.picked(items[0].key);
    }
    Keys.onRightPressed: root.goTo(root.day + 1, false)
    Keys.onUpPressed: root.step(-1)

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
            readonly property var items: root.visible && root.revision >= 0 ? CalendarTimes.dayItems(root.windows, root.works, cell.at) : []
            readonly property int hidden: Math.max(0, cell.items.length - root.most)
            /// The first one shown: the selected one is among them.
            readonly property int first: Math.max(0, Math.min(cell.hidden, root.placeIn(cell.items) - root.most + 1))

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

                Repeater {
                    model: cell.items.slice(cell.first, cell.first + root.most)

                    Chip {
                        id: item

                        required property var modelData
                        readonly property bool selected: item.modelData.key === root.selectedKey
                        readonly property bool isWindow: item.modelData.window

                        Accessible.onPressAction: root.picked(item.modelData.key)
                        Accessible.role: Accessible.Button
                        Accessible.selected: item.selected
                        edge: item.selected ? Theme.focus : item.isWindow ? Theme.hold : Theme.line
                        fill: item.isWindow ? Qt.alpha(Theme.hold, 0.22) : "transparent"
                        look: item.isWindow ? "" : CalendarTimes.lookOf(item.modelData.row)
                        mono: !item.isWindow
                        priority: item.isWindow ? 0 : item.modelData.row.priority > 0 ? item.modelData.row.priority : item.modelData.row.overrunSeconds > 0 ? 2 : 0
                        text: item.isWindow ? item.modelData.row.name : item.modelData.row.machine
                        width: cell.width - 2 * Theme.gapTiny

                        TapHandler {
                            onTapped: {
                                root.day = cell.index;
                                root.forceActiveFocus();
                                root.picked(item.modelData.key);
                            }
                            onDoubleTapped: if (!item.isWindow) root.opened(item.modelData.key)
                        }
                    }
                }
            }
            FocusFrame {
                anchors.margins: 1
                shown: root.activeFocus && root.day === cell.index
            }
        }
    }
}
