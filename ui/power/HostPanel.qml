// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Power
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.WhatIf

/// The chosen host: facts, the keys that hold it, and what can be done. Without one: every power hold
/// of the site.
Panel {
    id: root

    property string hostKey: ""
    /// The row of that host; without a name when there is none.
    property powerRow host
    /// Holds of all hosts: [{host, entry}].
    property var allKeys: []
    readonly property bool chosen: root.host.name.length > 0
    /// Its version is not understood: nothing is known of it but its name and labels.
    readonly property bool raw: root.host.notUnderstood.length > 0
    readonly property string whyNot: root.raw ? qsTr("%1 is not supported: nothing can be changed.").arg(root.host.notUnderstood)
                                   : Session.replay.active ? Session.replay.whyNot : Session.stale ? qsTr("The data is older than 10 s: nothing can be changed.")
                                   : !Session.mayWrite ? qsTr("%1 is not allowed to change hosts.").arg(Session.identity) : ""

    /// One text: buttons that are made anew with every reading of the host would lose the keyboard.
    readonly property string offered: !root.chosen ? "" : root.host.detached ? "attach"
        : Words.joined([root.host.wantsOn ? "power-off" : "power-on", "soft-reboot", "hard-reboot", "add-hold",
                        root.host.paused ? "resume" : "pause", "detach"], " ")

    signal opened(string machine)

    function when(at: double): string {
        return at > 0 ? qsTr("%1 (%2 ago)").arg(Words.stamp(at)).arg(Words.age(at, Session.now)) : "";
    }

    function retry(host: string, name: string) {
        Session.commands.run("bmc.retry", { host: host }, answer => {
            Alarms.notify(answer.ok ? qsTr("Polling the BMC of %1.").arg(name) : answer.message);
        });
    }

    title: root.chosen ? root.host.name : qsTr("Power holds")
    note: root.chosen ? root.host.status.word
        : Session.standing.hostsVersion.length > 0 ? "" : Words.counted(root.allKeys.length, qsTr("1 key"), qsTr("%1 keys"))

    HostFacts {
        id: facts

        row: root.host
    }
    Flickable {
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: body.height + 2 * Theme.gap

        T.ScrollBar.vertical: ScrollRail {
        }

        Column {
            id: body

            spacing: Theme.gap
            width: parent.width - 2 * Theme.gap
            x: Theme.gap

            Column {
                spacing: Theme.gapTiny
                visible: root.chosen
                width: parent.width

                Repeater {
                    model: !root.chosen ? [] : root.raw ? [
                        { name: qsTr("Rack"), text: root.host.rack }
                    ].filter(fact => fact.text.length > 0) : [
                        { name: qsTr("Description"), text: root.host.description },
                        { name: qsTr("Wanted"), text: root.host.wantsOn ? qsTr("On") : qsTr("Off") },
                        { name: qsTr("Actual"), text: facts.unknown.length > 0 ? facts.unknown : Words.word(root.host.power) },
                        { name: qsTr("Next"), text: facts.countdown },
                        { name: qsTr("Requested by"), text: root.host.requester },
                        { name: qsTr("Reason"), text: Words.visible(root.host.note) },
                        { name: qsTr("Last read"), text: root.when(root.host.observedAt) },
                        { name: qsTr("Last on"), text: root.when(root.host.lastPoweredOn) },
                        { name: qsTr("Reboot requested"), text: root.when(root.host.pendingRebootSince) },
                        { name: qsTr("State"), text: Words.joined([root.host.state, root.host.paused ? qsTr("paused") : ""], ", ") },
                        { name: qsTr("Place"), text: Words.joined([root.host.region, root.host.zone, root.host.rack], " / ") },
                        { name: qsTr("Machine"), text: root.host.machine.split("/").pop() },
                        { name: qsTr("Error"), text: Words.joined([Words.word(root.host.errorType), root.host.errorMessage], ": ") }
                    ].filter(fact => fact.text.length > 0)

                    Row {
                        id: fact

                        required property var modelData

                        Accessible.name: qsTr("%1: %2").arg(fact.modelData.name).arg(fact.modelData.text)
                        Accessible.role: Accessible.StaticText
                        spacing: Theme.gapSmall
                        width: parent.width

                        Line {
                            color: Theme.text3
                            maximumLineCount: 2
                            size: Theme.fontSmall
                            text: fact.modelData.name
                            width: 84
                            wrapMode: Text.WordWrap
                        }
                        Line {
                            maximumLineCount: 4
                            size: Theme.fontSmall
                            text: fact.modelData.text
                            width: fact.width - 84 - Theme.gapSmall
                            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        }
                    }
                }
                PushButton {
                    height: Theme.rowHeight
                    text: qsTr("Go to machine")
                    visible: root.host.machine.length > 0

                    onClicked: root.opened(root.host.machine)
                }
                PushButton {
                    readonly property var request: ({ action: "retire", rack: root.host.rack })

                    enabled: !Session.replay.active
                    height: Theme.rowHeight
                    hint: Session.replay.active ? Session.replay.whyNot : qsTr("How long its machines would take to go, and what would hold them. Changes nothing.")
                    text: Simulator.offer(request)
                    visible: !root.raw && root.host.rack.length > 0
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: Simulator.ask(request)
                }
                PushButton {
                    Accessible.description: root.whyNot
                    enabled: root.whyNot.length === 0
                    height: Theme.rowHeight
                    hint: qsTr("Poll the BMC now, without waiting for the retry delay")
                    text: qsTr("Retry now")
                    visible: !root.raw && root.host.errorType.length > 0

                    onClicked: root.retry(root.hostKey, root.host.name)
                }
            }
            Line {
                strong: true
                text: qsTr("Power holds")
                visible: root.chosen
            }
            Prose {
                color: Theme.text2
                maximumLineCount: 2
                text: root.raw ? root.host.status.word
                    : root.chosen ? qsTr("No key holds this host.")
                    : Session.standing.hostsVersion.length > 0 ? qsTr("Which hosts are held off is not known.")
                                                               : qsTr("No host is held off by a key.")
                visible: keys.count === 0
                width: parent.width
            }
            Repeater {
                id: keys

                model: root.chosen ? root.host.keys.map(entry => ({ host: root.hostKey, entry: entry })) : root.allKeys

                KeyItem {
                    required property var modelData

                    entry: modelData.entry
                    host: modelData.host
                    mayAct: root.whyNot.length === 0
                    named: !root.chosen
                    width: body.width
                }
            }
            Line {
                strong: true
                text: qsTr("Actions")
                visible: root.chosen
            }
            Prose {
                color: Theme.text2
                maximumLineCount: 3
                size: Theme.fontSmall
                text: root.whyNot
                visible: root.chosen && root.whyNot.length > 0
                width: parent.width
            }
            Flow {
                spacing: Theme.gapSmall
                visible: root.chosen
                width: parent.width

                Repeater {
                    model: root.offered.split(" ").filter(action => action.length > 0)

                    PushButton {
                        required property string modelData

                        Accessible.description: root.whyNot
                        enabled: root.whyNot.length === 0
                        hint: qsTr("Opens a review, guard level %1 or higher").arg(Overrides.guard(modelData))
                        text: qsTr("%1\u2026").arg(Overrides.verb(modelData))

                        onClicked: Overrides.review({ action: modelData, host: root.hostKey })
                    }
                }
            }
            Prose {
                color: Theme.text3
                maximumLineCount: 3
                size: Theme.fontSmall
                text: qsTr("A soft shutdown that takes longer than about 3 m is followed by a hard one; the card counts down.")
                visible: root.chosen && !root.raw
                width: parent.width
            }
        }
    }
}
