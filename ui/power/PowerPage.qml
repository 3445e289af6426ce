// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Power
import Holdpoint.Session
import Holdpoint.Theme

/// Power of every host, and who holds it (product.md 4.4, S4).
FocusScope {
    id: root

    /// The first picture can be taken.
    readonly property bool ready: table.loaded || root.refusal.length > 0
    /// Hosts that are not understood are shown all the same, and nothing of them can be counted.
    readonly property bool raw: Session.standing.hostsVersion.length > 0
    readonly property string refusal: Session.standing.hostsText.length > 0 && !(root.raw && table.count > 0)
                                      ? Session.standing.hostsText : table.errorText
    property string selectedKey: ""
    property string filterName: PageMemory.text("power/chip")
    /// How the list was sorted; cards stand in the order of the racks.
    property string sorting: PageMemory.text("power/sorting")
    readonly property var filters: [
        { name: "mismatch", text: qsTr("Mismatch"), look: "mismatch" },
        { name: "held", text: qsTr("Held"), look: "holding" },
        { name: "error", text: qsTr("Error"), look: "failed" },
        { name: "detached", text: qsTr("Detached or unmanaged"), look: "maintenance" }
    ]

    /// There is something to count.
    readonly property bool known: (table.loaded && (Session.replay.active || !Session.standing.sawNothing)) || table.count > 0

    onFilterNameChanged: PageMemory.keep("power/chip", root.filterName)

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen, for the inspector.
    signal picked(string key)

    function focusFilter() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    function clear() {
        search.clear();
        root.filterName = "";
        hosts.clearFilters();
    }
    /// What cannot be read is no filter.
    function mapOf(text: string): var {
        try {
            return text.length > 0 ? JSON.parse(text) : {};
        } catch (error) {
            return {};
        }
    }
    /// Which filters leave no host, in words. What is read in a binding is followed by it.
    function hidingWords(filter: string, chip: string, columns: var): string {
        return hosts.hiding().map(one => one === "filter" ? qsTr("the words \u201c%1\u201d").arg(search.text)
                                       : one === "chip" ? qsTr("the filter %1").arg(root.filters.find(each => each.name === chip)?.text ?? "")
                                       : qsTr("the column %1").arg(wall.list.columns.nameOf(one))).join(", ");
    }
    function pick(key: string) {
        root.selectedKey = key;
        const machine = table.row(key).machine;
        if (machine)
            root.picked(machine);
    }
    function heldKeys(): var {
        const found = [];
        for (let row = 0; row < held.count; ++row) {
            for (const entry of held.at(row).keys.filter(entry => entry.keyed))
                found.push({ host: held.keyAt(row), entry: entry });
        }
        return found;
    }

    Keys.onPressed: event => {
        if (event.text === "/") {
            root.focusFilter();
            event.accepted = true;
        }
    }

    LiveTable {
        id: table

        active: root.visible
        view: "power"

        onSettled: {
            side.host = table.row(root.selectedKey);
            side.allKeys = root.heldKeys();
        }
    }
    HostsTable {
        id: hosts

        chip: root.filterName
        filter: search.text
        rows: table.rows

        Component.onCompleted: {
            hosts.columnFilters = root.mapOf(PageMemory.text("power/columnFilters"));
            hosts.sorting = wall.asList ? root.sorting.split(" ") : [];
        }
        onColumnFiltersChanged: PageMemory.keep("power/columnFilters", JSON.stringify(hosts.columnFilters))
        onSortChanged: {
            if (!wall.asList)
                return;
            root.sorting = Words.joined(hosts.sorting, " ");
            PageMemory.keep("power/sorting", root.sorting);
        }
    }
    RowsTable {
        id: held

        rows: table.rows
        where: ({ held: true })
    }
    onSelectedKeyChanged: side.host = table.row(root.selectedKey)

    MachineFinder {
        id: ended

        active: root.visible
        text: search.text
    }
    ColumnChips {
        id: narrowed

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: side.left
        anchors.rightMargin: Theme.gapLarge
        anchors.top: tools.bottom
        anchors.topMargin: visible ? Theme.gapSmall : 0
        columns: wall.list.columns
        filters: hosts.columnFilters
        words: wall.list.head.filterWords

        onCleared: column => hosts.setColumnFilter(column, "", [])
    }
    GoneStrip {
        id: gone

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: side.left
        anchors.rightMargin: Theme.gapLarge
        anchors.top: narrowed.bottom
        anchors.topMargin: visible ? Theme.gapSmall : 0
        found: ended.found

        onOpened: machine => root.opened(machine)
    }
    Item {
        id: tools

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        height: Theme.controlHeight

        SearchField {
            id: search

            Component.onCompleted: search.text = PageMemory.text("power/filter")
            brief: qsTr("Filter (/)")
            hint: qsTr("Filter by host, rack, machine or key (/)")
            width: Math.max(110, Math.min(300, parent.width - chips.width - number.width - shape.width - 4 * Theme.gap))

            onTextChanged: PageMemory.keep("power/filter", search.text)
            onLeaving: wall.forceActiveFocus(Qt.OtherFocusReason)
        }
        Row {
            id: chips

            anchors.left: search.right
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall

            Repeater {
                model: root.filters

                FilterChip {
                    required property var modelData

                    // Counted anew with every frame.
                    count: hosts.total >= 0 && root.known && !root.raw ? hosts.chipCount(modelData.name) : -1
                    checked: root.filterName === modelData.name
                    look: modelData.look
                    text: modelData.text

                    onClicked: root.filterName = root.filterName === modelData.name ? "" : modelData.name
                }
            }
        }
        Line {
            id: number

            anchors.right: reorder.visible ? reorder.left : shape.left
            anchors.rightMargin: Theme.gap
            color: Theme.text3
            height: parent.height
            size: Theme.fontSmall
            text: Words.joined([hosts.selected > 0 ? qsTr("%1 selected").arg(Words.count(hosts.selected)) : "",
                                hosts.hiddenCount > 0 ? qsTr("%1 of %2 hosts").arg(Words.count(hosts.count)).arg(Words.count(hosts.total))
                                                      : Words.counted(hosts.count, qsTr("1 host"), qsTr("%1 hosts"))], "  \u00b7  ")
            visible: table.loaded
        }
        PushButton {
            id: reorder

            anchors.right: shape.left
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%1 would move (R)").arg(hosts.pending)
            visible: wall.asList && hosts.pending > 0

            onClicked: hosts.applyPending()
        }
        PushButton {
            id: shape

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            hint: wall.asList ? qsTr("Show the hosts as cards") : qsTr("Show the hosts as a list")
            text: wall.asList ? qsTr("Cards") : qsTr("List")

            onClicked: wall.asList = !wall.asList
        }
    }
    PowerWall {
        id: wall

        objectName: "powerWall"
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: side.left
        anchors.top: gone.bottom
        focus: true
        hosts: hosts
        selectedKey: root.selectedKey
        visible: hosts.count > 0 && root.refusal.length === 0

        // The page got the keyboard before there were hosts.
        onVisibleChanged: if (wall.visible && root.Window.activeFocusItem === root) wall.forceActiveFocus(Qt.OtherFocusReason)
        Component.onCompleted: wall.asList = PageMemory.text("power/list") === "yes"
        onAsListChanged: {
            PageMemory.keep("power/list", wall.asList ? "yes" : "");
            hosts.sorting = wall.asList ? root.sorting.split(" ") : [];
        }

        onOpened: key => {
            const machine = table.row(key).machine;
            if (machine)
                root.opened(machine);
        }
        onPicked: key => root.pick(key)
    }
    // Behind the wall, from which Tab leads to what can be done.
    HostPanel {
        id: side

        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: tools.bottom
        hostKey: root.selectedKey
        visible: root.known && root.refusal.length === 0
        width: root.width < Theme.roomyWidth - Theme.railWidth ? Theme.inspectorNarrow : Theme.inspectorWidth

        onOpened: machine => root.opened(machine)
    }
    ViewState {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: root.refusal.length > 0 ? parent.right : side.left
        anchors.top: gone.bottom
        emptyProof: qsTr("Checked %1.").arg(Words.stamp(Math.min(Session.now, Session.asOf)))
        emptyText: qsTr("No hosts in %1.").arg(Session.cluster.length > 0 ? Session.cluster : Session.place)
        errorText: root.refusal
        hidden: hosts.hiddenCount
        hiddenBy: hosts.count === 0 && hosts.total > 0 ? root.hidingWords(hosts.filter, hosts.chip, hosts.columnFilters) : ""
        hiddenText: Words.counted(hosts.hiddenCount, qsTr("1 host is hidden by the filters."), qsTr("%1 hosts are hidden by the filters."))
        loaded: root.known
        request: Session.standing.hostsRequest
        shown: hosts.count

        onCleared: root.clear()
    }
}
