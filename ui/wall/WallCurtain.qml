// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.Wall

/// Nothing comes: what lies under it may not be taken for the present.
Item {
    id: root

    required property WallFace face
    readonly property bool stale: root.face.life === "stale"
    readonly property bool gone: root.face.life === "gone"
    readonly property int edge: Math.round(Math.max(10, root.face.small * 0.35 + 2))

    Item {
        anchors.fill: parent
        visible: root.stale || root.gone

        Repeater {
            model: 4

            delegate: Rectangle {
                id: side

                required property int index
                readonly property bool upright: side.index > 1

                clip: true
                color: Theme.bg
                height: side.upright ? root.height - 2 * root.edge : root.edge
                width: side.upright ? root.edge : root.width
                x: side.index === 3 ? root.width - root.edge : 0
                y: side.index === 1 ? root.height - root.edge : side.upright ? root.edge : 0

                Hatch {
                    anchors.fill: parent
                    color: Theme.text
                    pitch: root.edge
                }
            }
        }
    }

    Column {
        anchors.centerIn: parent
        spacing: root.face.small
        width: parent.width - 2 * Math.round(root.face.small * 1.2)

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            color: root.stale ? Theme.text : "transparent"
            height: words.height + 2 * Math.round(words.size * 0.05)
            visible: words.text.length > 0
            width: Math.min(parent.width, words.implicitWidth + Math.round(words.size * 0.6))

            WallText {
                id: words

                anchors.centerIn: parent
                color: root.stale ? Theme.bg : Theme.text
                font.weight: Font.Bold
                horizontalAlignment: Text.AlignHCenter
                size: Math.round(Math.min(root.face.large * 2, root.width * (root.gone ? 0.068 : 0.11)))
                text: root.face.lifeText
                width: Math.min(implicitWidth, parent.parent.width)
            }
        }

        WallText {
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            size: root.face.normal
            text: root.face.lifeNote
            visible: text.length > 0
            width: Math.min(parent.width, root.face.normal * 40)
        }
    }
}
