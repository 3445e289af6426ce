// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Settings
import Holdpoint.Theme

/// What each guard level asks for, and who here may do what. The backend decides; this is to be read.
Column {
    id: root

    readonly property var levels: [
        { level: "G0", what: qsTr("View, copy, export"), gate: qsTr("nothing") },
        { level: "G1", what: qsTr("Only in Holdpoint: acknowledge, shelve, note"), gate: qsTr("nothing; can be undone") },
        { level: "G2", what: qsTr("Reversible in the cluster: cordon, own hold, power on"), gate: qsTr("a review") },
        { level: "G3", what: qsTr("Irreversible, one worker, all interlocks green"), gate: qsTr("reason, press and hold, 10 s to abort") },
        { level: "G4", what: qsTr("Irreversible, and: control plane, a red interlock, or somebody else's key"), gate: qsTr("as G3, plus: type the name, and a second person or break-glass") },
        { level: "G5", what: qsTr("Leaks or corrupts: remove a finalizer, force delete"), gate: qsTr("never done, only explained") }
    ]
    readonly property real whatWidth: Math.floor((root.width - 40 - 2 * Theme.gapLarge) * 0.54)

    spacing: Theme.gapSmall

    PaneTitle {
        bottomPadding: Theme.gapSmall
        note: qsTr("A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.")
        text: qsTr("Guards and approvers")
        width: root.width
    }
    Repeater {
        model: root.levels

        Row {
            id: line

            required property var modelData

            Accessible.name: qsTr("%1, %2: %3").arg(line.modelData.level).arg(line.modelData.what).arg(line.modelData.gate)
            Accessible.role: Accessible.StaticText
            spacing: Theme.gapLarge

            Line {
                mono: true
                strong: true
                text: line.modelData.level
                width: 40
            }
            Prose {
                maximumLineCount: 2
                text: line.modelData.what
                width: root.whatWidth
            }
            Prose {
                color: Theme.text2
                maximumLineCount: 2
                text: line.modelData.gate
                width: root.width - 40 - root.whatWidth - 2 * Theme.gapLarge
            }
        }
    }
    Line {
        strong: true
        text: qsTr("You")
        topPadding: Theme.gapLarge
    }
    Line {
        text: qsTr("%1 (%2), %3").arg(Session.identity).arg(Session.roles).arg(Session.mayWrite ? qsTr("can change the cluster") : qsTr("read-only"))
    }
    TickBox {
        checked: Preferences.breakGlass
        text: qsTr("Offer break-glass in this console where the site allows it")

        onToggled: Preferences.breakGlass = checked
    }
    Prose {
        color: Theme.text2
        maximumLineCount: 3
        text: qsTr("Your own rule can only be stricter than that of the site. Without break-glass, a second person must always approve.")
        width: root.width
    }
    Prose {
        color: Theme.text2
        maximumLineCount: 3
        text: qsTr("Approvers are identities with the role approver or admin. Nobody can approve their own request.")
        width: root.width
    }
}
