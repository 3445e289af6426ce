// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The sentences of the machines that need a person most; a click selects the machine.
Column {
    id: root

    signal picked(string key)

    spacing: Theme.gapSmall

    Line {
        color: Theme.text3
        size: Theme.fontSmall
        text: qsTr("Needs attention")
    }
    Repeater {
        model: Session.summary.worst

        T.AbstractButton {
            id: entry

            required property int index
            required property string modelData
            readonly property string machineKey: entry.modelData

            Accessible.name: words.text
            Accessible.role: Accessible.Button
            Accessible.onPressAction: entry.clicked()
            height: words.height + name.height + Theme.gapTiny + 2 * Theme.gapSmall
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

            onClicked: root.picked(entry.machineKey)

            StatusGlyph {
                id: sign

                look: Session.summary.worstLooks[entry.index]
                priority: Session.summary.worstPriorities[entry.index]
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
                y: Theme.gapSmall
            }
            Line {
                id: words

                anchors.left: name.left
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                anchors.top: name.bottom
                anchors.topMargin: Theme.gapTiny
                color: Theme.text2
                lineHeight: 1.2
                maximumLineCount: 4
                size: Theme.fontSmall
                text: Session.summary.worstSentences[entry.index]
                wrapMode: Text.WordWrap
            }
        }
    }
}
