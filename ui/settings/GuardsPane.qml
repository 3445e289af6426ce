// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Settings
import Holdpoint.Theme

/// What each guard level asks for, who here may do what, and the rules of a person's own. The backend decides; a rule of
/// one's own only makes things harder.
Flickable {
    id: root

    readonly property var levels: [
        { level: "G0", what: qsTr("View, copy, export"), gate: qsTr("nothing") },
        { level: "G1", what: qsTr("Only in Holdpoint: acknowledge, shelve, note"), gate: qsTr("nothing; can be undone") },
        { level: "G2", what: qsTr("Reversible in the cluster: cordon, own hold, power on"), gate: qsTr("a review") },
        { level: "G3", what: qsTr("Irreversible, one worker, all interlocks green"), gate: qsTr("reason, press and hold, 10 s to abort") },
        { level: "G4", what: qsTr("Irreversible, and: control plane, a red interlock, or somebody else's key"), gate: qsTr("as G3, plus: type the name, and a second person or break-glass") },
        { level: "G5", what: qsTr("Leaks or corrupts: remove a finalizer, force delete"), gate: qsTr("never done, only explained") }
    ]
    readonly property real room: root.width - Theme.gapLarge
    readonly property real whatWidth: Math.floor((root.room - 40 - 2 * Theme.gapLarge) * 0.54)

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentHeight: body.height + Theme.gapLarge
    contentWidth: root.width

    T.ScrollBar.vertical: ScrollRail {
    }

    Column {
        id: body

        spacing: Theme.gapSmall
        width: root.room

        PaneTitle {
            bottomPadding: Theme.gapSmall
            note: qsTr("A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.")
            text: qsTr("Guards and approvers")
            width: root.room
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
                    width: root.room - 40 - root.whatWidth - 2 * Theme.gapLarge
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
            width: root.room
        }
        Prose {
            color: Theme.text2
            maximumLineCount: 3
            text: qsTr("Approvers are identities with the role approver or admin. Nobody can approve their own request.")
            width: root.room
        }
        Line {
            strong: true
            text: qsTr("Ask me for more")
            topPadding: Theme.gapLarge
        }
        Prose {
            color: Theme.text2
            maximumLineCount: 3
            text: qsTr("The least guard level of what you request from this console. The review names the rule, and so does the audit.")
            width: root.room
        }
        Flow {
            spacing: Theme.gapSmall
            width: root.room

            Repeater {
                model: Overrides.actions().filter(action => Overrides.guard(action) !== "G4")

                Item {
                    id: rule

                    required property string modelData
                    readonly property string level: Overrides.guard(rule.modelData)

                    height: Theme.controlHeight
                    width: Math.floor((root.room - Theme.gapSmall) / 2)

                    Line {
                        anchors.left: parent.left
                        anchors.right: choice.left
                        anchors.rightMargin: Theme.gapSmall
                        anchors.verticalCenter: parent.verticalCenter
                        text: Overrides.verb(rule.modelData)
                    }
                    ChoiceBox {
                        id: choice

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gapLarge
                        choices: [{ value: "", text: qsTr("%1, as the site has it").arg(Overrides.guardAtLeast(rule.modelData)) }].concat(["G3", "G4"].filter(level => level > rule.level)
                                                                                                 .map(level => ({ value: level, text: qsTr("at least %1").arg(level) })))
                        label: qsTr("Least guard level of %1").arg(Overrides.verb(rule.modelData))
                        value: Preferences.ownLevels[rule.modelData] ?? ""

                        onPicked: level => Preferences.setOwnLevel(rule.modelData, level)
                    }
                }
            }
        }
    }
}
