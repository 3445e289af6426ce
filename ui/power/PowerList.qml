// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Power
import Holdpoint.Session
import Holdpoint.Theme

/// The hosts one below the other, under a head that sorts, narrows and arranges the columns. Rows stay where they are
/// while the list is pointed at.
FocusScope {
    id: root

    required property HostsTable hosts
    property string selectedKey: ""
    readonly property alias columns: shape
    readonly property alias head: header
    /// The row under the pointer.
    property PowerRowItem pointed: null

    signal picked(string key)
    signal opened(string key)

    /// The row becomes the current one. With Shift all from the last one on are selected, with Ctrl it is added or
    /// taken out; a click without both selects none.
    function take(key: string, modifiers: int, clicked: bool) {
        if (modifiers & Qt.ShiftModifier) {
            if (root.hosts.selected === 0 && root.selectedKey.length > 0)
                root.hosts.setAnchor(root.selectedKey);
            root.hosts.selectTo(key);
        } else if (modifiers & Qt.ControlModifier) {
            root.hosts.toggleSelected(key);
        } else {
            if (clicked)
                root.hosts.clearSelection();
            root.hosts.setAnchor(key);
        }
        root.picked(key);
    }
    function move(step: int, extend: bool) {
        const row = root.hosts.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.hosts.count - 1, row + step));
        root.take(root.hosts.keyAt(next), extend ? Qt.ShiftModifier : 0, false);
    }
    function copy() {
        const rows = root.hosts.rowsToCopy(root.selectedKey);
        if (rows === 0)
            return;
        Clipboard.copy(root.hosts.copied(shape.shown, shape.shown.map(id => shape.nameOf(id)), root.selectedKey));
        Alarms.notify(Words.counted(rows, qsTr("1 row copied."), qsTr("%1 rows copied.")));
    }

    onSelectedKeyChanged: {
        const row = root.hosts.rowOf(root.selectedKey);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    // Or the shortcuts of the window would take them.
    Keys.onShortcutOverride: event => event.accepted = (event.key === Qt.Key_Escape && root.hosts.selected > 0) || letters.claims(event)
    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1);
        const steps = { [Qt.Key_Down]: 1, [Qt.Key_J]: 1, [Qt.Key_Up]: -1, [Qt.Key_K]: -1, [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page,
                        [Qt.Key_Home]: -root.hosts.count, [Qt.Key_End]: root.hosts.count };
        if (event.matches(StandardKey.SelectAll))
            root.hosts.selectAll();
        else if (event.matches(StandardKey.Copy))
            root.copy();
        else if (letters.take(event)) {
            if (letters.row >= 0)
                root.take(root.hosts.keyAt(letters.row), 0, false);
        } else if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        else if (steps[event.key] !== undefined)
            root.move(steps[event.key], (event.modifiers & Qt.ShiftModifier) !== 0);
        else if (event.key === Qt.Key_R)
            root.hosts.applyPending();
        else if (event.key === Qt.Key_Space && root.selectedKey.length > 0)
            root.hosts.toggleSelected(root.selectedKey);
        else if (event.key === Qt.Key_Escape && root.hosts.selected > 0)
            root.hosts.clearSelection();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.selectedKey.length > 0)
            root.opened(root.selectedKey);
        else
            return;
        event.accepted = true;
    }

    TypeAhead {
        id: letters

        rowNamed: (start, from) => root.hosts.rowNamed(start, from)
        currentRow: () => root.hosts.rowOf(root.selectedKey)
    }
    Binding {
        property: "held"
        target: root.hosts
        value: root.visible && (hover.hovered || (list.activeFocus && root.selectedKey.length > 0))
    }
    HoverHandler {
        id: hover
    }
    PowerColumns {
        id: shape

        longestName: root.hosts.longestName
        room: root.width - 2 * Theme.gap
        stale: Session.outOfTouch

        // Not bound: it is what a person chooses from then on.
        Component.onCompleted: shape.chosen = PageMemory.text("power/columns")
        onChosenChanged: PageMemory.keep("power/columns", shape.chosen)
    }
    TableHead {
        id: header

        columns: shape
        filters: root.hosts.columnFilters
        height: Theme.rowHeight
        sorting: root.hosts.sorting.length > 0 ? root.hosts.sorting : ["rack"]
        valuesOf: id => root.hosts.valuesOf(id)
        width: parent.width

        onFilterAsked: (column, contains, values) => root.hosts.setColumnFilter(column, contains, values)
        onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)
        onSortAsked: (column, second) => root.hosts.sortBy(column, second)
    }
    Tip {
        shown: root.pointed !== null && root.pointed.cut
        text: root.pointed !== null ? root.pointed.words : ""
        x: Theme.gapHuge + Theme.gapLarge
        y: root.pointed !== null ? list.y + root.pointed.y - list.contentY + Theme.rowHeight : 0
    }
    ListView {
        id: list

        Accessible.name: qsTr("Hosts")
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
        model: root.visible ? root.hosts : null
        reuseItems: true

        T.ScrollBar.vertical: ScrollRail {
            bare: list.activeFocus && (root.selectedKey.length === 0 || list.count === 0)
        }
        ReadingOrder {
        }
        delegate: PowerRowItem {
            id: row

            columns: shape
            framed: row.selected && list.activeFocus
            selected: row.key === root.selectedKey
            width: list.width

            onHoveredChanged: {
                if (row.hovered)
                    root.pointed = row;
                else if (root.pointed === row)
                    root.pointed = null;
            }
            onOpened: root.opened(row.key)
            onPicked: modifiers => {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.take(row.key, modifiers, true);
            }
        }
    }
}
