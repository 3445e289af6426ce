// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The head of the list of hosts; its rows have the same widths.
Rectangle {
    id: root

    /// What is left for the name beside the other columns.
    readonly property real flexible: Math.max(200, cells.width - Theme.glyph - 150 - 120 - 110 - 64 - 5 * cells.spacing)

    color: Theme.band

    Row {
        id: cells

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        Item {
            height: parent.height
            width: Theme.glyph
        }
        Repeater {
            model: [{ title: qsTr("Host"), room: root.flexible }, { title: qsTr("Power"), room: 150 }, { title: qsTr("State"), room: 120 },
                    { title: qsTr("Holds, errors"), room: 110 }, { title: qsTr("Since"), room: 64 }]

            TippedLine {
                required property var modelData
                required property int index

                Accessible.name: modelData.title
                Accessible.role: Accessible.ColumnHeader
                color: Theme.text3
                height: root.height
                horizontalAlignment: index === 4 ? Text.AlignRight : Text.AlignLeft
                size: Theme.fontSmall
                text: modelData.title
                width: modelData.room
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        color: Theme.rule
        height: Theme.outline
        width: parent.width
    }
}
