// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Holdpoint.Theme
import Holdpoint.Wall

/// The figures of the fleet in a row; what nothing has is grey.
GridLayout {
    id: root

    required property WallFace face
    readonly property real side: (root.width - root.columnSpacing * (root.columns - 1)) / root.columns
    readonly property int signSide: Math.min(root.face.block, Math.round(root.face.large * 0.62))

    columnSpacing: Math.round(root.face.small * 0.5)
    columns: Math.max(1, root.face.counterCount)
    rowSpacing: 0

    Repeater {
        model: root.face.counters

        delegate: Item {
            id: label

            required property string text

            Layout.alignment: Qt.AlignTop
            Layout.preferredHeight: words.implicitHeight + words.y
            Layout.preferredWidth: root.side

            Rectangle {
                color: Theme.line
                height: Math.max(3, Math.round(root.face.small / 10))
                width: parent.width
            }

            WallText {
                id: words

                color: Theme.text2
                elide: Text.ElideRight
                lineHeight: 0.95
                maximumLineCount: 2
                size: root.face.small
                text: label.text
                width: parent.width
                y: Math.round(root.face.small * 0.2)
            }
        }
    }

    Repeater {
        model: root.face.counters

        delegate: Item {
            id: counter

            required property string figure
            required property string note
            required property string look
            required property int priority
            required property bool quiet
            readonly property int gap: Math.round(root.face.small * 0.4)

            Layout.alignment: Qt.AlignTop
            Layout.preferredHeight: figure.height + (age.visible && age.end > root.side ? age.height : 0)
            Layout.preferredWidth: root.side

            WallSign {
                id: sign

                height: figure.height
                look: counter.look
                muted: counter.quiet || root.face.life === "stale" || root.face.life === "gone"
                priority: counter.priority
                swapped: root.face.swapped
                width: root.signSide
            }

            WallText {
                id: figure

                anchors.left: sign.right
                anchors.leftMargin: counter.gap
                color: counter.quiet ? Theme.text3 : Theme.text
                font.weight: counter.quiet ? Font.Normal : Font.DemiBold
                size: root.face.large
                text: counter.figure
                wrapMode: Text.NoWrap
            }

            WallText {
                id: age

                readonly property real end: figure.x + figure.width + counter.gap + age.implicitWidth

                color: Theme.text2
                size: root.face.small
                text: counter.note
                visible: counter.note.length > 0
                wrapMode: Text.NoWrap
                x: age.end > root.side ? 0 : figure.x + figure.width + counter.gap
                y: age.end > root.side ? figure.height : figure.baselineOffset - age.baselineOffset
            }
        }
    }
}
