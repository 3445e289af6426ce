// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Holds
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Settings
import Holdpoint.Shell

/// The page that is shown. Those of the fleet and of a machine are always there; the others are made when
/// they are shown, and go when they are left.
Item {
    id: root

    required property string page
    required property MachineViewModel machine
    required property ConnectionViewModel connection
    required property HoldsViewModel holds
    required property KeyMap keymap
    /// Nothing can be operated.
    required property bool readOnly
    /// Where the timeline of the machine is to begin; 0: where it likes.
    property double timelineFrom: 0
    /// What it shows is there: the picture can be taken.
    readonly property bool ready: root.page === "fleet" ? Session.fleetLoaded
                                : root.page === "machine" ? root.machine.loaded && root.machine.timelineLoaded
                                : loader.item !== null && loader.item.ready
    /// The item of the page; null while it is made.
    readonly property var shown: root.page === "fleet" ? fleetPage : root.page === "machine" ? machinePage : loader.item
    readonly property bool timelineFocused: root.page === "machine" && machinePage.timelineFocused
    /// {machine, from, to} on its way to the page of the incidents.
    property var taken: null
    /// The override whose review is asked for, on its way to the page of the audit.
    property string reviewed: ""

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen.
    signal picked(string key)
    /// Another page is asked for.
    signal asked(string page)
    signal overrideAsked(string id)
    /// The holds of a cause are to be looked at.
    signal causeAsked(string cause)
    signal leaving
    /// It begins there.
    signal timelineShown

    // Also while the page changes: `shown` may still be the one before.
    function focusPage() {
        if (root.page === "machine")
            machinePage.focusTimeline();
        else if (root.page === "fleet")
            fleetPage.forceActiveFocus(Qt.OtherFocusReason);
        else if (loader.item)
            loader.item.forceActiveFocus(Qt.OtherFocusReason);
    }
    function focusFilter() {
        if (root.shown && root.shown.focusFilter)
            root.shown.focusFilter();
    }
    /// How the page looks, as a link has it; empty where that cannot be said.
    function view(): string {
        return root.shown && root.shown.view ? root.shown.view() : "";
    }
    function applyView(view: string) {
        if (root.shown && root.shown.applyView)
            root.shown.applyView(view);
    }
    /// The range that is marked in the timeline becomes part of an incident.
    function addRange() {
        if (machinePage.markTo <= machinePage.markFrom) {
            Alarms.notify(qsTr("Mark a range of the timeline first: M twice, or Shift and drag."));
            return;
        }
        const stamp = instant => new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");
        root.taken = { machine: root.machine.key, from: stamp(machinePage.markFrom), to: stamp(machinePage.markTo) };
        root.asked("incidents");
        root.taken = null;
    }

    /// What an incident would be about: the rows that are selected together with the machine, else it alone.
    function selection(): var {
        const key = root.machine.key;
        const together = [fleetPage.selection, root.holds.selectedMachines()].find(keys => keys.length > 1 && (key.length === 0 || keys.includes(key)));
        return together ?? (key.length > 0 ? [key] : []);
    }
    /// The page of the audit, and there the review of this override if one is due.
    function review(id: string) {
        if (root.page === "audit") {
            loader.item.wanted = id;
            return;
        }
        root.reviewed = id;
        root.asked("audit");
        root.reviewed = "";
    }

    onPageChanged: {
        const modules = { holds: "Holds", power: "Power", incidents: "Incidents", audit: "Audit", calendar: "Calendar", alarms: "Alarms", settings: "Settings" };
        const module = modules[root.page];
        if (!module) {
            loader.source = "";
            return;
        }
        const given = root.page === "settings" ? { connection: root.connection, keymap: root.keymap }
                    : root.page === "holds" ? { holds: root.holds, machine: root.machine }
                    : root.page === "audit" ? { wanted: root.reviewed }
                    : root.page === "incidents" ? { selection: root.selection(), taken: root.taken } : {};
        loader.setSource(`qrc:/qt/qml/Holdpoint/${module}/${module}Page.qml`, given);
    }

    FleetPage {
        id: fleetPage

        anchors.fill: parent
        interactive: !root.readOnly
        selectedKey: root.readOnly ? "" : root.machine.key
        visible: root.page === "fleet"

        onOpened: key => root.opened(key)
        onPicked: key => root.picked(key)
        onVisibleChanged: root.focusPage()
    }
    MachinePage {
        id: machinePage

        objectName: "machinePage"
        anchors.fill: parent
        interactive: !root.readOnly
        machine: root.machine
        timelineFrom: root.timelineFrom
        visible: root.page === "machine"

        onLeaving: root.leaving()
        onTimelineShown: root.timelineShown()
        onVisibleChanged: root.focusPage()
    }
    Loader {
        id: loader

        anchors.fill: parent

        onLoaded: {
            loader.item.objectName = "page";
            root.focusPage();
        }
    }
    Connections {
        function onOpened(key: string) {
            root.opened(key);
        }
        function onPicked(key: string) {
            root.picked(key);
        }
        function onOverrideAsked(id: string) {
            root.overrideAsked(id);
        }
        function onAsked(page: string) {
            root.asked(page);
        }
        function onCauseAsked(cause: string) {
            root.causeAsked(cause);
        }
        function onShelveAsked(keys: var) {
            shelf.shelve(keys);
        }

        ignoreUnknownSignals: true
        target: loader.item
    }
    ShelveDialog {
        id: shelf

        onClosed: root.focusPage()
    }
    StaleVeil {
        anchors.fill: parent
    }
    PastFrame {
        anchors.fill: parent
        page: root.page
    }
}
