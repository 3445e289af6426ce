// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Machine
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// Everything that stops a machine, the worst first; what it is, what was done about it, what ends it
/// (product.md 4.4, S3).
FocusScope {
    id: root

    required property HoldsViewModel holds
    required property MachineViewModel machine
    /// There may be holds, and nobody here can read them.
    readonly property bool raw: Session.fleetKnown && !Session.countsKnown
    readonly property bool none: root.table.count === 0 && root.table.hiddenHolding === 0
    /// Why there may be holds that nobody sees here; empty where there is no reason.
    readonly property string absence: root.none && !root.raw && !Session.replay.active && (!Session.fleetKnown || Session.machinesPartial)
                                      ? Session.standing.machinesText : ""
    /// Nobody has looked yet.
    readonly property bool unseen: root.none && !Session.replay.active && Session.standing.sawNothing
    /// The first picture can be taken.
    readonly property bool ready: root.holds.loaded || root.holds.errorText.length > 0
    readonly property HoldsTable table: root.holds.table
    property int revision: 0
    property bool inspects: true
    property bool entered: false
    /// In it the table has its columns with the names that machines and owners usually have.
    readonly property int tableRoom: 840

    /// What the palette offers here beside the keys.
    readonly property var commands: root.holds.bulkRequest.action === undefined ? []
        : [{ id: "plan", text: qsTr("%1 on all %2 machines of its cause\u2026").arg(Overrides.verb(root.holds.bulkRequest.action)).arg(root.holds.causeMachines) }]

    /// Which filters leave no hold, in words.
    readonly property string hidingWords: !root.holds.loaded || root.table.count > 0 ? ""
        : root.hiding(root.table.filter, root.table.chips, root.table.columnFilters, root.revision)
              .map(one => one === "filter" ? qsTr("the words \u201c%1\u201d").arg(root.table.filter)
                        : one === "chips" ? qsTr("the chips") : qsTr("the column %1").arg(list.columns.nameOf(one))).join(", ")

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen.
    signal picked(string key)

    /// What cannot be read is no filter.
    function mapOf(text: string): var {
        try {
            return text.length > 0 ? JSON.parse(text) : {};
        } catch (error) {
            return {};
        }
    }
    function focusFilter() {
        tools.search.forceActiveFocus(Qt.ShortcutFocusReason);
        tools.search.selectAll();
    }
    // What is read in a binding is followed by it.
    function hiding(filter: string, chips: var, columns: var, revision: int): var {
        return root.table.hiding();
    }
    /// As a link has it behind its "?".
    function view(): string {
        return saved.viewOf({ filter: root.table.filter, group: root.table.grouping.length > 0 ? root.table.grouping : "none",
                              chips: root.table.chips.length > 0 ? Words.joined(root.table.chips, " ") : "none",
                              // Beside the columns there are orders that no column has.
                              sort: root.table.sorting.length > 0 ? Words.joined(root.table.sorting, " ") : root.table.sort.length > 0 ? "by." + root.table.sort : "",
                              where: Object.keys(root.table.columnFilters).length > 0 ? JSON.stringify(root.table.columnFilters) : "",
                              columns: list.columns.chosen });
    }
    function applyView(view: string) {
        const wanted = saved.membersOf(view);
        root.table.clearFilters();
        root.table.filter = wanted.filter ?? "";
        root.table.grouping = wanted.group === "none" ? "" : ["cause", "owner", "point", "cluster", "budget", "rack", "maintenance"].includes(wanted.group) ? wanted.group : "cause";
        if (wanted.chips !== undefined)
            root.table.chips = wanted.chips.split(" ").filter(chip => chip !== "none");
        const order = /^by\.(late|impact|next|eta)$/.exec(wanted.sort ?? "");
        root.table.sort = order ? order[1] : "";
        root.table.sorting = order ? [] : (wanted.sort ?? "").split(" ");
        root.table.columnFilters = root.mapOf(wanted.where ?? "");
        list.columns.chosen = wanted.columns ?? "";
    }
    function run(command: string) {
        if (command === "plan")
            Overrides.reviewAll(root.holds.bulkRequest);
    }
    function toggleInspector() {
        root.inspects = !root.inspects;
    }
    function acknowledge() {
        Alarms.acknowledge(root.holds.targets());
    }
    function acknowledgeGroup() {
        Alarms.acknowledge(root.table.keysOfGroup(root.table.groupOf(root.holds.current)));
    }
    function shelve() {
        shelf.shelve(root.holds.targets());
    }
    function ask(keys: var) {
        Clipboard.copy(root.holds.question(keys));
        Alarms.notify(qsTr("Message to the owner copied."));
    }
    function copySentence() {
        Clipboard.copy(root.holds.sentence);
        Alarms.notify(qsTr("Sentence copied."));
    }
    function copyCommand() {
        Clipboard.copy(root.holds.kubectl());
        Alarms.notify(qsTr("kubectl command copied."));
    }
    /// On entry the worst is chosen, unless somebody has chosen before.
    function enter() {
        if (root.entered || !root.holds.loaded || root.table.count === 0)
            return;
        root.entered = true;
        if (root.table.rowOf(root.holds.current) < 0)
            root.pick(root.table.keyAt(0));
    }
    function pick(key: string) {
        root.holds.current = key;
        root.picked(root.holds.machineKey);
    }

    // The view model outlives the page, but not the console: what it begins with is remembered.
    Component.onCompleted: {
        // Read before the first is set: with each that is set all of them are kept.
        const chips = PageMemory.text("holds/chips");
        const filter = PageMemory.text("holds/filter");
        const grouping = PageMemory.text("holds/grouping");
        const sort = PageMemory.text("holds/sort");
        const columns = PageMemory.text("holds/columnFilters");
        root.table.sorting = PageMemory.text("holds/sorting").split(" ");
        if (chips.length > 0) {
            root.table.chips = chips.split(" ").filter(chip => chip !== "none");
            root.table.filter = filter;
            root.table.grouping = grouping;
            root.table.sort = sort;
        } else {
            root.table.grouping = "cause";
        }
        root.table.columnFilters = root.mapOf(columns);
        Qt.callLater(root.enter);
    }

    Connections {
        function onColumnFiltersChanged() {
            PageMemory.keep("holds/columnFilters", JSON.stringify(root.table.columnFilters));
        }
        function onSortChanged() {
            PageMemory.keep("holds/sorting", Words.joined(root.table.sorting, " "));
        }
        function onFilterChanged() {
            PageMemory.keep("holds/chips", root.table.chips.length > 0 ? Words.joined(root.table.chips, " ") : "none");
            PageMemory.keep("holds/filter", root.table.filter);
            PageMemory.keep("holds/grouping", root.table.grouping);
            PageMemory.keep("holds/sort", root.table.sort);
        }

        target: root.table
    }

    Keys.onPressed: event => {
        const shift = (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        switch (event.key) {
        case Qt.Key_R:
            root.table.applyPending();
            break;
        default:
            return;
        }
        event.accepted = !shift;
    }

    Connections {
        function onChanged() {
            ++root.revision;
            Qt.callLater(root.enter);
        }

        target: root.holds
    }
    SavedViews {
        id: saved

        onChanged: PageMemory.keep("views", saved.text)
    }
    ViewsMenu {
        id: viewsMenu

        parent: tools.viewsButton
        removed: saved.removed
        views: saved.views.filter(one => one.page === "holds")
        x: Math.min(0, parent.width - width)
        y: parent.height + Theme.gapTiny

        // Another window may have saved one.
        onAboutToShow: saved.text = PageMemory.text("views")
        onChosen: view => root.applyView(view)
        onLinkAsked: view => {
            Clipboard.copy(Session.webPage(`/holds?${view}`));
            Alarms.notify(qsTr("Link copied. Opening it requires signing in."));
        }
        onRemoveAsked: name => saved.remove("holds", name)
        onRenameAsked: (from, to) => viewsMenu.trouble = saved.rename("holds", from, to)
        onSaveAsked: name => {
            viewsMenu.trouble = saved.save("holds", name, root.view());
            if (viewsMenu.trouble.length === 0)
                viewsMenu.close();
        }
        onUndoAsked: saved.undoRemove()
    }
    MachineFinder {
        id: ended

        active: root.visible
        text: root.table.filter
    }
    HoldTools {
        id: tools

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        loaded: root.holds.loaded && !root.raw && !root.unseen && root.absence.length === 0
        revision: root.revision
        table: root.table

        onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)
        onViewsAsked: viewsMenu.open()
    }
    Rectangle {
        id: panel

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: inspector.visible ? inspector.left : parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        Item {
            id: bar

            height: !visible ? 0 : bulk.visible ? bulk.implicitHeight : Theme.rowHeightNormal + Theme.gapSmall
            visible: root.table.selection.length > 0 || root.table.pending > 0 || Alarms.flood
            width: parent.width

            BulkBar {
                id: bulk

                anchors.fill: parent
                count: root.table.selection.length
                visible: root.table.selection.length > 0

                onAcknowledged: root.acknowledge()
                onAsked: root.ask(root.holds.targets())
                onCleared: root.table.clearSelection()
                onShelved: root.shelve()
            }
            Line {
                anchors.left: parent.left
                anchors.leftMargin: Theme.gap
                anchors.right: reorder.left
                anchors.verticalCenter: parent.verticalCenter
                strong: true
                text: Alarms.floodText
                visible: root.table.selection.length === 0
            }
            PushButton {
                id: reorder

                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.rowHeight
                text: Words.counted(root.table.pending, qsTr("1 change \u2013 press R to apply"), qsTr("%1 changes \u2013 press R to apply"))
                visible: root.table.selection.length === 0 && root.table.pending > 0

                onClicked: root.table.applyPending()
            }
        }
        ColumnChips {
            id: narrowed

            anchors.left: parent.left
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.top: bar.bottom
            columns: list.columns
            filters: root.table.columnFilters
            topPadding: visible ? Theme.gapSmall : 0
            words: list.head.filterWords

            onCleared: column => root.table.setColumnFilter(column, "", [])
        }
        GoneStrip {
            id: gone

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: narrowed.bottom
            found: ended.found

            onOpened: machine => root.opened(machine)
        }
        HoldList {
            id: list

            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.outline
            anchors.right: parent.right
            anchors.top: gone.bottom
            currentKey: root.holds.current
            focus: true
            table: root.table
            // A head that went with its rows could not give them back.
            visible: root.table.count > 0 || (root.holds.loaded && Object.keys(root.table.columnFilters).length > 0)

            onAcknowledged: keys => Alarms.acknowledge(keys)
            onAsked: keys => root.ask(keys)
            onOpened: key => {
                root.pick(key);
                root.opened(root.holds.machineKey);
            }
            onPicked: key => root.pick(key)
        }
        ViewState {
            anchors.fill: parent
            emptyProof: root.raw ? "" : root.holds.proof
            emptyText: root.raw ? qsTr("Holds are not known: the machines are served in an unsupported version.")
                                : qsTr("Nothing is holding.")
            errorText: root.holds.errorText.length > 0 ? root.holds.errorText : root.holds.loaded ? root.absence : ""
            hidden: root.revision >= 0 ? root.table.hiddenHolding : 0
            hiddenBy: root.hidingWords
            hiddenText: Words.counted(root.table.hiddenHolding, qsTr("1 hold is hidden by the filters."), qsTr("%1 holds are hidden by the filters."))
            loaded: root.holds.loaded && !root.unseen
            request: root.holds.errorText.length === 0 && root.absence.length > 0 ? Session.standing.machinesRequest : ""
            shown: root.table.count

            onCleared: root.table.clearFilters()
        }
    }
    HoldInspector {
        id: inspector

        objectName: "holdInspector"
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap
        holds: root.holds
        machine: root.machine
        visible: root.inspects
        // Two fifths, as far as the table keeps its columns, and a line that can be read.
        width: Math.min(Math.floor(root.width * 0.4), 720, Math.max(320, root.width - root.tableRoom - 3 * Theme.gapLarge))

        onAsked: root.ask([root.holds.current])
        onOpened: key => root.opened(key)
        onShelved: shelf.shelve([root.holds.current])
    }
    ShelveDialog {
        id: shelf

        // Whoever shelved goes on in the list.
        onClosed: list.forceActiveFocus(Qt.OtherFocusReason)
    }
}
