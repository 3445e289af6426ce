// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Name, role, phase chain, node and host of a machine.
Rectangle {
    id: root

    required property MachineViewModel machine

    signal back

    color: Theme.raised

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 1
        color: Theme.rule
    }

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.gapLarge; rightMargin: Theme.gapLarge }
        spacing: Theme.gapHuge

        ColumnLayout {
            spacing: 2

            RowLayout {
                spacing: Theme.gap

                Text {
                    text: root.machine.name
                    color: Theme.text
                    font.family: Theme.monoFamily
                    font.pixelSize: Theme.fontTitle
                    font.weight: Font.Medium
                    Accessible.role: Accessible.Heading
                    Accessible.name: qsTr("Machine %1").arg(text)
                }

                Rectangle {
                    visible: root.machine.role.length > 0
                    implicitWidth: roleText.implicitWidth + Theme.gapSmall * 2
                    implicitHeight: Theme.chipHeight
                    radius: Theme.radius
                    color: "transparent"
                    border { width: 1; color: Theme.line }

                    Text {
                        id: roleText

                        anchors.centerIn: parent
                        text: root.machine.role
                        color: Theme.text2
                        font.family: Theme.family
                        font.pixelSize: Theme.fontSmall
                    }
                }

                StatusBadge {
                    visible: root.machine.statusWord.length > 0
                    look: root.machine.statusLook
                    priority: root.machine.priority
                    word: root.machine.statusWord
                }
            }

            Text {
                text: root.machine.subtitle
                color: Theme.text3
                font.family: Theme.family
                font.pixelSize: Theme.fontSmall
            }
        }

        Item {
            Layout.fillWidth: true
        }

        PhaseChain {
            phases: root.machine.phases
            current: root.machine.phase
            age: root.machine.age(root.machine.phaseSince, Session.now)
        }

        ColumnLayout {
            spacing: 2

            Text {
                text: qsTr("Node  %1").arg(root.machine.nodeText)
                color: Theme.text2
                font.family: Theme.family
                font.pixelSize: Theme.fontSmall
            }

            Text {
                text: root.machine.hostText.length > 0 ? qsTr("Host  %1").arg(root.machine.hostText)
                                                       : qsTr("No bare-metal host")
                color: root.machine.hostText.length > 0 ? Theme.text2 : Theme.text3
                font.family: Theme.family
                font.pixelSize: Theme.fontSmall
            }
        }
    }
}
