// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Session
import Holdpoint.Theme

/// The holds as a virtual table. Its rows stay where they are while it is pointed at or in use.
FocusScope {
    id: root

    required property HoldsTable table
    property string currentKey: ""
    property HoldRowItem pointed: null
    property int revision: 0
    /// Somebody moved through it or chose in it; what is chosen on entry is nobody's choice yet.
    property bool used: false

    readonly property alias columns: shape
    readonly property alias head: header

    signal picked(string key)
    signal opened(string key)
    signal asked(var keys)
    signal acknowledged(var keys)

    function move(step: int, extend: bool) {
        root.used = true;
        const row = root.table.rowOf(root.currentKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.table.count - 1, row + step));
        root.take(root.table.keyAt(next), extend ? Qt.ShiftModifier : 0, false);
    }
    /// The row becomes the current one. With Shift all from the last one on are selected, with Ctrl it is added or
    /// taken out; a click without both selects none.
    function take(key: string, modifiers: int, clicked: bool) {
        if (modifiers & Qt.ShiftModifier) {
            if (root.table.selected === 0 && root.currentKey.length > 0)
                root.table.setAnchor(root.currentKey);
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
        const rows = root.table.rowsToCopy(root.currentKey);
        if (rows === 0)
            return;
        const ids = shape.shown.filter(id => id !== "tick");
        Clipboard.copy(root.table.copied(ids, ids.map(id => shape.nameOf(id)), root.currentKey));
        Alarms.notify(Words.counted(rows, qsTr("1 row copied."), qsTr("%1 rows copied.")));
    }

    /// A list asks for the groups of its rows when the property is another one, not when its values are.
    function section() {
        list.section.property = "";
        list.section.property = root.table.grouping.length > 0 ? "group" : "";
    }
    /// One hold needs no head that says the same.
    function heads(group: string, revision: int): bool {
        return revision >= 0 && (root.table.grouping !== "cause" || root.table.holdsOfGroup(group) > 1);
    }

    Component.onCompleted: root.section()

    onCurrentKeyChanged: {
        const row = root.table.rowOf(root.currentKey);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    // Or the shortcuts of the window would take them.
    Keys.onShortcutOverride: event => event.accepted = (event.key === Qt.Key_Escape && root.table.selected > 0) || letters.claims(event)
    Keys.onPressed: event => {
        const extend = (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.matches(StandardKey.SelectAll)) {
            root.table.selectAll();
        } else if (event.matches(StandardKey.Copy)) {
            root.copy();
        } else if (letters.take(event)) {
            root.used = true;
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
            else if (event.key === Qt.Key_Space && root.currentKey.length > 0)
                root.table.toggleSelected(root.currentKey);
            else if (event.key === Qt.Key_Escape && root.table.selected > 0)
                root.table.clearSelection();
            else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
                root.table.setFolded(root.table.groupOf(root.currentKey), event.key === Qt.Key_Left);
            else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.currentKey.length > 0)
                root.opened(root.currentKey);
            else
                return;
        }
        event.accepted = true;
    }

    TypeAhead {
        id: letters

        currentRow: () => root.table.rowOf(root.currentKey)
        rowNamed: (start, from) => root.table.rowNamed(start, from)
    }
    Connections {
        function onCountChanged() {
            ++root.revision;
        }
        function onFilterChanged() {
            root.section();
        }

        target: root.table
    }
    Binding {
        property: "held"
        target: root.table
        value: hover.hovered || (list.activeFocus && root.used && root.currentKey.length > 0)
    }
    HoverHandler {
        id: hover
    }
    HoldColumns {
        id: shape

        hasNotes: root.table.hasNotes
        longest: root.table.longest
        room: root.width - 2 * Theme.gap
        still: root.table.held

        // Not bound: it is what a person chooses from then on.
        Component.onCompleted: shape.chosen = PageMemory.text("holds/columns")
        onChosenChanged: PageMemory.keep("holds/columns", shape.chosen)
    }
    TableHead {
        id: header

        columns: shape
        filters: root.table.columnFilters
        height: Theme.rowHeight
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
        y: root.pointed !== null ? list.y + root.pointed.y + root.pointed.height - list.contentY : 0
    }
    ListView {
        id: list

        Accessible.name: qsTr("Holds")
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
        model: root.table
        reuseItems: true

        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: HoldRowItem {
            id: row

            objectName: "holdRow"
            columns: shape
            current: row.key === root.currentKey
            framed: row.current && list.activeFocus
            heading: row.ListView.section !== row.ListView.previousSection && root.heads(row.ListView.section, root.revision)
                     ? row.ListView.section : ""
            table: root.table
            width: list.width

            onAcknowledged: keys => root.acknowledged(keys)
            onAsked: keys => root.asked(keys)

            onHoveredChanged: {
                if (row.hovered)
                    root.pointed = row;
                else if (root.pointed === row)
                    root.pointed = null;
            }
            onOpened: root.opened(row.key)
            onPicked: modifiers => {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.used = true;
                root.take(row.key, modifiers, true);
            }
            onTicked: root.table.toggleSelected(row.key)
        }
    }
}
