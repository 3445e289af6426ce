// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Holdpoint.Theme

/// Why the machine waits: one sentence, what it rests on, and the ways out in their order.
Rectangle {
    id: root

    required property MachineViewModel machine

    implicitHeight: content.implicitHeight + Theme.gap * 2
    color: Theme.raised
    radius: Theme.radius
    border { width: 1; color: Theme.rule }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.machine.sentence

    Rectangle {
        width: Theme.gapTiny
        height: parent.height
        radius: Theme.radius
        color: root.machine.statusLook === "failed" ? Theme.p1 : Theme.hold
    }

    ColumnLayout {
        id: content

        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: Theme.gapLarge + Theme.gapTiny; rightMargin: Theme.gapLarge; topMargin: Theme.gap
        }
        spacing: Theme.gapSmall

        Text {
            Layout.fillWidth: true
            text: root.machine.sentence
            color: Theme.text
            wrapMode: Text.WordWrap
            font.family: Theme.family
            font.pixelSize: Theme.fontLarge
            font.weight: Font.DemiBold
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            Repeater {
                model: root.machine.facts

                Rectangle {
                    id: chip

                    required property string modelData

                    width: Math.min(fact.implicitWidth + Theme.gap * 2, content.width)
                    height: Theme.chipHeight + 4
                    radius: Theme.radius
                    color: Theme.panel
                    border { width: 1; color: Theme.rule }

                    Text {
                        id: fact

                        anchors { fill: parent; leftMargin: Theme.gap; rightMargin: Theme.gap }
                        verticalAlignment: Text.AlignVCenter
                        text: chip.modelData
                        elide: Text.ElideRight
                        color: Theme.text2
                        font.family: Theme.family
                        font.pixelSize: Theme.fontSmall
                    }
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gapLarge

            Repeater {
                model: root.machine.exits

                Text {
                    required property string modelData
                    required property int index

                    text: qsTr("%1. %2").arg(index + 1).arg(modelData)
                    color: Theme.text2
                    font.family: Theme.family
                    font.pixelSize: Theme.fontSmall
                }
            }
        }
    }
}
