// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Theme

/// The machines of all clusters as a matrix, in groups of cluster and machine set.
FocusScope {
    id: root

    required property AllClusters clusters

    function regroup() {
        cells.regroup();
    }
    function recolor() {
        cells.recolor();
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }
    Row {
        id: choices

        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        spacing: Theme.gapSmall
        y: Theme.gapSmall

        PushButton {
            height: Theme.rowHeight
            text: cells.groupBy === "set" ? qsTr("Grouped by machine set (G)")
                                          : cells.groupBy === "zone" ? qsTr("Grouped by zone (G)") : qsTr("Grouped by role (G)")

            onClicked: root.regroup()
        }
        PushButton {
            height: Theme.rowHeight
            text: cells.coloring === "power" ? qsTr("Coloured by power (C)")
                : cells.coloring === "age" ? qsTr("Coloured by age of the machine (C)")
                : cells.coloring === "maintenance" ? qsTr("Coloured by maintenance (C)") : qsTr("Coloured by state (C)")

            onClicked: root.recolor()
        }
    }
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
    Flickable {
        id: flick

        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.top: choices.bottom
        anchors.topMargin: Theme.gapSmall
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: cells.contentHeight
        contentWidth: width

        T.ScrollBar.vertical: ScrollRail {
            parent: root
            x: root.width - width
            y: flick.y
        }

        MachineMatrix {
            id: cells

            Accessible.description: cells.selectedText
            Accessible.focusable: true
            Accessible.name: qsTr("Machine matrix, %1 machines").arg(root.clusters.summary.machines)
            Accessible.role: Accessible.Table
            contentY: flick.contentY
            fleet: root.clusters.fleet
            focus: true
            height: flick.height
            now: root.clusters.now
            width: flick.width - Theme.gapTiny
            y: flick.contentY

            onOpened: key => root.clusters.openMachine(key)
            onPicked: key => {
                cells.selectedKey = key;
                flick.contentY = cells.scrollTarget();
            }
        }
        Tip {
            shown: cells.hoverKey.length > 0
            text: cells.hoverSince > 0
                  ? qsTr("%1\n%2, %3").arg(cells.hoverName).arg(cells.hoverWord).arg(Words.age(cells.hoverSince, root.clusters.now))
                  : qsTr("%1\n%2").arg(cells.hoverName).arg(cells.hoverWord)
            x: cells.hoverRect.x + cells.hoverRect.width + Theme.gapTiny
            y: flick.contentY + cells.hoverRect.y + cells.hoverRect.height + Theme.gapTiny
        }
    }
}
