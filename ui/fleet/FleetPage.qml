// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The overview: is anything abnormal, where, since when (product.md 4.4, S1).
FocusScope {
    id: root

    property string selectedKey: ""
    property bool interactive: true
    readonly property bool empty: Session.fleetLoaded && Session.summary.machines === 0 && !root.unseen
    /// Nobody has looked yet: that there is none is not known.
    readonly property bool unseen: Session.fleetLoaded && Session.summary.machines === 0 && !Session.fleetKnown
                                   && Session.standing.machinesText.length === 0
    /// There may be machines, but the cluster does not have or does not show their kind.
    readonly property bool absent: root.empty && Session.standing.machinesText.length > 0
    readonly property bool filteredEmpty: Session.fleetLoaded && !root.empty && !root.unseen && machines.count === 0
    /// As many columns as fill the height, within what leaves room for the table.
    readonly property real matrixMost: Math.floor(root.width * (root.width < 1200 ? 0.32 : 0.45))
    readonly property real matrixWidth: Math.max(200, matrix.widthFor(body.height, root.matrixMost))
    /// Which filters leave no machine, in words.
    readonly property string hidingWords: !root.filteredEmpty ? ""
        : root.hiding(machines.filter, machines.group, machines.cluster, machines.columnFilters).map(one => one === "filter" ? qsTr("the words \u201c%1\u201d").arg(search.text)
                                     : one === "cluster" ? qsTr("the cluster %1").arg(machines.cluster)
                                     : one === "group" ? qsTr("the counter")
                                     : qsTr("the column %1").arg(list.columns.nameOf(one))).join(", ")

    /// The keys of the rows that are selected in the table.
    readonly property var selection: machines.selection

    signal picked(string key)
    signal opened(string key)

    /// What cannot be read is no filter.
    function mapOf(text: string): var {
        try {
            return text.length > 0 ? JSON.parse(text) : {};
        } catch (error) {
            return {};
        }
    }
    function focusFilter() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    /// What one of the clusters is, in a line.
    function clusterWords(sum: var): string {
        const unseen = Session.standing.unseenSince(sum.object);
        return Words.joined([sum.cluster, Words.counted(sum.machines, qsTr("1 machine"), qsTr("%1 machines")),
                             sum.holding > 0 ? qsTr("%1 holding").arg(Words.count(sum.holding)) : "",
                             sum.late > 0 ? qsTr("%1 late").arg(Words.count(sum.late)) : "",
                             sum.overdue > 0 ? qsTr("%1 overdue").arg(Words.count(sum.overdue)) : "",
                             unseen > 0 ? qsTr("cannot be seen since %1").arg(Words.minute(unseen, Session.now)) : ""], "  \u00b7  ");
    }
    function clusterChoices(): var {
        const all = { value: "", text: qsTr("All clusters") };
        const sums = machines.clusterSums();
        const known = sums.some(sum => sum.cluster === machines.cluster) || machines.cluster.length === 0;
        return [all].concat(known ? [] : [{ value: machines.cluster, text: machines.cluster }], sums.map(sum => ({ value: sum.cluster, text: root.clusterWords(sum) })));
    }
    // What is read in a binding is followed by it.
    function hiding(filter: string, group: string, cluster: string, columns: var): var {
        return machines.hiding();
    }
    /// As a link has it behind its "?".
    function view(): string {
        return saved.viewOf({ filter: search.text, group: machines.group, cluster: machines.cluster, sort: Words.joined(machines.sorting, " "),
                              where: Object.keys(machines.columnFilters).length > 0 ? JSON.stringify(machines.columnFilters) : "",
                              columns: list.columns.chosen });
    }
    function applyView(view: string) {
        const wanted = saved.membersOf(view);
        search.text = wanted.filter ?? "";
        machines.group = wanted.group ?? "";
        machines.cluster = wanted.cluster ?? "";
        machines.sorting = (wanted.sort ?? "").split(" ");
        machines.columnFilters = root.mapOf(wanted.where ?? "");
        list.columns.chosen = wanted.columns ?? "";
    }
    function clear() {
        search.clear();
        machines.clearFilters();
    }
    function regroup() {
        matrix.regroup();
    }
    function recolor() {
        matrix.recolor();
    }

    FleetTable {
        id: machines

        filter: search.text
        fleet: Session.fleet

        cluster: PageMemory.text("fleet/cluster")
        group: PageMemory.text("fleet/group")

        Component.onCompleted: {
            machines.sorting = PageMemory.text("fleet/sorting").split(" ");
            machines.columnFilters = root.mapOf(PageMemory.text("fleet/columnFilters"));
        }
        onClusterChanged: PageMemory.keep("fleet/cluster", machines.cluster)
        onColumnFiltersChanged: PageMemory.keep("fleet/columnFilters", JSON.stringify(machines.columnFilters))
        onGroupChanged: PageMemory.keep("fleet/group", machines.group)
        onSortChanged: PageMemory.keep("fleet/sorting", Words.joined(machines.sorting, " "))
    }
    SavedViews {
        id: saved

        onChanged: PageMemory.keep("views", saved.text)
    }
    ViewsMenu {
        id: viewsMenu

        parent: viewsButton
        removed: saved.removed
        views: saved.views.filter(one => one.page === "fleet")
        x: Math.min(0, parent.width - width)
        y: parent.height + Theme.gapTiny

        // Another window may have saved one.
        onAboutToShow: saved.text = PageMemory.text("views")
        onChosen: view => root.applyView(view)
        onLinkAsked: view => {
            Clipboard.copy(Session.webPage(`/fleet?${view}`));
            Alarms.notify(qsTr("Link copied. Opening it requires signing in."));
        }
        onRemoveAsked: name => saved.remove("fleet", name)
        onRenameAsked: (from, to) => viewsMenu.trouble = saved.rename("fleet", from, to)
        onSaveAsked: name => {
            viewsMenu.trouble = saved.save("fleet", name, root.view());
            if (viewsMenu.trouble.length === 0)
                viewsMenu.close();
        }
        onUndoAsked: saved.undoRemove()
    }
    MachineFinder {
        id: ended

        active: root.visible && root.interactive
        text: search.text
    }
    FleetCounters {
        id: counters

        objectName: "fleetCounters"
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        enabled: root.interactive
        table: machines
    }
    Item {
        id: body

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: counters.bottom

        MatrixPane {
            id: matrix

            anchors.bottom: parent.bottom
            anchors.top: parent.top
            enabled: root.interactive
            interactive: root.interactive
            pointedKey: list.pointed?.key ?? ""
            selectedKey: root.selectedKey
            table: machines
            visible: !root.empty
            width: root.matrixWidth

            onOpened: key => root.opened(key)
            onPicked: key => root.picked(key)
        }
        Rectangle {
            id: panel

            anchors.bottom: parent.bottom
            anchors.left: root.empty ? parent.left : matrix.right
            anchors.leftMargin: root.empty ? 0 : Theme.gap
            anchors.right: parent.right
            anchors.top: parent.top
            border.color: Theme.rule
            border.width: Theme.outline
            color: Theme.panel
            radius: Theme.radius

            Item {
                id: tools

                height: visible ? Theme.controlHeight + 2 * Theme.gapSmall : Theme.gapSmall
                visible: root.interactive && !root.empty
                width: parent.width

                SearchField {
                    id: search

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    brief: qsTr("Filter (/)")
                    hint: qsTr("Filter by name, role, node, hook or owner (/)")
                    width: Math.min(360, parent.width * (clusters.visible ? 0.35 : 0.55))

                    // Not of the table: its filter is empty again while the window goes.
                    Component.onCompleted: search.text = PageMemory.text("fleet/filter")
                    onTextChanged: PageMemory.keep("fleet/filter", search.text)
                    onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)
                }
                ChoiceBox {
                    id: clusters

                    objectName: "clusterChoice"
                    anchors.left: search.right
                    anchors.leftMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    choices: []
                    displayText: machines.cluster.length > 0 ? machines.cluster : qsTr("All clusters")
                    label: qsTr("Cluster: %1").arg(clusters.displayText)
                    listWidth: 520
                    value: machines.cluster
                    visible: machines.hasClusters || machines.cluster.length > 0
                    width: Math.min(180, parent.width * 0.25)

                    onPicked: value => machines.cluster = value

                    // Counted when somebody opens the list; it stays what it is while it is open.
                    Connections {
                        function onAboutToShow() {
                            clusters.choices = root.clusterChoices();
                            clusters.currentIndex = clusters.choices.findIndex(choice => choice.value === machines.cluster);
                        }
                        target: clusters.popup
                    }
                }
                Line {
                    anchors.left: clusters.visible ? clusters.right : search.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: reorder.visible ? reorder.left : viewsButton.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.text3
                    horizontalAlignment: Text.AlignRight
                    size: Theme.fontSmall
                    visible: Session.fleetLoaded && !root.unseen
                    text: Words.joined([machines.selected > 0 ? qsTr("%1 selected").arg(Words.count(machines.selected)) : "",
                                        machines.hiddenCount > 0
                                        ? qsTr("%1 of %2 machines").arg(Words.count(machines.count)).arg(Words.count(Session.summary.machines))
                                        : Words.counted(machines.count, qsTr("1 machine"), qsTr("%1 machines"))], "  \u00b7  ")
                }
                PushButton {
                    id: viewsButton

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Views\u2026")

                    onClicked: viewsMenu.open()
                }
                PushButton {
                    id: reorder

                    anchors.right: viewsButton.left
                    anchors.rightMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 would move (R)").arg(machines.pending)
                    visible: machines.pending > 0

                    onClicked: machines.applyPending()
                }
            }
            ColumnChips {
                id: narrowed

                anchors.left: parent.left
                anchors.leftMargin: Theme.gapSmall
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                anchors.top: tools.bottom
                columns: list.columns
                filters: machines.columnFilters
                interactive: root.interactive
                words: list.head.filterWords

                onCleared: column => machines.setColumnFilter(column, "", [])
            }
            GoneStrip {
                id: gone

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: narrowed.bottom
                found: ended.found

                onOpened: machine => root.opened(machine)
            }
            FleetList {
                id: list

                anchors.bottom: parent.bottom
                anchors.left: parent.left
                anchors.margins: Theme.outline
                anchors.right: parent.right
                anchors.top: gone.bottom
                enabled: root.interactive
                focus: true
                interactive: root.interactive
                pointedKey: matrix.matrix.hoverKey
                selectedKey: root.selectedKey
                table: machines
                // A head that went with its rows could not give them back.
                visible: machines.count > 0 || Object.keys(machines.columnFilters).length > 0

                onOpened: key => root.opened(key)
                onPicked: key => root.picked(key)
            }
            Skeleton {
                anchors.left: parent.left
                anchors.margins: Theme.gapLarge
                anchors.right: parent.right
                anchors.top: tools.bottom
                visible: root.unseen || (!Session.fleetLoaded && Session.fleetError.length === 0)
            }
            PageMessage {
                anchors.centerIn: parent
                proof: Session.fleetError.length > 0 ? ""
                     : root.absent ? Session.standing.machinesProof
                     : root.empty ? qsTr("Checked %1.").arg(Words.stamp(Math.min(Session.now, Session.asOf)))
                                  : Words.counted(machines.hiddenCount, qsTr("1 machine does not match."), qsTr("%1 machines do not match."))
                sentence: Session.fleetError.length > 0 ? Session.fleetError
                        : root.absent ? Session.standing.machinesText
                        : root.empty ? qsTr("No machines in %1.").arg(Session.cluster.length > 0 ? Session.cluster : Session.place)
                                     : qsTr("No match. Hidden by %1.").arg(root.hidingWords)
                action: root.filteredEmpty ? qsTr("Clear filter")
                      : root.absent && root.interactive && Session.standing.machinesRequest.length > 0 ? qsTr("Copy request") : ""
                locked: root.absent && Session.standing.machinesRequest.length > 0
                visible: root.empty || root.filteredEmpty || (!Session.fleetLoaded && Session.fleetError.length > 0)
                width: parent.width - 2 * Theme.gapHuge

                onTriggered: {
                    if (root.absent) {
                        request.selectAll();
                        request.copy();
                        return;
                    }
                    root.clear();
                }
            }
            TextEdit {
                id: request

                text: Session.standing.machinesRequest
                visible: false
            }
        }
    }
}
