// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The head of a table: titles that sort, edges that are dragged, titles that are dragged to another place, and a
/// menu for each column. All of it also with keys: one stop of Tab, arrows go from column to column.
Rectangle {
    id: root

    required property TableColumns columns
    /// As QuietTable has it: "owner", "-age".
    property var sorting: []
    /// As QuietTable has it: by the id of a column {contains, values}.
    property var filters: ({})
    /// What rows say in a column, to choose from: (id) => texts.
    property var valuesOf: id => []
    property bool interactive: true
    /// The column that the keyboard is at.
    property string current: ""
    /// Where a title that is dragged would stand; -1: nowhere else.
    property int target: -1
    property string dragged: ""
    readonly property real step: Theme.gapLarge

    signal sortAsked(string column, bool second)
    signal filterAsked(string column, string contains, var values)
    /// To the rows.
    signal leaving

    function isDescending(id: string): bool {
        return root.sorting.includes("-" + id);
    }
    function isSorted(id: string): bool {
        return root.sorting.includes(id) || root.isDescending(id);
    }
    function isPlain(id: string): bool {
        return root.columns.column(id).plain === true;
    }
    /// "contains “x”", "is one of Running, Failed"
    function filterWords(id: string): string {
        const filter = root.filters[id];
        if (filter === undefined)
            return "";
        return Words.joined([filter.contains.length > 0 ? qsTr("contains \u201c%1\u201d").arg(filter.contains) : "",
                             filter.values.length === 0 ? "" : (filter.values.length === 1 ? qsTr("is %1") : qsTr("is one of %1"))
                                 .arg(filter.values.map(value => value.length > 0 ? value : "\u2013").join(", "))],
                            ", ");
    }
    function openMenu(id: string) {
        if (!root.interactive || root.isPlain(id))
            return;
        root.current = id;
        menu.offer(id, root.filters[id] ?? { contains: "", values: [] }, root.valuesOf(id));
    }
    function go(by: int) {
        const ids = root.columns.shown.filter(id => !root.isPlain(id));
        const at = ids.indexOf(root.current);
        root.current = ids[at < 0 ? 0 : Math.max(0, Math.min(ids.length - 1, at + by))] ?? "";
    }

    Accessible.name: qsTr("Columns")
    Accessible.role: Accessible.Grouping
    activeFocusOnTab: root.interactive
    color: Theme.band
    implicitHeight: Theme.rowHeight

    onActiveFocusChanged: if (root.activeFocus && !root.columns.isShown(root.current)) root.go(0)

    // Or the shortcuts of the window would take them.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape || event.key === Qt.Key_Plus || event.key === Qt.Key_Minus
    Keys.onPressed: event => {
        const control = (event.modifiers & Qt.ControlModifier) !== 0;
        const alt = (event.modifiers & Qt.AltModifier) !== 0;
        const by = event.key === Qt.Key_Left ? -1 : 1;
        switch (event.key) {
        case Qt.Key_Left:
        case Qt.Key_Right:
            if (control)
                root.columns.move(root.current, by);
            else if (alt)
                root.columns.resize(root.current, root.columns.widthOf(root.current) + by * root.step);
            else
                root.go(by);
            break;
        case Qt.Key_Plus:
        case Qt.Key_Minus:
            root.columns.resize(root.current, root.columns.widthOf(root.current) + (event.key === Qt.Key_Plus ? root.step : -root.step));
            break;
        case Qt.Key_Home:
        case Qt.Key_End:
            root.go(event.key === Qt.Key_Home ? -100 : 100);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            root.sortAsked(root.current, (event.modifiers & Qt.ShiftModifier) !== 0);
            break;
        case Qt.Key_Space:
        case Qt.Key_Menu:
            root.openMenu(root.current);
            break;
        case Qt.Key_Delete:
            root.columns.setHidden(root.current, true);
            root.go(0);
            break;
        case Qt.Key_Down:
        case Qt.Key_Escape:
            root.leaving();
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Item {
        id: cells

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap

        Repeater {
            // What stands where, not how wide: a width that changes makes no title again.
            model: root.columns.shown

            TableCell {
                id: cell

                required property string modelData
                readonly property var declared: root.columns.columns.find(one => one.id === cell.modelData) ?? {}
                readonly property bool plain: root.isPlain(cell.modelData)

                column: cell.modelData
                columns: root.columns
                height: cells.height

                ColumnTitle {
                    Accessible.ignored: cell.plain
                    anchors.fill: parent
                    descending: root.isDescending(cell.modelData)
                    enabled: root.interactive && !cell.plain
                    filter: root.filterWords(cell.modelData)
                    framed: root.activeFocus && root.current === cell.modelData
                    name: cell.declared.name ?? cell.declared.title ?? ""
                    place: root.sorting.length < 2 ? 0 : root.sorting[0] === cell.modelData || root.sorting[0] === "-" + cell.modelData ? 1 : 2
                    rightAligned: cell.declared.right === true
                    sorted: root.isSorted(cell.modelData)
                    text: cell.declared.title ?? ""

                    onClicked: root.sortAsked(cell.modelData, false)
                    onMenuAsked: root.openMenu(cell.modelData)
                    onSecondAsked: root.sortAsked(cell.modelData, true)
                }
                DragHandler {
                    id: mover

                    readonly property real at: cell.x + mover.centroid.position.x

                    enabled: root.interactive && root.columns.canMove(cell.modelData)
                    target: null
                    yAxis.enabled: false

                    onActiveChanged: {
                        const place = root.target;
                        root.dragged = cell.modelData;
                        root.target = -1;
                        if (!mover.active && place >= 0)
                            Qt.callLater(() => root.columns.moveTo(cell.modelData, place));
                    }
                    onAtChanged: if (mover.active) root.target = root.columns.placeAt(cell.modelData, mover.at)
                }
                IconMark {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.glyphSmall
                    kind: "more"
                    visible: over.hovered && root.interactive && !cell.plain && cell.width >= 56 && cell.declared.right !== true
                    width: Theme.glyphSmall

                    TapHandler {
                        onTapped: root.openMenu(cell.modelData)
                    }
                }
                HoverHandler {
                    id: over
                }
                MouseArea {
                    property real from: 0
                    property real before: 0

                    cursorShape: Qt.SplitHCursor
                    height: parent.height
                    visible: root.interactive && root.columns.canMove(cell.modelData)
                    width: root.columns.gap + 2
                    x: parent.width - 1

                    onDoubleClicked: root.columns.fit(cell.modelData)
                    onPositionChanged: mouse => {
                        if (pressed)
                            root.columns.resize(cell.modelData, before + mapToItem(root, mouse.x, 0).x - from);
                    }
                    onPressed: mouse => {
                        before = cell.width;
                        from = mapToItem(root, mouse.x, 0).x;
                    }

                    Rectangle {
                        anchors.centerIn: parent
                        color: parent.containsPress ? Theme.focus : Theme.rule
                        height: parent.height - Theme.gapSmall
                        visible: over.hovered || parent.containsPress
                        width: Theme.outline
                    }
                }
            }
        }
        // Where what is dragged would be let in.
        Rectangle {
            readonly property string beside: root.columns.shown[root.target] ?? ""
            readonly property bool behind: root.target > root.columns.shown.indexOf(root.dragged)

            color: Theme.focus
            height: parent.height
            visible: root.target >= 0
            width: Theme.focusWidth
            x: root.target < 0 ? 0 : root.columns.xOf(beside)
               + (behind ? root.columns.widthOf(beside) + root.columns.gap / 2 : -root.columns.gap / 2)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        color: Theme.rule
        height: Theme.outline
        width: parent.width
    }
    ColumnMenu {
        id: menu

        columns: root.columns
        parent: root
        x: Math.max(0, Math.min(root.width - width, root.columns.xOf(menu.column)))
        y: root.height

        onClosed: if (root.interactive) root.forceActiveFocus(Qt.PopupFocusReason)
        onFilterAsked: (contains, values) => root.filterAsked(menu.column, contains, values)
        onSecondAsked: root.sortAsked(menu.column, true)
    }
}
