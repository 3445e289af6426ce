// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The bottom line: the alarm to look at next, while nobody took notice of it; in a flood what most of
/// them have in common. Blank when there is none: calm is not praised.
Rectangle {
    id: root

    property bool interactive: true
    property string ackKey: ""
    readonly property bool calm: Alarms.raised === 0
    /// Why nobody can acknowledge here; said beside the button.
    readonly property string whyNot: !root.interactive ? "" : Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("No ack: the data is older than 10 s.")
                                   : !Session.mayWrite ? qsTr("No ack: the role operator is needed.") : ""
    /// Empty where it is about several.
    readonly property string machine: Alarms.foremostMachine.substring(Alarms.foremostMachine.indexOf("/") + 1)

    signal opened(string key)
    /// The machines of a cause are to be looked at.
    signal causeAsked(string cause)
    /// What an override has raised is to be looked at, by its id.
    signal overrideAsked(string id)
    /// What it is about is on another page.
    signal asked(string page)

    Accessible.name: root.calm ? qsTr("No alarms need attention")
                   : Alarms.flood ? Alarms.floodText : root.machine.length > 0 ? qsTr("%1: %2").arg(root.machine).arg(Alarms.foremostText) : Alarms.foremostText
    Accessible.role: Accessible.AlertMessage
    color: Theme.header
    implicitHeight: Theme.alarmHeight

    StatusGlyph {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        priority: Alarms.foremostPriority
        visible: !root.calm

        // Only the sign of a P1 that nobody took notice of blinks, once a second.
        SequentialAnimation on opacity {
            loops: Animation.Infinite
            running: !root.calm && Alarms.foremostPriority === 1 && !Theme.reducedMotion && root.visible

            PauseAnimation {
                duration: 500
            }
            PropertyAction {
                value: 0.15
            }
            PauseAnimation {
                duration: 500
            }
            PropertyAction {
                value: 1
            }
            onRunningChanged: if (!running) sign.opacity = 1
        }
    }
    Line {
        id: name

        anchors.left: sign.right
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        mono: true
        text: root.machine
        visible: !root.calm && !Alarms.flood && root.machine.length > 0
    }
    Line {
        anchors.left: name.visible ? name.right : sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: more.left
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        strong: Alarms.flood
        text: Alarms.flood ? Alarms.floodText : Alarms.foremostText
        visible: !root.calm
    }
    Line {
        id: more

        anchors.right: buttons.visible ? buttons.left : parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text2
        text: Words.joined([Theme.reducedMotion && Alarms.foremostPriority === 1 ? qsTr("NEW") : "",
                            Alarms.raised > 1 ? qsTr("+%1 more").arg(Alarms.raised - 1) : "", root.whyNot], "  ")
        visible: !root.calm
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall
        visible: root.interactive && !root.calm

        ActButton {
            Accessible.name: qsTr("Acknowledge %1").arg(root.machine || Alarms.foremostText)
            enabled: root.whyNot.length === 0
            font.pixelSize: Theme.fontSmall
            height: Theme.alarmHeight - Theme.gapSmall
            subject: () => Alarms.foremostKeys
            text: root.ackKey.length > 0 ? qsTr("Ack  %1").arg(root.ackKey) : qsTr("Ack")

            onActed: keys => Alarms.acknowledge(keys)
        }
        PushButton {
            Accessible.name: qsTr("Go to %1").arg(root.machine || Alarms.foremostText)
            font.pixelSize: Theme.fontSmall
            height: Theme.alarmHeight - Theme.gapSmall
            text: qsTr("Go")

            onClicked: {
                const override = Alarms.overrideOf(Alarms.foremostKey);
                if (override.length > 0)
                    root.overrideAsked(override);
                else if (Alarms.foremostCause.length > 0 && Alarms.pageOf(Alarms.foremostKey) === "alarms")
                    root.causeAsked(Alarms.foremostCause);
                else if (Alarms.foremostMachine.length > 0)
                    root.opened(Alarms.foremostMachine);
                else
                    root.asked(Alarms.pageOf(Alarms.foremostKey));
            }
        }
    }
}
