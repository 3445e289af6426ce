// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Theme

/// Why the machine does not go on: the sentence, what is known, the ways out in the order to try them.
Rectangle {
    id: root

    required property MachineViewModel machine
    property bool showsFacts: true
    property bool interactive: true

    Accessible.name: Words.joined([root.machine.sentence, root.machine.remarks.join(" ")], " ")
    Accessible.role: Accessible.Note
    border.color: Theme.rule
    border.width: Theme.outline
    color: Theme.panel
    implicitHeight: content.implicitHeight + 2 * Theme.gap
    radius: Theme.radius

    Rectangle {
        border.color: Theme.holdFg
        border.width: Theme.outline
        color: root.machine.priority === 1 ? Theme.p1 : root.machine.priority === 2 ? Theme.p2
             : root.machine.priority === 3 ? Theme.p3 : root.machine.look === "holding" ? Theme.hold : Theme.neutral
        height: parent.height
        radius: Theme.radius
        width: Theme.gapTiny + 2
    }
    Column {
        id: content

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge + Theme.gapTiny
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        Line {
            maximumLineCount: 3
            size: Theme.fontLarge
            strong: true
            text: root.machine.sentence
            visible: root.machine.sentence.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
        Repeater {
            model: root.machine.remarks

            Line {
                required property string modelData

                color: Theme.text2
                maximumLineCount: 3
                text: modelData
                width: content.width
                wrapMode: Text.WordWrap
            }
        }
        Flow {
            spacing: Theme.gapSmall
            visible: root.showsFacts && root.machine.facts.count > 0
            width: parent.width

            Repeater {
                model: root.machine.facts

                Chip {
                    required text

                    edge: Theme.line
                    ink: Theme.text2
                    width: Math.min(implicitWidth, content.width)
                }
            }
        }
        ExitButtons {
            interactive: root.interactive
            machine: root.machine
            visible: root.machine.exits.count > 0
            width: parent.width
        }
    }
}
