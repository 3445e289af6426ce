// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// The phases a machine goes through; the current one is outlined and says since when.
Row {
    id: root

    required property list<string> phases
    required property string current
    required property string age

    spacing: Theme.gapSmall

    Accessible.role: Accessible.StaticText
    Accessible.name: root.age.length > 0 ? qsTr("Phase %1 since %2").arg(root.current).arg(root.age)
                                         : qsTr("Phase %1").arg(root.current)

    Repeater {
        model: root.phases

        Row {
            id: step

            required property string modelData
            required property int index
            readonly property bool isCurrent: modelData === root.current

            spacing: Theme.gapSmall

            Text {
                anchors.verticalCenter: parent.verticalCenter
                visible: step.index > 0
                text: "\u203a"
                color: Theme.text3
                font.family: Theme.family
                font.pixelSize: Theme.fontBase
            }

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                implicitWidth: label.implicitWidth + (step.isCurrent ? Theme.gap * 2 : 0)
                implicitHeight: Theme.chipHeight + 4
                radius: Theme.radius
                color: step.isCurrent ? Theme.panel : "transparent"
                border { width: step.isCurrent ? 1.5 : 0; color: Theme.text2 }

                Text {
                    id: label

                    anchors.centerIn: parent
                    text: step.isCurrent && root.age.length > 0 ? qsTr("%1  %2").arg(step.modelData).arg(root.age)
                                                                : step.modelData
                    color: step.isCurrent ? Theme.text : Theme.text3
                    font.family: Theme.family
                    font.pixelSize: Theme.fontSmall
                    font.weight: step.isCurrent ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
