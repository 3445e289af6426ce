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
    required property string name
    required property string words
    required property string note
    /// Where it is not the only one it is cut after so many lines.
    property bool several: false
    readonly property int gap: Math.round(root.face.normal * 0.45)
    readonly property int signSide: root.head || root.look.length + root.priority === 0 ? 0 : Math.min(root.face.block, root.face.normal)

    readonly property int begin: root.signSide > 0 ? root.signSide + root.gap : 0
    readonly property int room: root.width - root.begin - (root.note.length > 0 ? age.implicitWidth + root.gap : 0)
    /// The words follow the name in its line, where it leaves them room.
    readonly property bool inLine: name.implicitWidth < root.room * 0.6
    readonly property int indent: root.name.length > 0 && root.inLine ? Math.ceil(name.implicitWidth + root.face.normal * 0.28) : 0
    readonly property bool urgent: root.priority === 1 || root.priority === 2

    implicitHeight: Math.ceil(root.head ? words.implicitHeight + rule.height : Math.max(words.y + words.implicitHeight, root.signSide))

    onIndentChanged: words.forceLayout()

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
        id: name

        objectName: "floating" // the words leave room for it in their first line
        elide: Text.ElideRight
        font.weight: Font.DemiBold
        maximumLineCount: 2
        size: root.face.normal
        text: root.name
        visible: text.length > 0
        width: root.inLine ? implicitWidth : root.room
        x: root.begin
    }

    WallText {
        id: words

        color: root.head ? Theme.text2 : Theme.text
        elide: Text.ElideRight
        font.weight: root.urgent ? Font.DemiBold : Font.Normal
        maximumLineCount: root.head ? 1 : root.several ? 4 : 12
        size: root.head ? root.face.small : root.face.normal
        text: root.words
        width: root.room
        x: root.begin
        y: root.name.length > 0 && !root.inLine ? name.height : 0

        onLineLaidOut: line => {
            if (line.number === 0 && root.indent > 0) {
                line.x = root.indent;
                line.width = words.width - root.indent;
            }
        }
    }

    WallText {
        id: age

        anchors.baseline: name.visible ? name.baseline : words.baseline
        anchors.right: parent.right
        color: Theme.text2
        horizontalAlignment: Text.AlignRight
        size: root.face.small
        text: root.note
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
