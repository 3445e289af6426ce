// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// A full-width sentence about the connection, with at most one thing to do.
Rectangle {
    id: root

    property string text: ""
    property string note: ""
    property string action: ""

    signal triggered

    Accessible.name: root.text + " " + root.note
    Accessible.role: Accessible.AlertMessage
    color: Theme.p2
    implicitHeight: Theme.bannerHeight

    Rectangle {
        anchors.bottom: parent.bottom
        color: Theme.p2Fg
        height: Theme.outline
        width: parent.width
    }
    StatusGlyph {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        priority: 2
    }
    Line {
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: note.left
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.onP2
        strong: true
        text: root.text
    }
    Line {
        id: note

        anchors.right: button.visible ? button.left : parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.onP2
        text: root.note
    }
    PushButton {
        id: button

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.rowHeight
        text: root.action
        visible: root.action.length > 0

        onClicked: root.triggered()
    }
}
