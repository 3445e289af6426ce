// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// One `reboot.metal3.io` key: what it is called, how it acts, who set it, since when, and who may
/// release it.
Column {
    id: root

    required property string host
    required property powerKey entry
    /// The host is to be named too.
    property bool named: false
    property bool mayAct: false
    readonly property double since: root.entry.heldSince > 0 ? root.entry.heldSince : root.entry.acceptedAt
    readonly property string action: root.entry.ours ? "release-hold" : "release-power-key"

    Accessible.name: Words.joined([root.named ? root.host.split("/").pop() : "", root.entry.key, facts.text], ", ")
    Accessible.role: Accessible.ListItem
    spacing: 2

    Line {
        mono: true
        strong: true
        text: root.host.split("/").pop()
        visible: root.named
        width: parent.width
    }
    Line {
        elide: Text.ElideMiddle
        mono: true
        size: Theme.fontSmall
        text: root.entry.key
        width: parent.width
    }
    Line {
        id: facts

        color: Theme.text2
        maximumLineCount: 2
        size: Theme.fontSmall
        text: Words.joined([root.entry.mode === "hard" ? qsTr("hard") : qsTr("soft"),
                            root.entry.state === "held" ? qsTr("held %1").arg(root.since > 0 ? Words.age(root.since, Session.now) : "")
                                                        : root.since > 0 ? qsTr("accepted %1 ago").arg(Words.age(root.since, Session.now)) : qsTr("not accepted yet"),
                            root.entry.requester.length > 0 ? qsTr("set by %1").arg(root.entry.requester) : qsTr("set by an unknown user")], " · ")
        width: parent.width
        wrapMode: Text.WordWrap
    }
    Line {
        maximumLineCount: 3
        size: Theme.fontSmall
        text: Words.visible(root.entry.note)
        visible: text.length > 0
        width: parent.width
        wrapMode: Text.WordWrap
    }
    Line {
        color: Theme.text3
        maximumLineCount: 2
        size: Theme.fontSmall
        text: !root.entry.keyed ? qsTr("A request: it is removed when the host is on again.")
            : root.entry.ours ? qsTr("Set by Holdpoint: an operator can release it (%1).").arg(Overrides.guardAtLeast(root.action))
                              : qsTr("Set by somebody else: releasing it needs a second person (%1).").arg(Overrides.guard(root.action))
        width: parent.width
        wrapMode: Text.WordWrap
    }
    PushButton {
        enabled: root.mayAct
        height: Theme.rowHeight
        text: qsTr("%1\u2026").arg(Overrides.verb(root.action))
        visible: root.entry.keyed

        onClicked: Overrides.review({ action: root.action, host: root.host, key: root.entry.key })
    }
}
