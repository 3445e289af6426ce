// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// One sentence of a wall with its sign and its age, or the head of those that follow.
Item {
    id: root

    required property WallFace face
    required property string look
    required property int priority
    required property bool head
    required property string rich
    required property string note
    /// Where it is not the only one it is cut after so many lines.
    property bool several: false
    readonly property int gap: Math.round(root.face.normal * 0.45)
    readonly property int signSide: root.head || root.look.length + root.priority === 0 ? 0 : Math.min(root.face.block, root.face.normal)

    implicitHeight: Math.ceil(root.head ? words.implicitHeight + rule.height : Math.max(words.implicitHeight, root.signSide))

    WallSign {
        height: root.signSide
        look: root.look
        muted: root.face.life === "stale" || root.face.life === "gone"
        priority: root.priority
        swapped: root.face.swapped
        visible: root.signSide > 0
        width: root.signSide
        y: Math.round((root.face.normal * 1.22 - root.signSide) / 2)
    }

    WallText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.signSide > 0 ? root.signSide + root.gap : 0
        anchors.right: age.left
        anchors.rightMargin: root.note.length > 0 ? root.gap : 0
        color: root.head ? Theme.text2 : Theme.text
        elide: Text.ElideRight
        font.weight: root.priority === 1 || root.priority === 2 ? Font.DemiBold : Font.Normal
        maximumLineCount: root.head ? 1 : root.several ? 4 : 12
        size: root.head ? root.face.small : root.face.normal
        text: root.rich
        textFormat: Text.StyledText
    }

    WallText {
        id: age

        anchors.baseline: words.baseline
        anchors.right: parent.right
        color: Theme.text2
        horizontalAlignment: Text.AlignRight
        size: root.face.small
        text: root.note
        width: root.note.length > 0 ? implicitWidth : 0
        wrapMode: Text.NoWrap
    }

    Rectangle {
        id: rule

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.line
        height: Theme.outline
        visible: root.head
    }
}
