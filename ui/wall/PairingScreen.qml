// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// A screen that nobody approved yet: its code, and where somebody approves it. There is nothing to type.
Item {
    id: root

    required property WallFace face

    /// What the words around it leave to the code; they are never smaller, it is large enough anyway.
    readonly property real room: root.height - column.others - 2 * root.face.small
    readonly property int codeSize: Math.round(Math.max(root.face.small, Math.min(root.width * 0.21, root.height * 0.38, root.room / 1.35)))

    Column {
        id: column

        readonly property real others: column.heightOf(title) + column.heightOf(how) + column.heightOf(sentence)

        function heightOf(text: Text): real {
            return text.text.length > 0 ? text.implicitHeight + column.spacing : 0;
        }

        anchors.centerIn: parent
        spacing: Math.round(root.face.normal * 0.6)
        width: parent.width - 2 * Math.round(root.face.small * 1.2)

        WallText {
            id: title

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
            size: root.codeSize
            text: root.face.code
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.NoWrap
        }

        WallText {
            id: how

            horizontalAlignment: Text.AlignHCenter
            size: root.face.normal
            text: root.face.how
            visible: text.length > 0
            width: parent.width
        }

        WallText {
            id: sentence

            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            size: root.face.normal
            text: root.face.sentence
            visible: text.length > 0
            width: parent.width
        }
    }
}
