// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// The sentences of a wall: as many as have room whole, and how many others there are. Fewer rows instead of smaller text.
Item {
    id: root

    required property WallFace face
    /// Pixels for all of them.
    required property real room
    readonly property int gap: Math.round(root.face.normal * 0.45)

    /// The heights are known at once; only where the lines stand is settled later.
    function settle() {
        const heights = [];
        for (let i = 0; i < lines.count; ++i)
            heights.push((lines.itemAt(i) as WallLine).implicitHeight);
        const shown = root.face.fit(heights, root.gap, more.lineHeightInPixels, root.room);
        for (let i = 0; i < lines.count; ++i)
            lines.itemAt(i).visible = shown.includes(i);
        more.text = root.face.moreText();
    }

    implicitHeight: column.implicitHeight

    onGapChanged: root.face.askForFit()
    onRoomChanged: root.face.askForFit()
    onWidthChanged: root.face.askForFit()

    Connections {
        function onFitWanted() {
            root.settle();
        }

        target: root.face
    }

    Column {
        id: column

        spacing: root.gap
        width: parent.width

        Repeater {
            id: lines

            model: root.face.lines

            delegate: WallLine {
                face: root.face
                several: root.face.lineCount > 1
                width: column.width

                onImplicitHeightChanged: root.face.askForFit()
            }
        }

        WallText {
            id: more

            readonly property real lineHeightInPixels: Math.ceil(root.face.small * 1.22)

            color: Theme.text2
            size: root.face.small
            visible: text.length > 0
        }
    }
}
