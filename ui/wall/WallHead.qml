// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// Which cluster and which layout, the seconds of the backend, and the line under them that only what it sends moves.
Item {
    id: root

    required property WallFace face
    readonly property bool several: root.face.cluster.length > 0

    implicitHeight: sweep.y + sweep.height

    WallText {
        id: cluster

        anchors.left: parent.left
        elide: Text.ElideRight
        font.weight: Font.DemiBold
        size: root.several ? root.face.large : root.face.small
        text: root.face.cluster
        visible: root.several
        width: root.several ? Math.min(implicitWidth, root.width - clocks.width - title.implicitWidth - 2 * root.face.small) : 0
        wrapMode: Text.NoWrap
    }

    WallText {
        id: title

        anchors.baseline: clocks.baseline
        anchors.left: cluster.right
        anchors.leftMargin: root.several ? root.face.small : 0
        anchors.right: clocks.left
        anchors.rightMargin: root.face.small
        color: Theme.text2
        elide: Text.ElideRight
        size: root.face.small
        text: root.face.title
        wrapMode: Text.NoWrap
    }

    WallText {
        id: clocks

        anchors.right: parent.right
        anchors.baseline: root.several ? cluster.baseline : undefined
        size: root.face.small
        text: root.face.clocks
        wrapMode: Text.NoWrap
    }

    Rectangle {
        id: sweep

        color: Theme.text
        height: Theme.outline
        width: root.width * root.face.sweep
        y: Math.ceil(Math.max(cluster.visible ? cluster.height : 0, clocks.height, title.height) + root.face.small * 0.2)
    }
}
