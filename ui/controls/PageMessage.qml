// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// What a page says when it has nothing to show: a sentence, its proof, at most one way on.
Column {
    id: root

    property string sentence: ""
    property string proof: ""
    property string action: ""
    /// Something is there and may not be seen.
    property bool locked: false

    signal triggered

    spacing: Theme.gapSmall

    LockGlyph {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.locked
    }
    Prose {
        anchors.horizontalCenter: parent.horizontalCenter
        horizontalAlignment: Text.AlignHCenter
        maximumLineCount: 3
        size: Theme.fontLarge
        text: root.sentence
        width: Math.min(implicitWidth, root.width)
    }
    Prose {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.text2
        horizontalAlignment: Text.AlignHCenter
        maximumLineCount: 5
        text: root.proof
        visible: root.proof.length > 0
        width: Math.min(implicitWidth, root.width)
    }
    Item {
        height: Theme.gapSmall
        visible: button.visible
        width: 1
    }
    PushButton {
        id: button

        anchors.horizontalCenter: parent.horizontalCenter
        text: root.action
        visible: root.action.length > 0

        onClicked: root.triggered()
    }
}
