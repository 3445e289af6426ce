// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// A full-width sentence about the connection or what is shown, with at most one thing to do.
Rectangle {
    id: root

    property string text: ""
    property string note: ""
    property string action: ""
    /// Says how things are, not that something is wrong.
    property bool calm: false
    readonly property color ink: root.calm ? Theme.text : Theme.onP2

    signal triggered

    Accessible.name: root.text + " " + root.note
    Accessible.role: Accessible.AlertMessage
    color: root.calm ? Theme.raised : Theme.p2
    implicitHeight: Theme.bannerHeight

    Rectangle {
        anchors.bottom: parent.bottom
        color: root.calm ? Theme.line : Theme.p2Fg
        height: Theme.outline
        width: parent.width
    }
    StatusGlyph {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        priority: 2
        visible: !root.calm
    }
    Line {
        anchors.left: root.calm ? sign.left : sign.right
        anchors.leftMargin: root.calm ? 0 : Theme.gap
        anchors.right: note.left
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        color: root.ink
        strong: true
        text: root.text
    }
    Line {
        id: note

        anchors.right: button.visible ? button.left : parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        color: root.ink
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
