// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// A screen that nobody approved yet: its code, and where somebody approves it. There is nothing to type.
Item {
    id: root

    required property WallFace face

    Column {
        anchors.centerIn: parent
        spacing: root.face.normal
        width: parent.width - 2 * Math.round(root.face.small * 1.2)

        WallText {
            color: Theme.text2
            horizontalAlignment: Text.AlignHCenter
            size: root.face.normal
            text: root.face.pairingTitle
            visible: text.length > 0
            width: parent.width
        }

        WallText {
            font.family: Theme.monoFamily
            font.letterSpacing: Math.round(size * 0.06)
            font.weight: Font.Medium
            horizontalAlignment: Text.AlignHCenter
            leftPadding: font.letterSpacing
            size: Math.round(Math.min(root.width * 0.21, root.height * 0.38))
            text: root.face.code
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.NoWrap
        }

        WallText {
            horizontalAlignment: Text.AlignHCenter
            size: root.face.normal
            text: root.face.how
            visible: text.length > 0
            width: parent.width
        }

        WallText {
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            size: root.face.normal
            text: root.face.sentence
            visible: text.length > 0
            width: parent.width
        }
    }
}
