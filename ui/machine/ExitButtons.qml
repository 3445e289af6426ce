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

    function act(kind: string, text: string, object: string) {
        if (kind === "owner") {
            viewer.show(object);
        } else if (kind === "ask") {
            Clipboard.copy(root.machine.question);
            Alarms.notify(qsTr("Message to the owner copied."));
        } else {
            Clipboard.copy(text);
            Alarms.notify(qsTr("Way out copied."));
        }
    }

    spacing: Theme.gapSmall

    ObjectDialog {
        id: viewer
    }
    Repeater {
        model: root.machine.exits

        Loader {
            id: exit

            required property string name
            required property string second
            required property string third
            required property string text
            /// Only what can be shown is a button; who else is to be looked at is said.
            readonly property bool acts: exit.name === "ask" || exit.name === "fix" || (exit.name === "owner" && exit.third.length > 0)

            active: exit.name !== "override" || root.machine.override.action === undefined
            sourceComponent: exit.acts && root.interactive ? button : words
            visible: active

            Component {
                id: button

                PushButton {
                    Accessible.description: exit.name === "fix" ? qsTr("Copies this text") : exit.name === "owner" ? qsTr("Shows it") : qsTr("Copies a message to the owner")
                    height: Theme.rowHeight
                    text: qsTr("%1  %2").arg(exit.second).arg(exit.text)
                    width: Math.min(implicitWidth, root.width)

                    onClicked: root.act(exit.name, exit.text, exit.third)
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

        objectName: "overrideButton"
        Accessible.description: qsTr("Opens a review; this button sends nothing")
        height: Theme.rowHeight
        outlined: true
        text: visible ? qsTr("%1\u2026 (%2)").arg(Overrides.verb(root.machine.override.action)).arg(level) : ""
        visible: root.interactive && root.machine.override.action !== undefined

        onClicked: Overrides.review(root.machine.override)
    }
}
