// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The fleet as a virtual table. Its rows stay where they are while it is pointed at or in use.
FocusScope {
    id: root

    required property FleetTable table
    property string selectedKey: ""
    /// What is pointed at in the matrix.
    property string pointedKey: ""
    property bool interactive: true

    readonly property alias columns: shape
    readonly property alias head: header

    signal picked(string key)
    signal opened(string key)

    function move(step: int, extend: bool) {
        const row = root.table.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.table.count - 1, row + step));
        root.take(root.table.keyAt(next), extend ? Qt.ShiftModifier : 0, false);
    }
    /// The row becomes the current one. With Shift all from the last one on are selected, with Ctrl it is added or
    /// taken out; a click without both selects none.
    function take(key: string, modifiers: int, clicked: bool) {
        if (modifiers & Qt.ShiftModifier) {
            if (root.table.selected === 0 && root.selectedKey.length > 0)
                root.table.setAnchor(root.selectedKey);
            root.table.selectTo(key);
        } else if (modifiers & Qt.ControlModifier) {
            root.table.toggleSelected(key);
        } else {
            if (clicked)
                root.table.clearSelection();
            root.table.setAnchor(key);
        }
        root.picked(key);
    }
    function copy() {
        const rows = root.table.rowsToCopy(root.selectedKey);
        if (rows === 0)
            return;
        Clipboard.copy(root.table.copied(shape.shown, shape.shown.map(id => shape.nameOf(id)), root.selectedKey));
        Alarms.notify(Words.counted(rows, qsTr("1 row copied."), qsTr("%1 rows copied.")));
    }
    function reveal() {
        const row = root.table.rowOf(root.selectedKey);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    /// The row under the pointer.
    property FleetRowItem pointed: null

    onSelectedKeyChanged: root.reveal()

    // Or the shortcuts of the window would take them.
    Keys.onShortcutOverride: event => event.accepted = (event.key === Qt.Key_Escape && root.table.selected > 0) || letters.claims(event)
    Keys.onPressed: event => {
        const extend = (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.matches(StandardKey.SelectAll)) {
            root.table.selectAll();
        } else if (event.matches(StandardKey.Copy)) {
            root.copy();
        } else if (letters.take(event)) {
            if (letters.row >= 0)
                root.take(root.table.keyAt(letters.row), 0, false);
        } else if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) {
            return;
        } else {
            const page = Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1);
            const steps = { [Qt.Key_Down]: 1, [Qt.Key_J]: 1, [Qt.Key_Up]: -1, [Qt.Key_K]: -1, [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page,
                            [Qt.Key_Home]: -root.table.count, [Qt.Key_End]: root.table.count };
            if (steps[event.key] !== undefined)
                root.move(steps[event.key], extend);
            else if (event.key === Qt.Key_R)
                root.table.applyPending();
            else if (event.key === Qt.Key_Space && root.selectedKey.length > 0)
                root.table.toggleSelected(root.selectedKey);
            else if (event.key === Qt.Key_Escape && root.table.selected > 0)
                root.table.clearSelection();
            else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.selectedKey.length > 0)
                root.opened(root.selectedKey);
            else
                return;
        }
        event.accepted = true;
    }

    TypeAhead {
        id: letters

        rowNamed: (start, from) => root.table.rowNamed(start, from)
        currentRow: () => root.table.rowOf(root.selectedKey)
    }
    Binding {
        property: "held"
        target: root.table
        value: root.interactive && (hover.hovered || (list.activeFocus && root.selectedKey.length > 0))
    }
    HoverHandler {
        id: hover
    }
    FleetColumns {
        id: shape

        hasNotes: root.table.hasNotes
        longestName: Session.summary.longestName
        room: root.width - 2 * Theme.gap
        stale: Session.outOfTouch

        // Not bound: it is what a person chooses from then on.
        Component.onCompleted: shape.chosen = PageMemory.text("fleet/columns")
        onChosenChanged: PageMemory.keep("fleet/columns", shape.chosen)
    }
    TableHead {
        id: header

        columns: shape
        filters: root.table.columnFilters
        height: Theme.rowHeight
        interactive: root.interactive
        sorting: root.table.sorting.length > 0 ? root.table.sorting : ["sign"]
        valuesOf: id => root.table.valuesOf(id)
        width: parent.width

        onFilterAsked: (column, contains, values) => root.table.setColumnFilter(column, contains, values)
        onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)
        onSortAsked: (column, second) => root.table.sortBy(column, second)
    }
    Tip {
        shown: root.pointed !== null && root.pointed.cut
        text: root.pointed !== null ? root.pointed.words : ""
        x: Theme.gapHuge + Theme.gapLarge
        y: root.pointed !== null ? list.y + root.pointed.y - list.contentY + Theme.rowHeight : 0
    }
    ListView {
        id: list

        Accessible.name: qsTr("Machines")
        Accessible.role: Accessible.Table
        activeFocusOnTab: root.interactive
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        keyNavigationEnabled: false
        model: root.table
        reuseItems: true

        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: FleetRowItem {
            id: row

            columns: shape
            framed: row.selected && list.activeFocus
            now: Session.now
            pointed: row.key === root.pointedKey
            selected: row.key === root.selectedKey
            stale: Session.outOfTouch
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
