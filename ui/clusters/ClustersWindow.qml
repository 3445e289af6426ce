// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Theme

/// Fleet and holds of all clusters in one picture (product.md 4.4, S1 and S3). It only shows: whoever
/// wants to act goes to the window of the cluster, from a row of it.
Window {
    id: root

    required property AllClusters clusters
    property string page: "fleet"

    /// Back to the window that was there before.
    signal leaving

    color: Theme.bg
    height: Theme.designHeight
    minimumHeight: Theme.minHeight
    minimumWidth: Theme.minWidth
    title: qsTr("Holdpoint: all clusters")
    visible: true
    width: Theme.designWidth

    onPageChanged: (root.page === "fleet" ? fleet : holds).forceActiveFocus(Qt.OtherFocusReason)
    Component.onCompleted: fleet.forceActiveFocus(Qt.OtherFocusReason)

    ClustersTitle {
        id: strip

        clusters: root.clusters
        page: root.page
        width: parent.width

        onChosen: page => root.page = page
        onLeaving: root.leaving()
    }
    Banner {
        id: banner

        anchors.top: strip.bottom
        height: visible ? Theme.bannerHeight : 0
        text: root.clusters.shortfall
        visible: root.clusters.shortfall.length > 0
        width: parent.width
    }
    ClustersFleet {
        id: fleet

        anchors.bottom: why.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: banner.bottom
        clusters: root.clusters
        visible: root.page === "fleet"
    }
    ClustersHolds {
        id: holds

        anchors.bottom: why.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: banner.bottom
        clusters: root.clusters
        visible: root.page === "holds"
    }
    Line {
        id: why

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        color: Theme.text2
        height: Theme.rowHeightNormal
        text: qsTr("Read-only: changes are made in the window of one cluster. Open a row to go there.")
    }
    Shortcut {
        sequences: ["F1", "Ctrl+1"]
        onActivated: root.page = "fleet"
    }
    Shortcut {
        sequences: ["F2", "Ctrl+2"]
        onActivated: root.page = "holds"
    }
    Shortcut {
        enabled: root.page === "fleet"
        sequence: "C"
        onActivated: fleet.recolor()
    }
    Shortcut {
        enabled: root.page === "fleet"
        sequence: "G"
        onActivated: fleet.regroup()
    }
    Shortcut {
        enabled: root.page === "holds"
        sequences: ["/", "Ctrl+F"]
        onActivated: holds.focusFilter()
    }
    Shortcut {
        sequences: ["Escape", "Backspace"]
        onActivated: root.leaving()
    }
}
