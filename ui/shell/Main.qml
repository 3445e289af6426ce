// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Machine
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
    required property bool kiosk

    /// Shown for a picture: never full screen, whatever it shows.
    property bool still: false
    property string page: "fleet"
    property bool fleetInspector: root.width >= Theme.roomyWidth
    property bool machineInspector: false
    readonly property bool inspectorShown: !root.kiosk && (root.page === "fleet" ? root.fleetInspector
                                                         : root.page === "machine" ? root.machineInspector : false)

    /// What the page shows is there: the picture can be taken.
    readonly property bool pageReady: root.page === "fleet" ? Session.fleetLoaded
                                    : root.page === "machine" ? root.machine.loaded && root.machine.timelineLoaded
                                    : pageLoader.item !== null && pageLoader.item.ready

    function pick(key: string) {
        root.machine.key = key;
    }
    function open(key: string) {
        root.machine.key = key;
        root.page = "machine";
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
        const modules = { holds: "Holds", power: "Power", incidents: "Incidents", audit: "Audit", alarms: "Alarms", settings: "Settings" };
        const module = modules[root.page];
        if (!module) {
            pageLoader.source = "";
            return;
        }
        const given = root.page === "settings" ? { connection: root.connection }
                    : root.page === "incidents" && root.machine.key.length > 0 ? { selection: [root.machine.key] } : {};
        pageLoader.setSource(`qrc:/qt/qml/Holdpoint/${module}/${module}Page.qml`, given);
    }

    onPageChanged: root.showPage()

    Component.onCompleted: root.focusPage()

    Binding {
        property: "active"
        target: root.connection
        value: root.page === "settings"
    }
    Binding {
        property: "wantsTimeline"
        target: root.machine
        value: root.page === "machine"
    }

    StatusStrip {
        id: strip

        kiosk: root.kiosk
        width: parent.width
    }
    Banner {
        id: banner

        readonly property bool ours: Session.state === Session.Disconnected

        action: root.kiosk ? "" : banner.ours ? qsTr("Retry now") : Session.standing.bannerAction
        anchors.top: strip.bottom
        height: visible ? Theme.bannerHeight : 0
        note: !banner.ours ? ""
            : Session.retryIn > 0 ? qsTr("Next attempt in %1 s").arg(Session.retryIn) : qsTr("Connecting\u2026")
        text: banner.ours ? Session.errorText : Session.standing.bannerText
        visible: banner.ours || banner.text.length > 0
        width: parent.width

        onTriggered: {
            if (banner.ours)
                Session.retryNow();
            else
                Session.retryCluster();
        }
    }
    NavRail {
        id: rail

        anchors.bottom: alarm.top
        anchors.top: banner.bottom
        page: root.page
        visible: !root.kiosk

        onChosen: page => root.page = page
    }
    Item {
        id: area

        anchors.bottom: alarm.top
        anchors.left: rail.visible ? rail.right : parent.left
        anchors.right: inspector.visible ? inspector.left : parent.right
        anchors.top: banner.bottom

        FleetPage {
            id: fleetPage

            anchors.fill: parent
            interactive: !root.kiosk
            selectedKey: root.kiosk ? "" : root.machine.key
            visible: root.page === "fleet"

            onOpened: key => root.open(key)
            onPicked: key => root.pick(key)
            onVisibleChanged: root.focusPage()
        }
        MachinePage {
            id: machinePage

            anchors.fill: parent
            interactive: !root.kiosk
            machine: root.machine
            visible: root.page === "machine"

            onLeaving: root.back()
            onVisibleChanged: root.focusPage()
        }
        Loader {
            id: pageLoader

            anchors.fill: parent

            onLoaded: root.focusPage()
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
        anchors.top: banner.bottom
        machine: root.machine
        visible: root.inspectorShown
        width: root.page === "fleet" && root.width < Theme.wideWidth ? Theme.inspectorNarrow : Theme.inspectorWidth

        onOpened: key => root.open(key)
        onPicked: key => root.pick(key)
    }
    AlarmLine {
        id: alarm

        anchors.bottom: parent.bottom
        interactive: !root.kiosk
        width: parent.width

        onOpened: key => root.open(key)
    }
    ShortcutSheet {
        id: sheet
    }
    Item {
        anchors.fill: parent
        visible: root.kiosk

        HoverHandler {
            cursorShape: Qt.BlankCursor
        }
    }

    Instantiator {
        model: rail.pages

        delegate: Shortcut {
            required property var modelData

            enabled: !root.kiosk
            sequences: [modelData.key, modelData.key.replace("F", "Ctrl+")]
            onActivated: root.page = modelData.name
        }
    }
    Shortcut {
        enabled: !root.kiosk && root.page === "fleet"
        sequences: ["/", "Ctrl+F"]
        onActivated: fleetPage.focusFilter()
    }
    Shortcut {
        enabled: !root.kiosk && root.page === "fleet"
        sequence: "G"
        onActivated: fleetPage.regroup()
    }
    Shortcut {
        enabled: !root.kiosk && root.page !== "settings"
        sequence: "I"
        onActivated: {
            if (root.page === "fleet")
                root.fleetInspector = !root.fleetInspector;
            else
                root.machineInspector = !root.machineInspector;
        }
    }
    Shortcut {
        enabled: !root.kiosk && root.page !== "fleet"
        sequence: "Backspace"
        onActivated: root.back()
    }
    Shortcut {
        enabled: !root.kiosk && !sheet.opened
        sequence: "Escape"
        onActivated: root.back()
    }
    Shortcut {
        enabled: !root.kiosk
        sequence: "?"
        onActivated: sheet.open()
    }
    Shortcut {
        enabled: !root.kiosk
        sequence: "F11"
        onActivated: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
}
