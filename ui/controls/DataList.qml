// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// The rows of a table one below the other, under a head that sorts, narrows and arranges the columns, with the keys,
/// the selection and the copying that all tables have. Rows stay where they are while the list is pointed at or in
/// use.
FocusScope {
    id: root

    /// A QuietTable.
    required property var table
    required property TableColumns columns
    /// What is in it, in one word.
    required property string name
    property string selectedKey: ""
    property bool interactive: true
    property real rowHeight: Theme.rowHeight
    /// What it is sorted by while nobody chose.
    property var ownSorting: []
    /// The row under the pointer; `cut`: it does not show all of its `words`.
    property var pointed: null
    /// A row tells by point(), take() and `opened` what becomes of it.
    property alias delegate: list.delegate
    readonly property alias head: header
    readonly property alias view: list

    /// The row becomes the current one.
    signal picked(string key)
    signal opened(string key)
    /// So many rows are in the clipboard.
    signal copied(int rows)

    /// The row becomes the current one. With Shift all from the last one on are selected, with Ctrl it is added or
    /// taken out; a click without both selects none.
    function take(key: string, modifiers: int, clicked: bool) {
        if (clicked)
            list.forceActiveFocus(Qt.MouseFocusReason);
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
    function point(row: var, hovered: bool) {
        if (hovered)
            root.pointed = row;
        else if (root.pointed === row)
            root.pointed = null;
    }
    function move(step: int, extend: bool) {
        const row = root.table.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.table.count - 1, row + step));
        root.take(root.table.keyAt(next), extend ? Qt.ShiftModifier : 0, false);
    }
    function copy() {
        const rows = root.table.rowsToCopy(root.selectedKey);
        if (rows === 0)
            return;
        Clipboard.copy(root.table.copied(root.columns.shown, root.columns.shown.map(id => root.columns.nameOf(id)), root.selectedKey));
        root.copied(rows);
    }
    function reveal() {
        const row = root.table.rowOf(root.selectedKey);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    onSelectedKeyChanged: root.reveal()

    // Or the shortcuts of the window would take them.
    Keys.onShortcutOverride: event => event.accepted = (event.key === Qt.Key_Escape && root.table.selected > 0) || letters.claims(event)
    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(list.height / root.rowHeight) - 1);
        const steps = { [Qt.Key_Down]: 1, [Qt.Key_J]: 1, [Qt.Key_Up]: -1, [Qt.Key_K]: -1, [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page,
                        [Qt.Key_Home]: -root.table.count, [Qt.Key_End]: root.table.count };
        if (event.matches(StandardKey.SelectAll))
            root.table.selectAll();
        else if (event.matches(StandardKey.Copy))
            root.copy();
        else if (letters.take(event)) {
            if (letters.row >= 0)
                root.take(root.table.keyAt(letters.row), 0, false);
        } else if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        else if (steps[event.key] !== undefined)
            root.move(steps[event.key], (event.modifiers & Qt.ShiftModifier) !== 0);
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
        value: root.visible && root.interactive && (hover.hovered || (list.activeFocus && root.selectedKey.length > 0))
    }
    HoverHandler {
        id: hover
    }
    TableHead {
        id: header

        columns: root.columns
        filters: root.table.columnFilters
        height: header.visible ? Theme.rowHeight : 0
        interactive: root.interactive
        sorting: root.table.sorting.length > 0 ? root.table.sorting : root.ownSorting
        valuesOf: id => root.table.valuesOf(id)
        // A head that went with its rows could not give them back.
        visible: list.count > 0 || Object.keys(root.table.columnFilters).length > 0
        width: parent.width

        onFilterAsked: (column, contains, values) => root.table.setColumnFilter(column, contains, values)
        onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)
        onSortAsked: (column, second) => root.table.sortBy(column, second)
    }
    Tip {
        shown: root.pointed?.cut ?? false
        text: root.pointed?.words ?? ""
        x: Theme.gapHuge + Theme.gapLarge
        y: root.pointed ? list.y + root.pointed.y + root.pointed.height - list.contentY : 0
    }
    ListView {
        id: list

        Accessible.name: root.name
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
        model: root.visible ? root.table : null
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
    }
}
