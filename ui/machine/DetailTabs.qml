// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Holdpoint.Controls
import Holdpoint.Theme

/// Hooks and owners, conditions, host and power keys, events: one table each.
Rectangle {
    id: root

    required property MachineViewModel machine
    property int current: 0

    color: Theme.panel
    radius: Theme.radius
    border { width: 1; color: Theme.rule }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Row {
            Layout.leftMargin: Theme.gapSmall
            Layout.topMargin: Theme.gapTiny
            spacing: Theme.gapTiny

            Repeater {
                model: [qsTr("Hooks and owners"), qsTr("Conditions"), qsTr("Host and power keys"), qsTr("Events")]

                TabButton {
                    required property string modelData
                    required property int index
                    readonly property int entries: [root.machine.hooks.count, root.machine.conditions.count,
                        root.machine.power.count, root.machine.events.count][index]

                    text: qsTr("%1  %2").arg(modelData).arg(entries)
                    selected: root.current === index
                    onClicked: root.current = index
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.rule
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: root.current

            DetailTable {
                machine: root.machine
                rows: root.machine.hooks
                titles: [qsTr("State"), qsTr("Point"), qsTr("Hook"), qsTr("Owner"), qsTr("Why")]
                shares: [0.11, 0.12, 0.25, 0.25, 0.27]
                emptyText: qsTr("This machine has no lifecycle hooks.")
            }
            DetailTable {
                machine: root.machine
                rows: root.machine.conditions
                titles: [qsTr("Condition"), qsTr("Status"), qsTr("Reason"), qsTr("Severity"), qsTr("Message")]
                shares: [0.17, 0.08, 0.17, 0.1, 0.48]
                emptyText: qsTr("No conditions were reported yet.")
            }
            DetailTable {
                machine: root.machine
                rows: root.machine.power
                titles: [qsTr("What"), qsTr("Value")]
                shares: [0.35, 0.65]
                emptyText: qsTr("This machine has no bare-metal host.")
            }
            DetailTable {
                machine: root.machine
                rows: root.machine.events
                titles: [qsTr("Time"), qsTr("Reason"), qsTr("Object"), qsTr("Message")]
                shares: [0.1, 0.17, 0.23, 0.5]
                emptyText: qsTr("No events in the last hour.")
            }
        }
    }
}
