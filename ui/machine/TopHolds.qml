// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// What needs a person most: the sentence of a machine, or one line for all machines that wait for one
/// cause. A click selects the machine, or opens the holds of the cause.
Column {
    id: root

    signal picked(string key)
    signal causeAsked(string cause)

    spacing: Theme.gapSmall

    Line {
        color: Theme.text3
        size: Theme.fontSmall
        text: qsTr("Needs attention")
    }
    Repeater {
        // Places, and not what stands there: in a storm that changes with every frame.
        model: root.visible ? Session.summary.worst.length : 0

        T.AbstractButton {
            id: entry

            required property int index
            readonly property string machineKey: Session.summary.worst[entry.index] ?? ""
            readonly property int machines: Session.summary.worstMachines[entry.index] ?? 1
            readonly property string cause: entry.machines > 1 ? Session.summary.worstCauses[entry.index] ?? "" : ""
            /// What stood here when it was pressed: that is what was meant.
            property string pressedKey: ""
            property string pressedCause: ""

            function pick(machine: string, cause: string): void {
                if (cause.length > 0)
                    root.causeAsked(cause);
                else
                    root.picked(machine);
            }

            Accessible.name: words.text
            Accessible.role: Accessible.Button
            Accessible.onPressAction: entry.pick(entry.machineKey, entry.cause)
            height: words.y + words.height + Theme.gapSmall
            width: root.width + 2 * Theme.gapSmall
            x: -Theme.gapSmall

            background: Rectangle {
                color: entry.hovered ? Theme.hover : "transparent"
                radius: Theme.radius

                FocusFrame {
                    anchors.margins: 0
                    shown: entry.visualFocus
                }
            }

            onClicked: entry.pick(entry.pressedKey, entry.pressedCause)
            onPressed: {
                entry.pressedKey = entry.machineKey;
                entry.pressedCause = entry.cause;
            }

            StatusGlyph {
                id: sign

                look: Session.summary.worstLooks[entry.index] ?? ""
                priority: Session.summary.worstPriorities[entry.index] ?? 0
                x: Theme.gapSmall
                y: Theme.gapSmall + 1
            }
            Line {
                id: name

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: parent.right
                mono: true
                text: entry.machineKey.substring(entry.machineKey.indexOf("/") + 1)
                visible: entry.cause.length === 0
                y: Theme.gapSmall
            }
            Line {
                id: words

                anchors.left: name.left
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                y: name.visible ? name.y + name.height + Theme.gapTiny : Theme.gapSmall
                color: Theme.text2
                lineHeight: 1.2
                maximumLineCount: 4
                size: Theme.fontSmall
                text: Session.summary.worstText(entry.index, Session.now)
                wrapMode: Text.WordWrap
            }
        }
    }
}
