// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Theme

/// The clusters themselves: how many machines, how many hold, or why that is not known. Pressed, one
/// is opened in its own window.
ListView {
    id: root

    required property AllClusters clusters

    Accessible.name: qsTr("Clusters")
    Accessible.role: Accessible.List
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    implicitHeight: root.contentHeight
    model: root.clusters

    T.ScrollBar.vertical: ScrollRail {
    }
    delegate: T.AbstractButton {
        id: row

        required property string place
        required property string title
        required property bool seen
        required property string shortfall
        required property int machines
        required property int holding
        required property string look
        required property int priority
        readonly property string words: row.seen
            ? Words.joined([Words.counted(row.machines, qsTr("1 machine"), qsTr("%1 machines")),
                            qsTr("%1 holding").arg(Words.count(row.holding))], "  \u00b7  ")
            : row.shortfall

        Accessible.description: row.words
        Accessible.name: qsTr("Open %1").arg(row.title)
        Accessible.role: Accessible.ListItem
        Accessible.onPressAction: row.clicked()
        height: Theme.rowHeightNormal + Theme.gapLarge
        width: root.width

        background: Rectangle {
            color: row.hovered ? Theme.hover : "transparent"

            FocusFrame {
                shown: row.visualFocus
            }
        }

        onClicked: root.clusters.openCluster(row.place)

        StatusGlyph {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            look: row.look
            priority: row.priority
            y: Theme.gapSmall
        }
        Line {
            id: name

            anchors.left: sign.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            strong: true
            text: row.title
            y: Theme.gapTiny
        }
        TippedLine {
            anchors.left: name.left
            anchors.right: name.right
            anchors.top: name.bottom
            color: Theme.text2
            size: Theme.fontSmall
            text: row.words
        }
    }
}
