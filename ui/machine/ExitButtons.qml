// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// The ways out in the order to try them: what can be done from here is a button, the override comes
/// last and opens its review.
Flow {
    id: root

    required property MachineViewModel machine
    property bool interactive: true

    function act(kind: string, text: string) {
        if (kind === "ask" || kind === "owner") {
            Clipboard.copy(root.machine.question);
            Alarms.notify(qsTr("Message to the owner copied."));
        } else {
            Clipboard.copy(text);
            Alarms.notify(qsTr("Way out copied."));
        }
    }

    spacing: Theme.gapSmall

    Repeater {
        model: root.machine.exits

        Loader {
            id: exit

            required property string name
            required property string second
            required property string text
            readonly property bool acts: exit.name === "ask" || exit.name === "fix" || exit.name === "owner"

            active: exit.name !== "override" || root.machine.override.action === undefined
            sourceComponent: exit.acts && root.interactive ? button : words
            visible: active

            Component {
                id: button

                PushButton {
                    Accessible.description: exit.name === "fix" ? qsTr("Copies this text") : qsTr("Copies a message to the owner")
                    height: Theme.rowHeight
                    text: qsTr("%1  %2").arg(exit.second).arg(exit.text)
                    width: Math.min(implicitWidth, root.width)

                    onClicked: root.act(exit.name, exit.text)
                }
            }
            Component {
                id: words

                Row {
                    spacing: Theme.gapTiny + 2

                    Line {
                        color: Theme.text3
                        height: Theme.rowHeight
                        mono: true
                        text: exit.second
                    }
                    Line {
                        height: Theme.rowHeight
                        rightPadding: Theme.gapSmall
                        text: exit.text
                        width: Math.min(implicitWidth, root.width - Theme.gapHuge)
                    }
                }
            }
        }
    }
    PushButton {
        // The level that the review will have; until the checks are read, the least that it can have.
        readonly property string level: root.machine.checks.level.length > 0 ? root.machine.checks.level
                                                                             : Overrides.guardAtLeast(root.machine.override.action)

        Accessible.description: qsTr("Opens a review; this button sends nothing")
        height: Theme.rowHeight
        outlined: true
        text: visible ? qsTr("%1\u2026 (%2)").arg(Overrides.verb(root.machine.override.action)).arg(level) : ""
        visible: root.interactive && root.machine.override.action !== undefined

        onClicked: Overrides.review(root.machine.override)
    }
}
