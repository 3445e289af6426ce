// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The overview over all clusters: sums of those in sight, the matrix, the clusters, and what is worst.
FocusScope {
    id: root

    required property AllClusters clusters
    readonly property FleetSummary summary: root.clusters.summary

    function regroup() {
        matrix.regroup();
    }
    function recolor() {
        matrix.recolor();
    }
    function oldest(since: double): string {
        return since > 0 ? qsTr("oldest %1").arg(Words.age(since, root.clusters.now)) : "";
    }

    component Sum: Figure {
        /// Of the row: the fourth has the longest name.
        property real part: 0.2

        checkable: false
        enabled: false
        known: root.clusters.inSight > 0
        partial: !root.clusters.complete
        total: root.summary.machines
        trendless: true
        width: Math.floor((figures.width - 4 * figures.spacing) * part)
    }

    Row {
        id: figures

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: Theme.gap

        Sum {
            count: root.summary.holding.count
            look: "holding"
            note: root.oldest(root.summary.holding.oldest)
            text: qsTr("Holding")
        }
        Sum {
            count: root.summary.late.count
            look: "holding"
            note: root.oldest(root.summary.late.oldest)
            part: 0.175
            priority: 3
            text: qsTr("Late")
        }
        Sum {
            count: root.summary.overdue.count
            look: "holding"
            note: root.oldest(root.summary.overdue.oldest)
            part: 0.175
            priority: 2
            text: qsTr("Overdue")
        }
        Sum {
            count: root.summary.powerOdd.count
            look: "mismatch"
            note: root.oldest(root.summary.powerOdd.oldest)
            text: qsTr("Power unknown or wrong")
            part: 0.25
        }
        Sum {
            count: root.summary.maintenance.count
            look: "maintenance"
            note: root.oldest(root.summary.maintenance.oldest)
            text: qsTr("In maintenance")
        }
    }
    ClustersMatrix {
        id: matrix

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: side.left
        anchors.rightMargin: Theme.gap
        anchors.top: figures.bottom
        clusters: root.clusters
        focus: true
    }
    Rectangle {
        id: side

        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: figures.bottom
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
        width: 320

        ClusterList {
            id: list

            anchors.left: parent.left
            anchors.margins: Theme.outline
            anchors.right: parent.right
            anchors.top: parent.top
            clusters: root.clusters
            height: Math.min(list.implicitHeight, side.height / 2)
        }
        Line {
            id: heading

            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.top: list.bottom
            anchors.topMargin: Theme.gap
            color: Theme.text3
            size: Theme.fontSmall
            text: qsTr("Needs attention")
            visible: root.summary.worst.length > 0
        }
        Column {
            anchors.left: parent.left
            anchors.margins: Theme.gap
            anchors.right: parent.right
            anchors.top: heading.bottom
            spacing: Theme.gapSmall

            Repeater {
                // Places, and not what stands there: in a storm that changes with every frame.
                model: root.visible ? root.summary.worst.length : 0

                T.AbstractButton {
                    id: worst

                    required property int index
                    readonly property string machineKey: root.summary.worst[worst.index] ?? ""
                    /// What stood here when it was pressed: that is what was meant.
                    property string pressedKey: ""

                    Accessible.name: words.text
                    Accessible.role: Accessible.Button
                    Accessible.onPressAction: root.clusters.openMachine(worst.machineKey)
                    height: words.height + Theme.gapSmall
                    width: parent ? parent.width : 0

                    background: Rectangle {
                        color: worst.hovered ? Theme.hover : "transparent"
                        radius: Theme.radius

                        FocusFrame {
                            shown: worst.visualFocus
                        }
                    }

                    onClicked: root.clusters.openMachine(worst.pressedKey)
                    onPressed: worst.pressedKey = worst.machineKey

                    StatusGlyph {
                        id: sign

                        look: root.summary.worstLooks[worst.index] ?? ""
                        priority: root.summary.worstPriorities[worst.index] ?? 0
                        y: Theme.gapTiny
                    }
                    Prose {
                        id: words

                        anchors.left: sign.right
                        anchors.leftMargin: Theme.gapSmall
                        anchors.right: parent.right
                        maximumLineCount: 3
                        size: Theme.fontSmall
                        text: qsTr("%1: %2").arg(root.clusters.titleOf(worst.machineKey)).arg(root.summary.worstText(worst.index, root.clusters.now))
                        y: Theme.gapTiny
                    }
                }
            }
        }
    }
}
