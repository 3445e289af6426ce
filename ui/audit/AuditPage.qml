// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Who changed what, why, and who agreed: append only (product.md 4.4, S7).
FocusScope {
    id: root

    /// The first picture can be taken.
    readonly property bool ready: table.loaded || table.errorText.length > 0
    property string selectedKey: ""
    /// Of the chips that are on, in the order of the chips, with commas between; a row must fit all of them.
    property string filterName: PageMemory.text("audit/chip")
    readonly property var filterNames: root.filterName.split(",")
    property string notice: ""
    property var chain: ({})
    property int unreviewed: 0
    readonly property bool broken: root.chain.fault !== undefined && root.chain.fault.length > 0
    readonly property var filters: [
        { name: "closed", text: qsTr("Results"), where: { opens: false } },
        { name: "unknown", text: qsTr("Timed out"), where: { "content.result": "timedOut" } },
        { name: "g4", text: qsTr("G4"), where: { "content.level": "G4" } },
        { name: "glass", text: qsTr("Break-glass"), where: { "content.breakGlass": true } },
        { name: "second", text: qsTr("Two people"), where: { "content.approvedBy": true } }
    ]

    /// The override whose review was asked for, from an alarm; empty again when it was shown.
    property string wanted: ""

    onReadyChanged: root.reviewWanted()
    onWantedChanged: root.reviewWanted()
    onFilterNameChanged: PageMemory.keep("audit/chip", root.filterName)

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
        shown.columnFilters = {};
    }
    /// What cannot be read is no filter.
    function mapOf(text: string): var {
        try {
            return text.length > 0 ? JSON.parse(text) : {};
        } catch (error) {
            return {};
        }
    }
    function view(): string {
        return saved.viewOf({ filter: search.text.trim(), chips: root.filterName, sort: Words.joined(shown.sorting, " "),
                              where: Object.keys(shown.columnFilters).length > 0 ? JSON.stringify(shown.columnFilters) : "",
                              columns: list.columns.chosen });
    }
    function applyView(view: string) {
        const wanted = saved.membersOf(view);
        search.text = wanted.filter ?? "";
        root.filterName = wanted.chips ?? "";
        shown.sorting = (wanted.sort ?? "").split(" ");
        shown.columnFilters = root.mapOf(wanted.where ?? "");
        list.columns.chosen = wanted.columns ?? "";
    }
    /// Queries that were saved before pages had views.
    function takeOver(queries: string) {
        const old = root.mapOf(queries);
        if (!Array.isArray(old))
            return;
        saved.text = PageMemory.text("views");
        for (const query of old)
            saved.save("audit", query.name ?? "", saved.viewOf({ filter: query.words ?? "", chips: query.chip ?? "" }));
        PageMemory.keep("audit/queries", "");
    }
    /// Which filters leave no row, in words. What is read in a binding is followed by it.
    function hidingWords(columns: var): string {
        if (entries.count === 0)
            return "";
        return shown.hiding().map(one => qsTr("the column %1").arg(list.columns.nameOf(one))).join(", ");
    }
    function toggle(name: string) {
        root.filterName = root.filters.map(one => one.name).filter(one => root.filterNames.includes(one) !== (one === name)).join(",");
    }
    function verify() {
        Session.commands.run("audit.verify", {}, answer => {
            root.notice = answer.ok ? Words.joined([qsTr("Every row was checked, %1 are intact.").arg(answer.result.rows), answer.result.fault ?? ""], " ")
                                    : answer.message;
        });
    }
    function reviewWanted() {
        if (root.wanted.length === 0 || !root.ready)
            return;
        const id = root.wanted;
        root.wanted = "";
        if (table.row("review/" + id).override === id)
            reviewing.show(id);
    }
    function fileName(suffix: string): string {
        return "holdpoint-audit-%1.%2".arg(Words.stamp(Session.now).replace(/[: ]/g, "-")).arg(suffix);
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
        view: "audit"

        onSettled: {
            root.chain = table.row("chain");
            root.unreviewed = reviews.total;
            root.reviewWanted();
        }
    }
    SavedViews {
        id: saved

        Component.onCompleted: root.takeOver(PageMemory.text("audit/queries"))
        onChanged: PageMemory.keep("views", saved.text)
    }
    ViewsMenu {
        id: viewsMenu

        linkable: false
        parent: viewsButton
        removed: saved.removed
        views: saved.views.filter(one => one.page === "audit")
        x: Math.min(0, parent.width - width)
        y: parent.height + Theme.gapTiny

        // Another window may have saved one.
        onAboutToShow: saved.text = PageMemory.text("views")
        onChosen: view => {
            root.applyView(view);
            list.forceActiveFocus(Qt.OtherFocusReason);
        }
        onRemoveAsked: name => saved.remove("audit", name)
        onRenameAsked: (from, to) => viewsMenu.trouble = saved.rename("audit", from, to)
        onSaveAsked: name => {
            viewsMenu.trouble = saved.save("audit", name, root.view());
            if (viewsMenu.trouble.length === 0)
                viewsMenu.close();
        }
        onUndoAsked: saved.undoRemove()
    }
    RowsTable {
        id: reviews

        order: ["at"]
        prefix: "review/"
        rows: table.rows
    }
    ReviewDialog {
        id: reviewing

        reviews: reviews
    }
    RowsTable {
        id: entries

        // The keys of rows are numbers, "chain" and "review/…" are beside them.
        descending: true
        fields: ({ actor: "content.actor", "for": "content.asUser", from: "content.from", object: "content.name", action: "content.action" })
        filter: search.text
        order: ["number"]
        rows: table.rows
        where: root.filters.filter(one => root.filterNames.includes(one.name)).reduce((all, one) => Object.assign(all, one.where), { number: true })
    }
    AuditTable {
        id: shown

        entries: entries

        Component.onCompleted: {
            shown.sorting = PageMemory.text("audit/sorting").split(" ");
            shown.columnFilters = root.mapOf(PageMemory.text("audit/columnFilters"));
        }
        onColumnFiltersChanged: PageMemory.keep("audit/columnFilters", JSON.stringify(shown.columnFilters))
        onSortChanged: PageMemory.keep("audit/sorting", Words.joined(shown.sorting, " "))
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

            Component.onCompleted: search.text = PageMemory.text("audit/filter")
            brief: qsTr("Filter (/)")
            hint: qsTr("Filter by actor, action, object or reason (/)")
            width: Math.max(110, Math.min(320, parent.width - chips.width - saves.width - 3 * Theme.gap))

            onTextChanged: PageMemory.keep("audit/filter", search.text)
            onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)

            Tip {
                shown: search.hovered && search.text.length === 0
                text: qsTr("from:10.0.7 searches addresses only, for:ada who is acted for; actor:, object:, action: likewise")
                y: search.height + Theme.gapTiny
            }
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

                    checked: root.filterNames.includes(modelData.name)
                    text: modelData.text

                    onClicked: root.toggle(modelData.name)
                }
            }
        }
        Row {
            id: saves

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall

            PushButton {
                enabled: shown.count > 0
                hint: qsTr("Saves the visible rows")
                text: qsTr("Save CSV")

                onClicked: root.notice = Downloads.save(root.fileName("csv"), AuditText.csv(shown))
            }
            PushButton {
                enabled: shown.count > 0
                hint: qsTr("Saves the visible rows, one JSON object per line")
                text: qsTr("Save JSONL")

                onClicked: root.notice = Downloads.save(root.fileName("jsonl"), AuditText.jsonl(shown))
            }
        }
    }
    Item {
        id: standing

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gapSmall
        height: Theme.rowHeight

        Chip {
            id: seal

            anchors.verticalCenter: parent.verticalCenter
            look: root.broken ? "" : root.chain.rows === undefined ? "unknown" : ""
            priority: root.broken ? 1 : 0
            strong: root.broken
            text: root.broken ? root.chain.fault
                : root.chain.rows === undefined ? qsTr("chain not checked yet")
                                                : qsTr("chain ok to #%1").arg(Words.count(root.chain.rows))
            width: Math.min(implicitWidth, parent.width * 0.5)
        }
        Chip {
            id: due

            anchors.left: seal.right
            anchors.leftMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            priority: 2
            text: Words.counted(root.unreviewed, qsTr("1 break-glass to review"), qsTr("%1 break-glasses to review"))
            visible: root.unreviewed > 0
        }
        PushButton {
            id: review

            anchors.left: due.right
            anchors.leftMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.rowHeight - 2
            hint: qsTr("Another person writes down the findings, and the alarm clears")
            text: qsTr("Review\u2026")
            visible: due.visible

            onClicked: reviewing.show("")
        }
        PushButton {
            id: again

            anchors.left: review.visible ? review.right : seal.right
            anchors.leftMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.rowHeight - 2
            hint: qsTr("The backend checks the hash of every row")
            text: qsTr("Check chain")

            onClicked: root.verify()
        }
        Line {
            Accessible.name: root.notice
            Accessible.role: Accessible.AlertMessage
            anchors.left: again.right
            anchors.leftMargin: Theme.gap
            anchors.right: viewsButton.left
            anchors.rightMargin: Theme.gap
            color: Theme.text2
            height: parent.height
            horizontalAlignment: Text.AlignRight
            size: Theme.fontSmall
            // How many rows there are can wait where there is no room for it.
            visible: root.notice.length > 0 || implicitWidth <= width
            text: root.notice.length > 0 ? root.notice
                : shown.selected > 0 ? qsTr("%1 selected").arg(Words.count(shown.selected))
                : shown.hiddenCount + entries.hiddenCount - (root.chain.rows === undefined ? 0 : 1) - root.unreviewed > 0
                  ? Words.counted(shown.count, qsTr("1 row matches"), qsTr("%1 rows match")) : qsTr("The newest %1 rows").arg(Words.count(shown.count))
        }
        PushButton {
            id: viewsButton

            Accessible.role: Accessible.ButtonMenu
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.rowHeight - 2
            text: qsTr("Views\u2026")

            onClicked: viewsMenu.open()
        }
    }
    ColumnChips {
        id: narrowed

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: side.left
        anchors.rightMargin: Theme.gapLarge
        anchors.top: standing.bottom
        anchors.topMargin: visible ? Theme.gapSmall : 0
        columns: list.columns
        filters: shown.columnFilters
        words: list.head.filterWords

        onCleared: column => shown.setColumnFilter(column, "", [])
    }
    AuditPanel {
        id: side

        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: standing.bottom
        anchors.topMargin: Theme.gapSmall
        row: table.row(root.selectedKey)
        visible: table.errorText.length === 0
        width: root.width < Theme.roomyWidth - Theme.railWidth ? Theme.inspectorNarrow : Theme.inspectorWidth
    }
    Rectangle {
        id: frame

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: side.visible ? side.left : parent.right
        anchors.top: narrowed.bottom
        anchors.topMargin: Theme.gapSmall
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        AuditList {
            id: list

            anchors.fill: parent
            anchors.margins: Theme.outline
            focus: true
            selectedKey: root.selectedKey
            table: shown

            onPicked: key => root.selectedKey = key
        }
        ViewState {
            anchors.fill: parent
            emptyProof: qsTr("Checked %1.").arg(Words.stamp(Math.min(Session.now, Session.asOf)))
            emptyText: qsTr("No changes were made in %1 through Holdpoint.").arg(Session.cluster.length > 0 ? Session.cluster : Session.place)
            errorText: table.errorText
            hidden: search.text.length > 0 || root.filterName.length > 0 || Object.keys(shown.columnFilters).length > 0 ? 1 : 0
            hiddenBy: shown.count === 0 ? root.hidingWords(shown.columnFilters) : ""
            hiddenText: qsTr("The filters hide all rows.")
            loaded: table.loaded || table.count > 0
            shown: shown.count

            onCleared: root.clear()
        }
    }
}
