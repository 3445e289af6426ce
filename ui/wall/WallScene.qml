// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// What a wall shows: where and when, the line that moves with what comes, then the sentences, and beside them every machine.
Item {
    id: root

    required property WallFace face
    readonly property int small: root.face.small
    readonly property int normal: root.face.normal
    readonly property int gap: Math.round(root.normal * 0.5)
    readonly property bool quiet: root.face.layout === "quiet"
    readonly property bool incident: root.face.layout === "incident"
    readonly property bool crowded: root.face.counterCount > 0 && body.width < root.face.counterCount * root.small * 6.3
    readonly property bool beside: root.face.matrix && body.width >= root.normal * 44
    readonly property int edge: 4

    Item {
        id: scene

        height: root.height - 2 * root.edge
        opacity: root.face.life === "gone" ? 0.16 : root.face.life === "stale" ? 0.55 : 1
        width: root.width - 2 * root.edge
        x: root.edge + root.face.shiftX
        y: root.edge + root.face.shiftY

        WallHead {
            id: head

            anchors.left: parent.left
            anchors.margins: Math.round(root.small * 0.6)
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: Math.round(root.small * 0.35)
            face: root.face
        }

        Item {
            id: body

            anchors.bottom: root.face.foot.length > 0 ? foot.top : foot.bottom
            anchors.bottomMargin: root.face.foot.length > 0 ? Math.round(root.small * 0.3) : 0
            anchors.left: head.left
            anchors.right: head.right
            anchors.top: head.bottom
            anchors.topMargin: Math.round(root.small * 0.4)
            clip: true

            Column {
                id: top

                spacing: root.gap
                width: parent.width
                y: root.quiet ? Math.max(0, Math.round((body.height - height) / 2)) : 0

                WallText {
                    font.weight: Font.DemiBold
                    size: Math.round(root.face.large * 1.25)
                    text: root.face.big
                    visible: text.length > 0
                }

                WallText {
                    readonly property bool plain: !root.quiet && root.face.lineCount > 0
                    readonly property string words: root.crowded ? root.face.counterWords : ""

                    color: root.quiet ? Theme.text3 : Theme.text
                    font.weight: root.quiet ? Font.Normal : root.incident ? Font.DemiBold : Font.Medium
                    size: plain ? root.normal : root.face.large
                    text: words.length > 0 && root.face.headline.length > 0 ? words + " \u00b7 " + root.face.headline : words + root.face.headline
                    visible: text.length > 0
                    width: parent.width
                }

                WallText {
                    color: root.quiet ? Theme.text3 : Theme.text2
                    size: root.small
                    text: root.face.proof
                    visible: text.length > 0 && (root.quiet || root.incident)
                    width: parent.width
                }

                WallCounters {
                    face: root.face
                    visible: root.face.counterCount > 0 && !root.crowded
                    width: parent.width
                }
            }

            Item {
                id: split

                readonly property real matrixLeast: root.face.matrix && !root.beside ? root.small * 2.2 + root.gap : 0

                anchors.bottom: parent.bottom
                anchors.bottomMargin: proof.visible ? proof.height + root.gap : 0
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: top.bottom
                anchors.topMargin: top.height > 0 ? root.gap : 0
                visible: !root.quiet

                WallLines {
                    id: lines

                    face: root.face
                    room: split.height - split.matrixLeast
                    width: root.beside ? Math.round((parent.width - root.normal * 1.2) * 0.58) : parent.width
                }

                WallMatrix {
                    anchors.bottom: parent.bottom
                    anchors.left: root.beside ? lines.right : parent.left
                    anchors.leftMargin: root.beside ? Math.round(root.normal * 1.2) : 0
                    anchors.right: parent.right
                    anchors.top: root.beside ? parent.top : lines.bottom
                    anchors.topMargin: root.beside || lines.height === 0 ? 0 : root.gap
                    face: root.face
                    visible: root.face.matrix
                }
            }

            WallText {
                id: proof

                anchors.bottom: parent.bottom
                color: Theme.text2
                size: root.small
                text: root.face.proof
                visible: text.length > 0 && !root.quiet && !root.incident
                width: parent.width
            }
        }

        WallText {
            id: foot

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(root.small * 0.35)
            anchors.left: head.left
            anchors.right: head.right
            color: Theme.text2
            elide: Text.ElideRight
            maximumLineCount: 2
            size: root.small
            text: root.face.foot
        }
    }
}
