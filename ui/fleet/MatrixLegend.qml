// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Theme

/// What the cells of the matrix mean, for the colouring that is chosen: each sign with its word.
Flow {
    id: root

    required property MachineMatrix matrix

    Accessible.name: qsTr("Legend")
    Accessible.role: Accessible.List
    spacing: Theme.gapSmall

    Repeater {
        model: root.matrix.legend

        Row {
            id: entry

            required property int index
            required property string modelData

            Accessible.name: entry.modelData
            Accessible.role: Accessible.ListItem
            spacing: Theme.gapTiny

            CellSwatch {
                anchors.verticalCenter: parent.verticalCenter
                at: entry.index
                coloring: root.matrix.coloring
                height: Theme.glyphSmall + 2
                plain: root.matrix.plain
                width: Theme.glyphSmall + 2
            }
            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: entry.modelData
                width: Math.min(implicitWidth, root.width - Theme.glyph - Theme.gapSmall)
            }
        }
    }
}
