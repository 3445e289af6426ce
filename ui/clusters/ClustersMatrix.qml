// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Theme

/// The machines of all clusters as a matrix, in groups of cluster and machine set.
FocusScope {
    id: root

    required property AllClusters clusters

    function regroup() {
        field.matrix.regroup();
    }
    function recolor() {
        field.matrix.recolor();
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
            text: qsTr("%1 (G)").arg(field.groupWords)

            onClicked: root.regroup()
        }
        PushButton {
            height: Theme.rowHeight
            text: qsTr("%1 (C)").arg(field.colorWords)

            onClicked: root.recolor()
        }
    }
    MatrixField {
        id: field

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: choices.bottom
        anchors.topMargin: Theme.gapSmall
        fleet: root.clusters.fleet
        focus: true
        machines: root.clusters.summary.machines
        now: root.clusters.now

        onOpened: key => root.clusters.openMachine(key)
        onPicked: key => field.selectedKey = key
    }
}
