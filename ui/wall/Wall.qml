// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme
import Holdpoint.Wall

/// All of a wall: its scene, what stands over it while nothing comes, or the code of a screen that nobody approved yet.
Rectangle {
    id: root

    required property WallFace face

    color: Theme.bg

    WallScene {
        anchors.fill: parent
        face: root.face
        visible: !root.face.pairing
    }

    WallCurtain {
        anchors.fill: parent
        face: root.face
        visible: !root.face.pairing
    }

    PairingScreen {
        anchors.fill: parent
        face: root.face
        visible: root.face.pairing
    }
}
