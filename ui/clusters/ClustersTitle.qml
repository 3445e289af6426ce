// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Theme

/// The top line of the picture of all clusters: how many, the two pages, when, and the way back.
Rectangle {
    id: root

    required property AllClusters clusters
    required property string page

    signal chosen(string page)
    signal leaving

    Accessible.name: qsTr("Status")
    Accessible.role: Accessible.StatusBar
    color: Theme.header
    implicitHeight: Theme.stripHeight

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapLarge

        Line {
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            text: qsTr("All clusters")
        }
        Line {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.text2
            text: root.clusters.complete ? Words.counted(root.clusters.count, qsTr("1 cluster"), qsTr("%1 clusters"))
                                         : qsTr("%1 of %2 clusters").arg(root.clusters.inSight).arg(root.clusters.count)
        }
        FilterChip {
            anchors.verticalCenter: parent.verticalCenter
            checked: root.page === "fleet"
            text: qsTr("Fleet")

            onClicked: root.chosen("fleet")
        }
        FilterChip {
            anchors.verticalCenter: parent.verticalCenter
            checked: root.page === "holds"
            text: qsTr("Holds")

            onClicked: root.chosen("holds")
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapLarge

        Line {
            anchors.verticalCenter: parent.verticalCenter
            mono: true
            text: root.clusters.now > 0 ? qsTr("UTC %1").arg(Words.clock(root.clusters.now)) : qsTr("UTC --:--:--")
        }
        PushButton {
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.rowHeight
            text: qsTr("Back to one cluster")

            onClicked: root.leaving()
        }
    }
}
