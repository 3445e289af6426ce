// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
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
    required property Tour tour
    required property bool kiosk
    /// The fleet without controls, until Esc.
    property bool preview: false
    readonly property bool readOnly: root.kiosk || root.preview
    property int visibilityBefore: Window.Windowed
    property string pageBefore: ""
    /// Null in a console of one backend.
    property BackendSet backends: null

    /// Shown for a picture: never full screen, whatever it shows.
    property bool still: false
    property string page: "fleet"
    /// Where the timeline of the machine is to begin when it is there, in milliseconds since 1970; 0: where it likes.
    property double timelineFrom: 0
    /// How the page is to look, from a link or a name; empty again when it does.
    property string view: ""
    property bool fleetInspector: root.width >= Theme.roomyWidth
    property bool machineInspector: false
    /// Something lies over the page: its keys are not the page's.
    readonly property bool covered: overlays.covered
    readonly property bool inspectorShown: !root.readOnly && (root.page === "fleet" ? root.fleetInspector
                                                         : root.page === "machine" ? root.machineInspector : false)

    /// What the page shows is there: the picture can be taken.
    readonly property bool pageReady: area.ready

    onViewChanged: {
        if (root.view.length === 0)
            return;
        area.applyView(root.view);
        root.view = "";
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
            area.shown.acknowledge();
        else if (Alarms.raised > 0)
            Alarms.acknowledge(Alarms.foremostKeys);
    }
    /// The holds of one cause, whatever the list was narrowed to.
    function showCause(cause: string) {
        // A page that is made reads what is kept, one that is there its table.
        PageMemory.keep("holds/chips", "holding late overdue");
        PageMemory.keep("holds/filter", "\u201c" + cause + "\u201d");
        PageMemory.keep("holds/grouping", "cause");
        root.page = "holds";
        root.holds.table.clearFilters();
        root.holds.table.filter = "\u201c" + cause + "\u201d";
        root.holds.table.grouping = "cause";
        root.holds.table.setFolded(cause, false);
    }
    function copyWhy() {
        Clipboard.copy(root.machine.sentence);
        Alarms.notify(root.machine.sentence.length > 0 ? qsTr("Sentence copied.") : qsTr("No machine selected."));
    }
    function copyCommand() {
        const command = root.holds.kubectlOf(root.machine.key);
        if (command.length === 0)
            return;
        Clipboard.copy(command);
        Alarms.notify(qsTr("kubectl command copied."));
    }
    /// What of the web dashboard shows the same; empty: nothing does.
    function webPage(): string {
        if (root.page === "machine")
            return root.machine.key.length > 0 ? "m/" + root.machine.key.split("/").map(encodeURIComponent).join("/") : "";
        return ["fleet", "holds", "power", "calendar", "incidents", "alarms"].includes(root.page) ? root.page : "";
    }
    /// For a ticket: what was to be seen at this instant.
    function copyLink() {
        const page = root.webPage();
        if (page.length === 0) {
            Alarms.notify(qsTr("This page has no link: a browser does not show it."));
            return;
        }
        const instant = new Date(Session.asOf).toISOString().replace(/\.\d+/, "");
        Clipboard.copy(Session.webPage(`/${page}?${Words.joined([`at=${instant}`, area.view()], "&")}`));
        Alarms.notify(qsTr("Link copied. Opening it requires signing in."));
    }
    /// For somebody without a token.
    function shareView() {
        const page = root.webPage();
        if (page.length === 0) {
            Alarms.notify(qsTr("This page has no link: a browser does not show it."));
            return;
        }
        Session.commands.run("token.share", { page: page }, answer => {
            if (answer.ok)
                Clipboard.copy(Session.webPage(answer.result.url));
            Alarms.notify(answer.ok ? qsTr("One-time link copied. It shows this page once, within 5 minutes.")
                                    : answer.message);
        });
    }
    function toggleInspector() {
        if (root.page === "fleet")
            root.fleetInspector = !root.fleetInspector;
        else if (root.page === "machine")
            root.machineInspector = !root.machineInspector;
        else if (area.shown && area.shown.toggleInspector)
            area.shown.toggleInspector();
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
        Alarms.notify(qsTr("The fleet without controls. Esc ends it."));
    }
    /// Rail, page, inspector, the card of the tour, the bar of the record, alarm line, and round again.
    function nextRegion() {
        const regions = [rail, area, inspector, card, scrubber, alarm].filter(region => region.visible && region.height > 0);
        let now = -1;
        for (let item = root.activeFocusItem; item; item = item.parent) {
            if (regions.includes(item))
                now = regions.indexOf(item);
        }
        const region = regions[(now + 1) % regions.length];
        if (region === area)
            area.focusPage();
        else
            region.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }
    /// What is under way is shown; what was sent is looked at where its review is written.
    function openOverride(id: string) {
        if (Overrides.isUnderWay(id))
            Overrides.show(id);
        else if (Overrides.plans.includes(id))
            Overrides.showPlan(id);
        else
            area.review(id);
    }
    function run(action: string) {
        if (action.startsWith("page.")) {
            root.page = action.substring(5);
            return;
        }
        switch (action) {
        case "palette":
            overlays.find(false);
            break;
        case "machine":
            overlays.find(true);
            break;
        case "filter":
            area.focusFilter();
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
            area.shown.acknowledgeGroup();
            break;
        case "shelve":
            area.shown.shelve();
            break;
        case "copySentence":
            if (root.page === "holds")
                area.shown.copySentence();
            else
                root.copyWhy();
            break;
        case "copyCommand":
            if (root.page === "holds")
                area.shown.copyCommand();
            else
                root.copyCommand();
            break;
        case "copyLink":
            root.copyLink();
            break;
        case "shareView":
            root.shareView();
            break;
        case "actions":
            area.shown.openActions();
            break;
        case "mark":
            area.shown.mark();
            break;
        case "addRange":
            area.addRange();
            break;
        case "kioskPreview":
            root.togglePreview();
            break;
        case "regroup":
            area.shown.regroup();
            break;
        case "recolor":
            area.shown.recolor();
            break;
        case "resync":
            Session.resume();
            Session.retryNow();
            Session.retryCluster();
            break;
        case "plan":
            root.page = "calendar";
            area.shown.plan();
            break;
        case "note":
            overlays.writeNote();
            if (root.machine.key.length === 0)
                Alarms.notify(qsTr("Select a machine first, then write a note on it."));
            break;
        case "times":
            Words.absolute = !Words.absolute;
            PageMemory.keep("times", Words.absolute ? "absolute" : "");
            break;
        case "backends":
            overlays.choosePlace();
            break;
        case "nextRegion":
            root.nextRegion();
            break;
        case "sheet":
            overlays.showKeys();
            break;
        case "scrub":
            scrubber.forceActiveFocus(Qt.ShortcutFocusReason);
            break;
        case "play":
            Session.replay.togglePlaying();
            break;
        case "tour":
            root.tour.start();
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

    color: Theme.bg
    height: root.kiosk && !root.still ? Screen.height : Theme.designHeight
    minimumHeight: Theme.minHeight
    minimumWidth: Theme.minWidth
    title: Session.cluster.length > 0 ? qsTr("Holdpoint: %1").arg(Session.cluster) : qsTr("Holdpoint")
    visibility: root.kiosk && !root.still ? Window.FullScreen : Window.Windowed
    visible: true
    width: root.kiosk && !root.still ? Screen.width : Theme.designWidth

    Component.onCompleted: {
        Words.absolute = PageMemory.text("times") === "absolute";
        if (!root.covered)
            area.focusPage();
        if (Scripts.notice.length > 0)
            Alarms.notify(Scripts.notice);
    }

    Binding {
        property: "active"
        target: root.connection
        value: root.page === "settings"
    }
    Binding {
        property: "wantsChecks"
        target: root.machine
        value: root.page === "machine"
    }
    Binding {
        property: "wantsTimeline"
        target: root.machine
        value: root.page === "machine" || root.page === "holds"
    }
    Binding {
        property: "page"
        target: root.tour
        value: root.page
    }
    Binding {
        property: "held"
        target: root.tour
        value: root.readOnly || Session.outOfTouch || !Session.fleetLoaded
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

        onPickerAsked: overlays.choosePlace()
    }
    Banners {
        id: banners

        anchors.top: strip.bottom
        readOnly: root.readOnly
        width: parent.width
    }
    NavRail {
        id: rail

        anchors.bottom: scrubber.top
        anchors.top: banners.bottom
        page: root.page
        visible: !root.readOnly
        waiting: Overrides.awaiting.length

        onChosen: page => root.page = page
    }
    PageArea {
        id: area

        anchors.bottom: card.top
        anchors.left: rail.visible ? rail.right : parent.left
        anchors.right: inspector.visible ? inspector.left : parent.right
        anchors.top: banners.bottom
        connection: root.connection
        holds: root.holds
        keymap: root.keymap
        machine: root.machine
        page: root.page
        readOnly: root.readOnly
        timelineFrom: root.timelineFrom

        onAsked: page => root.page = page
        onCauseAsked: cause => root.showCause(cause)
        onTimelineShown: root.timelineFrom = 0
        onLeaving: root.back()
        onOpened: key => root.open(key)
        onOverrideAsked: id => root.openOverride(id)
        onPicked: key => root.pick(key)
    }
    Inspector {
        id: inspector

        anchors.bottom: card.top
        anchors.right: parent.right
        anchors.top: banners.bottom
        machine: root.machine
        visible: root.inspectorShown
        width: root.page === "fleet" && root.width < Theme.wideWidth ? Theme.inspectorNarrow : Theme.inspectorWidth

        onCauseAsked: cause => root.showCause(cause)
        onOpened: key => root.open(key)
        onPicked: key => root.pick(key)
    }
    TourCard {
        id: card

        anchors.bottom: scrubber.top
        anchors.left: area.left
        anchors.right: parent.right
        height: visible ? implicitHeight : 0
        page: area
        pageReady: area.ready
        paletteKey: root.keymap.revision >= 0 ? root.keymap.label("palette") : ""
        record: scrubber
        sheetKey: root.keymap.revision >= 0 ? root.keymap.label("sheet") : ""
        tour: root.tour

        onLeftByKey: area.focusPage()
    }
    Scrubber {
        id: scrubber

        objectName: "scrubber"
        anchors.bottom: alarm.top
        height: visible ? implicitHeight : 0
        wanted: !root.readOnly
        width: parent.width
    }
    AlarmLine {
        id: alarm

        ackKey: root.keymap.revision >= 0 ? root.keymap.label("acknowledge") : ""
        anchors.bottom: parent.bottom
        interactive: !root.readOnly
        width: parent.width

        onAsked: page => root.page = page
        onCauseAsked: cause => root.showCause(cause)
        onOpened: key => root.open(key)
        onOverrideAsked: id => root.openOverride(id)
    }
    Toast {
        anchors.bottom: card.top
        anchors.bottomMargin: Theme.gapLarge
        anchors.horizontalCenter: parent.horizontalCenter
    }
    Overlays {
        id: overlays

        anchors.fill: parent
        backends: root.backends
        keymap: root.keymap
        machine: root.machine
        page: root.page
        pageCommands: area.shown?.commands ?? []
        readOnly: root.readOnly
        tour: root.tour

        onAsked: action => root.run(action)
        onOwnAsked: command => area.shown.run(command)
        onCleared: area.focusPage()
        onLinkGiven: link => {
            const why = root.backends !== null ? root.backends.openLink(link) : qsTr("Links open in a console, not here.");
            if (why.length > 0)
                Alarms.notify(why);
        }
        onOpened: key => root.open(key)
        onViewAsked: (page, view) => {
            root.page = page;
            root.view = view;
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
        function onPageAsked(page: string) {
            // A machine whose hook can be released; without one, that of the worst hold.
            const hook = root.holds.firstHook();
            if (page === "machine" && hook.length > 0)
                root.holds.current = hook;
            if (page === "machine" && root.holds.machineKey.length > 0)
                root.machine.key = root.holds.machineKey;
            if (page === "machine" && root.machine.key.length === 0)
                Qt.callLater(root.tour.report, false);
            else
                root.page = page;
        }

        target: root.tour
    }
    Connections {
        function onEnded(sentence: string, good: bool) {
            Alarms.notify(sentence);
        }

        target: Overrides
    }
    Instantiator {
        model: root.keymap

        delegate: Shortcut {
            required property string action
            required property string page
            required property var keys

            // A key that is held acts once: what it would act on next nobody has seen.
            autoRepeat: action === "nextRegion"
            // A of the timeline moves it while it has the focus.
            enabled: !root.kiosk && (!root.preview || action === "kioskPreview") && !root.covered && (page.length === 0 || page === root.page)
                     && !(area.timelineFocused && keys.length > 0 && keys[0].length === 1 && "WASDF".includes(keys[0]))
            sequences: keys
            onActivated: root.run(action)
        }
    }
    Shortcut {
        enabled: !root.kiosk && !root.covered
        sequence: "Escape"
        onActivated: {
            if (root.preview)
                root.togglePreview();
            else if (card.visible)
                root.tour.skip();
            else if (Session.replay.active)
                Session.replay.leave();
            else
                root.back();
        }
    }
}
