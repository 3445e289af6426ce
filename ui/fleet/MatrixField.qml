// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Theme

/// The matrix with its legend and what it says under the pointer.
FocusScope {
    id: root

    property alias coloring: cells.coloring
    property alias fleet: cells.fleet
    property alias groupBy: cells.groupBy
    property alias now: cells.now
    property alias pointedKey: cells.pointedKey
    property alias selectedKey: cells.selectedKey
    property alias table: cells.table
    property bool interactive: true
    /// How many machines there are, for whoever cannot see them.
    required property int machines
    readonly property MachineMatrix matrix: cells
    readonly property string groupWords: cells.groupBy === "zone" ? qsTr("Grouped by zone")
                                       : cells.groupBy === "cluster" ? qsTr("Grouped by cluster")
                                       : cells.groupBy === "role" ? qsTr("Grouped by role")
                                       : cells.groupBy === "region/zone" ? qsTr("Grouped by region and zone")
                                       : cells.groupBy === "zone/rack" ? qsTr("Grouped by zone and rack")
                                       : cells.groupBy === "cause" ? qsTr("Grouped by cause")
                                       : cells.groupBy === "rack/set" ? qsTr("Grouped by rack and machine set") : qsTr("Grouped by machine set")
    readonly property string colorWords: cells.coloring === "power" ? qsTr("Coloured by power")
                                       : cells.coloring === "age" ? qsTr("Coloured by age of the machine")
                                       : cells.coloring === "maintenance" ? qsTr("Coloured by maintenance") : qsTr("Coloured by state")

    signal picked(string key)
    signal opened(string key)

    MatrixLegend {
        id: legend

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        matrix: cells
    }
    Item {
        id: room

        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.top: parent.top

        MachineMatrix {
            id: cells

            Accessible.description: cells.selectedText
            Accessible.focusable: true
            Accessible.name: qsTr("Machine matrix, %1 machines").arg(root.machines)
            Accessible.role: Accessible.Table
            anchors.fill: parent
            enabled: root.interactive
            focus: true
            held: root.interactive && (cells.hovered || (cells.activeFocus && cells.selectedKey.length > 0) || (cells.table !== null && cells.table.held))

            onOpened: key => root.opened(key)
            onPicked: key => root.picked(key)
        }
        Tip {
            shown: cells.hoverKey.length > 0 || cells.hoverGroup.length > 0
            text: Words.joined([cells.hoverKey.length === 0 ? ""
                                : cells.hoverSince > 0
                                  ? qsTr("%1\n%2, %3").arg(cells.hoverName).arg(cells.hoverWord).arg(Words.age(cells.hoverSince, root.now))
                                  : qsTr("%1\n%2").arg(cells.hoverName).arg(cells.hoverWord), cells.hoverGroup], "\n")
            x: cells.hoverRect.x + cells.hoverRect.width + Theme.gapTiny
            y: cells.hoverRect.y + cells.hoverRect.height + Theme.gapTiny
        }
    }
}
