// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Theme

/// One machine: where it stands, why, and how it came there (product.md 4.4, S2).
FocusScope {
    id: root

    required property MachineViewModel machine
    property bool interactive: true
    /// Where its timeline is to begin, in milliseconds since 1970; 0: where it likes.
    property double timelineFrom: 0
    property int tab: 0
    readonly property int yamlTab: 4
    readonly property string refusal: root.machine.errorText.length > 0 ? root.machine.errorText
                                    : root.machine.missing ? qsTr("No machine %1.").arg(root.machine.key) : ""

    /// Nothing of it is known but how it is stored; `machine.word` says so.
    readonly property bool raw: root.machine.notUnderstood.length > 0

    /// The timeline needs the height.
    readonly property bool low: root.height < 640
    /// Its keys belong to the timeline.
    readonly property bool timelineFocused: timeline.activeFocus

    /// What is marked in the timeline, milliseconds since 1970; 0 for nothing.
    readonly property double markFrom: timeline.markFrom
    readonly property double markTo: timeline.markTo

    signal leaving
    /// It begins there.
    signal timelineShown

    onRawChanged: root.tab = root.raw ? root.yamlTab : 0
    // Other pages draw the machine that is there.
    onVisibleChanged: if (!root.visible) root.machine?.showPresent()

    function mark() {
        timeline.mark();
    }
    function openActions() {
        header.openActions();
    }
    function focusTimeline() {
        timeline.forceActiveFocus(Qt.OtherFocusReason);
    }

    MachineHeader {
        id: header

        interactive: root.interactive
        machine: root.machine
        width: parent.width

        onLeaving: root.leaving()
    }
    WhyCard {
        id: why

        objectName: "whyCard"
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: header.bottom
        height: visible ? implicitHeight : 0
        interactive: root.interactive
        machine: root.machine
        showsFacts: !root.low
        visible: (root.machine.sentence.length > 0 || root.machine.remarks.length > 0) && root.machine.goneAt === 0 && !root.raw
    }
    TimelinePane {
        id: timeline

        anchors.bottom: details.top
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: why.visible ? why.bottom : header.bottom
        anchors.topMargin: why.visible ? Theme.gap : Theme.gapLarge
        anchors.bottomMargin: Theme.gap
        focus: true
        interactive: root.interactive
        machine: root.machine
        visible: root.refusal.length === 0
        wantedFrom: root.timelineFrom

        onShown: root.timelineShown()
    }
    Rectangle {
        id: details

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        height: Math.max(root.low ? 116 : 196, Math.floor(root.height * 0.25))
        radius: Theme.radius
        visible: root.refusal.length === 0

        T.TabBar {
            id: tabs

            Accessible.role: Accessible.PageTabList
            currentIndex: root.tab
            height: Theme.controlHeight + Theme.gapTiny
            leftPadding: Theme.gapTiny
            width: parent.width

            contentItem: ListView {
                currentIndex: tabs.currentIndex
                interactive: false
                model: tabs.contentModel
                orientation: ListView.Horizontal
            }

            onCurrentIndexChanged: root.tab = currentIndex

            TabTitle {
                count: root.machine.loaded && !root.raw ? root.machine.hooks.count : -1
                text: qsTr("Hooks and owners")
                width: implicitWidth
            }
            TabTitle {
                count: root.machine.loaded && !root.raw ? root.machine.conditions.count : -1
                text: qsTr("Conditions")
                width: implicitWidth
            }
            TabTitle {
                count: root.machine.loaded && !root.raw ? root.machine.powerKeys.count : -1
                text: qsTr("Host and power keys")
                width: implicitWidth
            }
            TabTitle {
                count: root.machine.loaded ? root.machine.events.count : -1
                text: qsTr("Events")
                width: implicitWidth
            }
            TabTitle {
                text: qsTr("YAML")
                width: implicitWidth
            }
            TabTitle {
                text: qsTr("Earlier machines")
                width: implicitWidth
            }
        }
        Rectangle {
            id: rule

            anchors.top: tabs.bottom
            color: Theme.rule
            height: Theme.outline
            width: parent.width
        }
        Item {
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: rule.bottom
            visible: root.machine.loaded

            DetailTable {
                anchors.fill: parent
                emptyText: root.raw ? root.machine.word : qsTr("No lifecycle hook is set on this machine.")
                lines: root.machine.hooks
                nameTitle: qsTr("Hook")
                secondShare: 0.16
                secondTitle: qsTr("Point")
                textTitle: qsTr("State")
                thirdShare: 0.34
                thirdTitle: qsTr("Owner")
                visible: tabs.currentIndex === 0
            }
            DetailTable {
                anchors.fill: parent
                emptyText: root.raw ? root.machine.word : qsTr("The machine reports no condition.")
                lines: root.machine.conditions
                nameShare: 0.2
                nameTitle: qsTr("Condition")
                secondShare: 0.09
                secondTitle: qsTr("Status")
                textTitle: qsTr("Message")
                thirdTitle: qsTr("Reason")
                visible: tabs.currentIndex === 1
            }
            HostTab {
                anchors.fill: parent
                machine: root.machine
                visible: tabs.currentIndex === 2
            }
            DetailTable {
                anchors.fill: parent
                emptyText: qsTr("No event about this machine.")
                lines: root.machine.events
                nameShare: 0.2
                nameTitle: qsTr("Reason")
                secondShare: 0.2
                secondTitle: qsTr("Object")
                sinceTitle: qsTr("Age")
                textTitle: qsTr("Message")
                thirdShare: 0.05
                thirdTitle: " "
                visible: tabs.currentIndex === 3
            }
            YamlTab {
                anchors.fill: parent
                machine: root.machine
                visible: tabs.currentIndex === root.yamlTab
            }
            EarlierTab {
                anchors.fill: parent
                interactive: root.interactive
                machine: root.machine
                visible: tabs.currentIndex === 5
            }
        }
        // What is not known yet is not told to be nothing.
        Skeleton {
            anchors.left: parent.left
            anchors.margins: Theme.gap
            anchors.right: parent.right
            anchors.top: rule.bottom
            rows: 2
            visible: !root.machine.loaded
        }
    }
    PageMessage {
        anchors.centerIn: parent
        action: root.interactive ? qsTr("Back to the fleet") : ""
        sentence: root.refusal
        visible: root.refusal.length > 0
        width: parent.width - 2 * Theme.gapHuge

        onTriggered: root.leaving()
    }
}
