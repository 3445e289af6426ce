// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Holds
import Holdpoint.Machine
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Settings
import Holdpoint.Shell
import Holdpoint.Theme

/// The window: strip, rail, page, inspector, alarm line (product.md 4.3). With `kiosk` the same full
/// screen, without anything that can be operated.
Window {
    id: root

    required property MachineViewModel machine
    required property ConnectionViewModel connection
    required property HoldsViewModel holds
    required property KeyMap keymap
    required property bool kiosk
    /// What the kiosk looks like, on this screen, until Esc.
    property bool preview: false
    readonly property bool readOnly: root.kiosk || root.preview
    property int visibilityBefore: Window.Windowed
    property string pageBefore: ""
    /// {machine, from, to} on its way to the page of the incidents.
    property var taken: null
    /// Null in a console of one backend.
    property BackendSet backends: null

    /// Shown for a picture: never full screen, whatever it shows.
    property bool still: false
    property string page: "fleet"
    property bool fleetInspector: root.width >= Theme.roomyWidth
    property bool machineInspector: false
    /// Something lies over the page: its keys are not the page's.
    readonly property bool covered: dialog.visible || palette.opened || sheet.opened || picker.opened || adding.opened || noting.opened || recovery.visible
    readonly property bool inspectorShown: !root.readOnly && (root.page === "fleet" ? root.fleetInspector
                                                         : root.page === "machine" ? root.machineInspector : false)

    /// What the page shows is there: the picture can be taken.
    readonly property bool pageReady: root.page === "fleet" ? Session.fleetLoaded
                                    : root.page === "machine" ? root.machine.loaded && root.machine.timelineLoaded
                                    : pageLoader.item !== null && pageLoader.item.ready

    /// What the palette offers here: the keys of this page, and what can be asked for about the machine.
    readonly property var paletteCommands: {
        const found = [];
        for (let row = 0; root.keymap.revision >= 0 && row < root.keymap.rowCount(); ++row) {
            const entry = root.keymap.entry(row);
            if (entry.page.length === 0 || entry.page === root.page)
                found.push({ id: entry.action, text: entry.text, detail: "", keys: entry.label, guard: "" });
        }
        for (const entry of root.machine.actions) {
            found.push({ request: entry.request, text: qsTr("%1\u2026").arg(Overrides.verb(entry.action)),
                         detail: [root.machine.name, entry.detail].filter(part => part.length > 0).join(", "), keys: "",
                         guard: Overrides.guard(entry.action) });
        }
        return found;
    }

    function pick(key: string) {
        root.machine.key = key;
    }
    function open(key: string) {
        root.machine.key = key;
        root.page = "machine";
    }
    function acknowledge() {
        if (root.page === "holds" && root.holds.targets().length > 0)
            pageLoader.item.acknowledge();
        else if (Alarms.raised > 0)
            Alarms.acknowledge([Alarms.foremostKey]);
    }
    function copyWhy() {
        Clipboard.copy(root.machine.sentence);
        Alarms.tell(root.machine.sentence.length > 0 ? qsTr("The sentence is on the clipboard.") : qsTr("No machine with a sentence is chosen."));
    }
    function copyCommand() {
        const parts = root.machine.key.split("/");
        if (parts.length !== 2)
            return;
        Clipboard.copy(`kubectl -n ${parts[0]} get machines.machine.openshift.io ${parts[1]} -o yaml`);
        Alarms.tell(qsTr("The kubectl command is on the clipboard."));
    }
    function toggleInspector() {
        if (root.page === "fleet")
            root.fleetInspector = !root.fleetInspector;
        else if (root.page === "machine")
            root.machineInspector = !root.machineInspector;
        else if (pageLoader.item && pageLoader.item.toggleInspector)
            pageLoader.item.toggleInspector();
    }
    function focusFilter() {
        const shown = root.page === "fleet" ? fleetPage : pageLoader.item;
        if (shown && shown.focusFilter)
            shown.focusFilter();
    }
    function togglePreview() {
        if (root.preview) {
            root.preview = false;
            root.visibility = root.visibilityBefore;
            root.page = root.pageBefore;
            return;
        }
        root.visibilityBefore = root.visibility;
        root.pageBefore = root.page;
        root.page = "fleet";
        root.preview = true;
        root.visibility = Window.FullScreen;
        Alarms.tell(qsTr("This is what a kiosk shows. Esc ends it."));
    }
    function addRange() {
        if (machinePage.markTo <= machinePage.markFrom) {
            Alarms.tell(qsTr("Mark a range of the timeline first: M twice, or Shift and drag."));
            return;
        }
        const stamp = instant => new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");
        root.taken = { machine: root.machine.key, from: stamp(machinePage.markFrom), to: stamp(machinePage.markTo) };
        root.page = "incidents";
        root.taken = null;
    }
    /// Rail, page, inspector, alarm line, and round again.
    function nextRegion() {
        const regions = [rail, area, inspector, alarm].filter(region => region.visible);
        let now = -1;
        for (let item = root.activeFocusItem; item; item = item.parent) {
            if (regions.includes(item))
                now = regions.indexOf(item);
        }
        const region = regions[(now + 1) % regions.length];
        if (region === area)
            root.focusPage();
        else
            region.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }
    function run(action: string) {
        if (action.startsWith("page.")) {
            root.page = action.substring(5);
            return;
        }
        switch (action) {
        case "palette":
            palette.find(false);
            break;
        case "machine":
            palette.find(true);
            break;
        case "filter":
            root.focusFilter();
            break;
        case "back":
            root.back();
            break;
        case "inspector":
            root.toggleInspector();
            break;
        case "acknowledge":
            root.acknowledge();
            break;
        case "acknowledgeGroup":
            pageLoader.item.acknowledgeGroup();
            break;
        case "shelve":
            pageLoader.item.shelve();
            break;
        case "copySentence":
            if (root.page === "holds")
                pageLoader.item.copySentence();
            else
                root.copyWhy();
            break;
        case "copyCommand":
            if (root.page === "holds")
                pageLoader.item.copyCommand();
            else
                root.copyCommand();
            break;
        case "actions":
            machinePage.openActions();
            break;
        case "mark":
            machinePage.mark();
            break;
        case "addRange":
            root.addRange();
            break;
        case "kioskPreview":
            root.togglePreview();
            break;
        case "regroup":
            fleetPage.regroup();
            break;
        case "recolor":
            fleetPage.recolor();
            break;
        case "resync":
            Session.resume();
            Session.retryNow();
            Session.retryCluster();
            break;
        case "note":
            noting.write(root.machine.key);
            if (root.machine.key.length === 0)
                Alarms.tell(qsTr("Choose a machine first, then write a note on it."));
            break;
        case "times":
            Words.absolute = !Words.absolute;
            PageMemory.keep("times", Words.absolute ? "absolute" : "");
            break;
        case "backends":
            if (root.backends !== null)
                picker.open();
            break;
        case "nextRegion":
            root.nextRegion();
            break;
        case "sheet":
            palette.close();
            sheet.open();
            break;
        case "fullScreen":
            root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
            break;
        }
    }
    function back() {
        if (root.page === "fleet")
            root.machine.key = "";
        root.page = "fleet";
    }
    function focusPage() {
        if (root.page === "machine")
            machinePage.focusTimeline();
        else if (root.page === "fleet")
            fleetPage.forceActiveFocus(Qt.OtherFocusReason);
        else if (pageLoader.item)
            pageLoader.item.forceActiveFocus(Qt.OtherFocusReason);
    }

    color: Theme.bg
    height: root.kiosk && !root.still ? Screen.height : Theme.designHeight
    minimumHeight: Theme.minHeight
    minimumWidth: Theme.minWidth
    title: Session.cluster.length > 0 ? qsTr("Holdpoint: %1").arg(Session.cluster) : qsTr("Holdpoint")
    visibility: root.kiosk && !root.still ? Window.FullScreen : Window.Windowed
    visible: true
    width: root.kiosk && !root.still ? Screen.width : Theme.designWidth

    /// Pages that are seldom open are made when they are shown, and go when they are left.
    function showPage() {
        const modules = { holds: "Holds", power: "Power", incidents: "Incidents", audit: "Audit", calendar: "Calendar", alarms: "Alarms", settings: "Settings" };
        const module = modules[root.page];
        if (!module) {
            pageLoader.source = "";
            return;
        }
        const given = root.page === "settings" ? { connection: root.connection, keymap: root.keymap }
                    : root.page === "holds" ? { holds: root.holds, machine: root.machine }
                    : root.page === "incidents" && root.machine.key.length > 0 ? { selection: [root.machine.key], taken: root.taken } : {};
        pageLoader.setSource(`qrc:/qt/qml/Holdpoint/${module}/${module}Page.qml`, given);
    }

    onPageChanged: root.showPage()

    Component.onCompleted: {
        Words.absolute = PageMemory.text("times") === "absolute";
        root.focusPage();
    }

    Binding {
        property: "active"
        target: root.connection
        value: root.page === "settings"
    }
    Binding {
        property: "wantsTimeline"
        target: root.machine
        value: root.page === "machine" || root.page === "holds"
    }
    Binding {
        property: "active"
        target: root.holds
        value: root.page === "holds"
    }

    StatusStrip {
        id: strip

        backends: root.backends
        kiosk: root.readOnly
        width: parent.width

        onPickerAsked: picker.open()
    }
    Banner {
        id: banner

        readonly property bool ours: Session.state === Session.Disconnected

        action: root.readOnly ? "" : banner.ours ? Session.paused ? qsTr("Resume") : qsTr("Retry now") : Session.standing.bannerAction
        anchors.top: strip.bottom
        calm: !banner.ours && Session.standing.archived
        height: visible ? Theme.bannerHeight : 0
        note: !banner.ours || Session.paused ? ""
            : Session.retryIn > 0 ? qsTr("Next attempt in %1 s").arg(Session.retryIn) : qsTr("Connecting\u2026")
        text: banner.ours ? Session.errorText : Session.standing.bannerText
        visible: banner.ours || banner.text.length > 0
        width: parent.width

        onTriggered: {
            if (Session.paused)
                Session.resume();
            else if (banner.ours)
                Session.retryNow();
            else
                Session.retryCluster();
        }
    }
    Banner {
        id: requests

        readonly property var waiting: Overrides.awaiting

        action: root.readOnly ? "" : qsTr("Review\u2026")
        anchors.top: banner.bottom
        height: visible ? Theme.bannerHeight : 0
        note: requests.waiting.length > 1 ? qsTr("+%1 more").arg(requests.waiting.length - 1) : ""
        text: requests.waiting.length > 0 ? qsTr("Waits for your approval: %1").arg(Overrides.title(requests.waiting[0])) : ""
        visible: requests.waiting.length > 0
        width: parent.width

        onTriggered: Overrides.show(requests.waiting[0])
    }
    NavRail {
        id: rail

        anchors.bottom: alarm.top
        anchors.top: requests.bottom
        page: root.page
        visible: !root.readOnly
        waiting: Overrides.awaiting.length

        onChosen: page => root.page = page
    }
    Item {
        id: area

        anchors.bottom: alarm.top
        anchors.left: rail.visible ? rail.right : parent.left
        anchors.right: inspector.visible ? inspector.left : parent.right
        anchors.top: requests.bottom

        FleetPage {
            id: fleetPage

            anchors.fill: parent
            interactive: !root.readOnly
            selectedKey: root.readOnly ? "" : root.machine.key
            visible: root.page === "fleet"

            onOpened: key => root.open(key)
            onPicked: key => root.pick(key)
            onVisibleChanged: root.focusPage()
        }
        MachinePage {
            id: machinePage

            objectName: "machinePage"
            anchors.fill: parent
            interactive: !root.readOnly
            machine: root.machine
            visible: root.page === "machine"

            onLeaving: root.back()
            onVisibleChanged: root.focusPage()
        }
        Loader {
            id: pageLoader

            anchors.fill: parent

            onLoaded: {
                pageLoader.item.objectName = "page";
                root.focusPage();
            }
        }
        Connections {
            function onOpened(key: string) {
                root.open(key);
            }
            function onPicked(key: string) {
                root.pick(key);
            }

            ignoreUnknownSignals: true
            target: pageLoader.item
        }
        StaleVeil {
            anchors.fill: parent
        }
    }
    Inspector {
        id: inspector

        anchors.bottom: alarm.top
        anchors.right: parent.right
        anchors.top: requests.bottom
        machine: root.machine
        visible: root.inspectorShown
        width: root.page === "fleet" && root.width < Theme.wideWidth ? Theme.inspectorNarrow : Theme.inspectorWidth

        onOpened: key => root.open(key)
        onPicked: key => root.pick(key)
    }
    AlarmLine {
        id: alarm

        ackKey: root.keymap.revision >= 0 ? root.keymap.label("acknowledge") : ""
        anchors.bottom: parent.bottom
        interactive: !root.readOnly
        width: parent.width

        onOpened: key => root.open(key)
    }
    Toast {
        anchors.bottom: alarm.top
        anchors.bottomMargin: Theme.gapLarge
        anchors.horizontalCenter: parent.horizontalCenter
    }
    ShortcutSheet {
        id: sheet

        keymap: root.keymap
        page: root.page
    }
    OverrideDialog {
        id: dialog
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
    }
    CommandPalette {
        id: palette

        commands: root.paletteCommands

        onChosen: entry => {
            if (entry.machine !== undefined)
                root.open(entry.machine);
            else if (entry.request !== undefined)
                Overrides.review(entry.request);
            else if (entry.id !== undefined)
                root.run(entry.id);
        }
    }
    Item {
        anchors.fill: parent
        visible: root.readOnly

        HoverHandler {
            cursorShape: Qt.BlankCursor
        }
    }

    Connections {
        function onEnded(sentence: string, good: bool) {
            Alarms.tell(sentence);
        }

        target: Overrides
    }
    Instantiator {
        model: root.keymap

        delegate: Shortcut {
            required property string action
            required property string page
            required property var keys

            // A of the timeline moves it while it has the focus.
            enabled: !root.kiosk && (!root.preview || action === "kioskPreview") && !root.covered && (page.length === 0 || page === root.page)
                     && !(root.page === "machine" && machinePage.timelineFocused && keys.length > 0 && keys[0].length === 1 && "WASDF".includes(keys[0]))
            sequences: keys
            onActivated: root.run(action)
        }
    }
    Shortcut {
        enabled: !root.kiosk && !root.covered
        sequence: "Escape"
        onActivated: root.preview ? root.togglePreview() : root.back()
    }
}
