// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Where the backend sends alarms: how each receiver is, and a test of it. A backend that has none shows nothing.
Column {
    id: root

    property var receivers: []
    property string trouble: ""
    /// What was done last, in one sentence.
    property string done: ""
    /// The name of the receiver whose answer is awaited; empty for none.
    property string tested: ""
    readonly property bool stale: Session.stale
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be changed.")
                                                   : !Session.mayWrite ? qsTr("Requires the role operator.") : ""

    function read() {
        Session.commands.run("notify.status", {}, answer => {
            const receivers = answer.ok ? answer.result.receivers ?? [] : root.receivers;
            // A list that is made anew would lose its place.
            if (JSON.stringify(receivers) !== JSON.stringify(root.receivers))
                root.receivers = receivers;
        });
    }
    function test(receiver: string) {
        root.trouble = "";
        root.done = "";
        root.tested = receiver;
        Session.commands.run("notify.test", { receiver: receiver }, answer => {
            const told = answer.ok ? (answer.result.receivers ?? [])[0] : null;
            const error = answer.ok ? told?.error ?? "" : answer.message;
            root.tested = "";
            root.trouble = error.length > 0 ? qsTr("%1 did not take the test: %2").arg(receiver).arg(error) : "";
            root.done = error.length > 0 ? "" : qsTr("%1 took the test.").arg(receiver);
            root.read();
        });
    }
    function standing(receiver: var): string {
        const failing = Words.instant(receiver.failingSince ?? "");
        const last = Words.instant(receiver.lastDelivery ?? "");
        const waiting = receiver.pending ?? 0;
        return Words.joined([failing > 0 ? qsTr("failing for %1: %2").arg(Words.age(failing, Session.now)).arg(receiver.lastError ?? "")
                             : last > 0 ? qsTr("last delivery %1 ago").arg(Words.age(last, Session.now)) : qsTr("no deliveries yet"),
                             waiting > 0 ? Words.counted(waiting, qsTr("1 message waiting"), qsTr("%1 messages waiting")) : ""], ", ");
    }

    spacing: Theme.gap

    Component.onCompleted: if (root.visible) root.read()
    onStaleChanged: if (root.visible && !root.stale) root.read()
    onVisibleChanged: {
        root.done = "";
        root.trouble = "";
        if (root.visible)
            root.read();
    }

    PaneTitle {
        note: qsTr("The backend sends alarms to these receivers, which are set in its configuration.")
        text: qsTr("Receivers")
        visible: root.receivers.length > 0
        width: root.width
    }
    Repeater {
        model: root.receivers

        delegate: Row {
            id: line

            required property var modelData
            readonly property string standing: root.standing(line.modelData)

            Accessible.name: Words.joined([line.modelData.name, line.modelData.type, line.standing], ", ")
            Accessible.role: Accessible.ListItem
            spacing: Theme.gap

            TippedLine {
                height: Theme.controlHeight
                mono: true
                text: line.modelData.name
                width: 160
            }
            Line {
                color: Theme.text2
                height: Theme.controlHeight
                text: line.modelData.type
                width: 110
            }
            PushButton {
                Accessible.name: qsTr("Send a test to %1").arg(line.modelData.name)
                enabled: root.whyNot.length === 0 && root.tested.length === 0
                text: qsTr("Send a test")

                onClicked: root.test(line.modelData.name)
            }
            TippedLine {
                color: line.modelData.failingSince ? Theme.p2Fg : Theme.text2
                height: Theme.controlHeight
                text: line.standing
                width: Math.max(0, root.width - x)
            }
        }
    }
    Line {
        color: Theme.text2
        size: Theme.fontSmall
        text: root.whyNot
        visible: root.receivers.length > 0 && root.whyNot.length > 0
        width: root.width
    }
    Line {
        readonly property bool failed: root.trouble.length > 0

        Accessible.name: text
        Accessible.role: Accessible.AlertMessage
        color: failed ? Theme.p2Fg : Theme.text
        maximumLineCount: 2
        text: failed ? root.trouble : root.done
        visible: text.length > 0
        width: root.width
        wrapMode: Text.WordWrap
    }
}
