// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Machine
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Shell
import Holdpoint.WhatIf

/// What opens over the page, and takes its keys as long as it is there.
Item {
    id: root

    required property string page
    required property MachineViewModel machine
    required property KeyMap keymap
    required property Tour tour
    /// Null in a console of one backend.
    required property BackendSet backends
    /// Nothing can be operated.
    required property bool readOnly
    readonly property bool covered: review.visible || plan.visible || simulation.visible || palette.opened || sheet.opened || picker.opened || adding.opened || noting.opened || recovery.visible

    /// What the page has to offer beside its keys: [{id, text}].
    property var pageCommands: []

    /// What the palette offers here: the keys of this page, and what can be asked for about the machine.
    readonly property var commands: {
        const found = [];
        for (let row = 0; root.keymap.revision >= 0 && row < root.keymap.rowCount(); ++row) {
            const entry = root.keymap.entry(row);
            if (entry.page.length === 0 || entry.page === root.page)
                found.push({ id: entry.action, text: entry.text, detail: "", keys: entry.label, guard: "" });
        }
        found.push({ id: "plan", text: qsTranslate("CalendarPage", "Plan work\u2026"), detail: "", keys: "", guard: "" });
        if (root.tour.offered)
            found.push({ id: "tour", text: qsTr("Show tour"), detail: "", keys: "", guard: "" });
        for (const entry of root.pageCommands)
            found.push({ own: entry.id, text: entry.text, detail: "", keys: "", guard: "" });
        for (const entry of saved.views) {
            found.push({ view: entry, text: qsTr("Open the view %1").arg(entry.name), detail: entry.page === "fleet" ? qsTr("Fleet") : qsTr("Holds"),
                         keys: "", guard: "" });
        }
        for (const entry of root.machine.actions) {
            found.push({ request: entry.request, text: qsTr("%1\u2026").arg(Overrides.verb(entry.action)),
                         detail: [entry.detail, root.machine.name].filter(part => part.length > 0).join(", "), keys: "",
                         guard: Overrides.guardAtLeast(entry.action) });
        }
        for (const request of root.machine.simulations)
            found.push({ simulation: request, text: Simulator.offer(request), detail: root.machine.name, keys: "", guard: "" });
        return found;
    }

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// An action of the key map is asked for.
    signal asked(string action)
    /// A command of the page is asked for.
    signal ownAsked(string command)
    /// A link to a page was pasted.
    signal linkGiven(string link)
    /// A view that a person saved.
    signal viewAsked(string page, string view)
    /// What was there before the page has gone.
    signal cleared

    function find(machinesOnly: bool) {
        saved.text = PageMemory.text("views");
        palette.find(machinesOnly);
    }
    /// Nobody has the keyboard: the page gets it.
    function settle() {
        const item = root.Window.activeFocusItem;
        if (!root.covered && (!item || !item.visible || item === root.Window.contentItem))
            root.cleared();
    }
    function showKeys() {
        palette.close();
        sheet.open();
    }
    function choosePlace() {
        if (root.backends !== null)
            picker.open();
    }
    function writeNote() {
        noting.write(root.machine.key);
    }

    SavedViews {
        id: saved
    }
    OverrideDialog {
        id: review

        onClosed: Qt.callLater(root.settle)
    }
    BulkDialog {
        id: plan

        onClosed: Qt.callLater(root.settle)
    }
    SimulateDialog {
        id: simulation

        onClosed: Qt.callLater(root.settle)
    }
    ShortcutSheet {
        id: sheet

        keymap: root.keymap
        page: root.page
    }
    NoteDialog {
        id: noting
    }
    BackendPicker {
        id: picker

        backends: root.backends

        onAddAsked: adding.open()
    }
    AddBackendDialog {
        id: adding

        backends: root.backends
    }
    RecoveryDialog {
        id: recovery

        enabled: !root.readOnly

        onClosed: root.cleared()
    }
    CommandPalette {
        id: palette

        commands: root.commands
        mayAct: !root.readOnly && Session.mayWrite

        onClosed: Qt.callLater(root.settle)
        onChosen: entry => {
            if (entry.machine !== undefined)
                root.opened(entry.machine);
            else if (entry.link !== undefined)
                root.linkGiven(entry.link);
            else if (entry.view !== undefined)
                root.viewAsked(entry.view.page, entry.view.view);
            else if (entry.request !== undefined)
                Overrides.review(entry.request);
            else if (entry.simulation !== undefined)
                Simulator.ask(entry.simulation);
            else if (entry.own !== undefined)
                root.ownAsked(entry.own);
            else if (entry.id !== undefined)
                root.asked(entry.id);
        }
    }
}
