// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// What was done a moment ago, with the way to take it back while there is one.
Rectangle {
    id: root

    objectName: "floating"

    Accessible.name: words.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.text
    border.width: Theme.outline
    color: Theme.raised
    height: Theme.rowHeightNormal + Theme.gapSmall
    radius: Theme.radius
    visible: Alarms.told.length > 0
    width: Math.min(parent.width - 2 * Theme.gapHuge, words.implicitWidth + (undo.visible ? undo.width + Theme.gap : 0) + close.width + 3 * Theme.gap)

    Line {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: undo.visible ? undo.left : close.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: Alarms.told
    }
    PushButton {
        id: undo

        anchors.right: close.left
        anchors.rightMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.rowHeight
        text: qsTr("Undo")
        visible: Alarms.undoable

        onClicked: Alarms.undo()
    }
    PushButton {
        id: close

        Accessible.name: qsTr("Close the message")
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.rowHeight
        width: Theme.rowHeight

        onClicked: Alarms.dismiss()

        IconMark {
            anchors.centerIn: parent
            kind: "close"
        }
    }
}
