// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Machine
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// The chosen hold: why, what is known, the last two hours, and the ways out with the override last.
Rectangle {
    id: root

    required property HoldsViewModel holds
    required property MachineViewModel machine
    readonly property bool filled: root.holds.title.length > 0
    readonly property string action: root.holds.request.action ?? ""

    signal opened(string key)
    signal shelved
    signal asked

    component Title: Line {
        color: Theme.text3
        size: Theme.fontSmall
    }

    border.color: Theme.rule
    border.width: Theme.outline
    color: Theme.panel
    radius: Theme.radius

    Prose {
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        color: Theme.text2
        maximumLineCount: 3
        text: qsTr("Select a hold to see why it is there and what ends it (J K).")
        visible: !root.filled
    }
    Flickable {
        id: scroller

        readonly property real most: Math.max(0, scroller.contentHeight - scroller.height)

        function scroll(by: real) {
            scroller.contentY = Math.max(0, Math.min(scroller.most, scroller.contentY + by));
        }

        Accessible.name: qsTr("Selected hold")
        Accessible.role: Accessible.Pane
        activeFocusOnTab: scroller.most > 0
        anchors.bottom: exits.top
        anchors.left: parent.left
        anchors.margins: Theme.outline
        anchors.right: parent.right
        anchors.top: parent.top
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: content.height + 2 * Theme.gapLarge
        visible: root.filled

        Keys.onPressed: event => {
            const page = scroller.height - Theme.rowHeight;
            const steps = new Map([[Qt.Key_Down, Theme.rowHeight], [Qt.Key_Up, -Theme.rowHeight], [Qt.Key_PageDown, page], [Qt.Key_PageUp, -page],
                                   [Qt.Key_End, scroller.most], [Qt.Key_Home, -scroller.most]]);
            if (!steps.has(event.key) || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.ShiftModifier))
                return;
            scroller.scroll(steps.get(event.key));
            event.accepted = true;
        }

        T.ScrollBar.vertical: ScrollRail {
        }

        Column {
            id: content

            spacing: Theme.gapLarge
            width: parent.width - 2 * Theme.gapLarge
            x: Theme.gapLarge
            y: Theme.gapLarge

            Column {
                spacing: Theme.gapTiny
                width: parent.width

                Line {
                    maximumLineCount: 2
                    mono: true
                    size: Theme.fontLarge
                    text: root.holds.machineKey.substring(root.holds.machineKey.indexOf("/") + 1)
                    width: parent.width
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
                Line {
                    color: Theme.holdFg
                    text: root.holds.title
                    width: parent.width
                }
            }
            Prose {
                lineHeight: 1.25
                maximumLineCount: 8
                text: root.holds.sentence
                width: parent.width
            }
            Column {
                spacing: Theme.gapTiny
                width: parent.width

                Title {
                    text: qsTr("What is known")
                }
                Repeater {
                    model: root.holds.facts

                    Prose {
                        required property string modelData

                        color: Theme.text2
                        maximumLineCount: 3
                        text: modelData
                        width: content.width
                    }
                }
                Prose {
                    color: Theme.text2
                    maximumLineCount: 4
                    text: root.holds.next
                    visible: text.length > 0
                    width: parent.width
                }
            }
            MiniTimeline {
                height: 168
                // "namespace/machine/hook.preDrain/etcd"
                hold: root.holds.current.split("/").slice(2).join("/")
                machine: root.machine
                width: parent.width
            }
            ChecksPane {
                action: root.action
                checks: root.holds.checks
                width: parent.width
            }
        }
    }
    Rectangle {
        anchors.fill: scroller
        border.color: Theme.focus
        border.width: Theme.focusWidth
        color: "transparent"
        radius: Theme.radius
        visible: scroller.activeFocus
    }
    // Never a scroll away from what they are for.
    Column {
        id: exits

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapLarge
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gapSmall
        visible: root.filled

        Rectangle {
            color: Theme.rule
            height: Theme.outline
            width: parent.width
        }
        Title {
            text: qsTr("Ways out")
            topPadding: Theme.gapTiny
            x: Theme.gapLarge
        }
        Flow {
            spacing: Theme.gapSmall
            width: content.width
            x: Theme.gapLarge

            PushButton {
                text: qsTr("Open machine (Enter)")

                onClicked: root.opened(root.holds.machineKey)
            }
            PushButton {
                text: qsTr("Ask owner")

                onClicked: root.asked()
            }
            PushButton {
                enabled: Session.mayWrite && !Session.replay.active && !Session.unheard
                text: qsTr("Acknowledge (A)")

                // What is ticked in the list is another matter: here one hold is shown.
                onClicked: Alarms.acknowledge([root.holds.current])
            }
            PushButton {
                enabled: Session.mayWrite && !Session.replay.active && !Session.unheard
                text: qsTr("Shelve\u2026 (H)")

                onClicked: root.shelved()
            }
            // The last, and never the largest.
            PushButton {
                Accessible.description: qsTr("Opens a review; this button sends nothing")
                outlined: true
                text: qsTr("%1\u2026").arg(Overrides.verb(root.action))
                visible: root.action.length > 0

                onClicked: Overrides.review(root.holds.request)
            }
            PushButton {
                Accessible.description: qsTr("Opens a plan; this button sends nothing")
                outlined: true
                text: qsTr("%1 on all %2\u2026").arg(Overrides.verb(root.action)).arg(root.holds.causeMachines)
                visible: root.holds.bulkRequest.action !== undefined

                onClicked: Overrides.reviewAll(root.holds.bulkRequest)
            }
            Line {
                color: Theme.text3
                height: Theme.controlHeight
                size: Theme.fontSmall
                visible: root.action.length > 0
                text: root.holds.checks.level.length > 0 ? qsTr("%1 at present").arg(root.holds.checks.level)
                                                         : qsTr("at least %1; shows its checks").arg(Overrides.guard(root.action))
            }
        }
        Prose {
            color: Theme.text2
            maximumLineCount: 2
            size: Theme.fontSmall
            text: Session.replay.active ? Session.replay.whyNot : Session.stale ? qsTr("Disabled: the data is older than 10 s.") : !Session.mayWrite ? qsTr("Read-only: requires the role operator.") : ""
            visible: text.length > 0
            width: content.width
            x: Theme.gapLarge
        }
    }
}
