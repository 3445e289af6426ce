// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// Text for a machine: as it is, wrapped, to be selected and copied.
Rectangle {
    id: root

    property string name: ""
    property string text: ""
    property bool copyable: false

    Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.text)
    Accessible.role: Accessible.StaticText
    border.color: Theme.rule
    border.width: Theme.outline
    color: Theme.raised
    implicitHeight: Math.max(code.height, copy.visible ? copy.height : 0) + 2 * Theme.gapSmall
    radius: Theme.radius

    TextEdit {
        id: code

        Accessible.name: root.name
        activeFocusOnPress: false
        anchors.left: parent.left
        anchors.margins: Theme.gapSmall
        anchors.right: copy.visible ? copy.left : parent.right
        anchors.top: parent.top
        color: Theme.text
        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontSmall
        readOnly: true
        selectByMouse: true
        selectedTextColor: Theme.onHold
        selectionColor: Theme.hold
        text: root.text
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.WrapAnywhere
    }
    PushButton {
        id: copy

        Accessible.name: qsTr("Copy %1").arg(root.name)
        anchors.margins: Theme.gapSmall
        anchors.right: parent.right
        anchors.top: parent.top
        height: Theme.rowHeight
        text: qsTr("Copy")
        visible: root.copyable

        onClicked: Clipboard.copy(root.text)
    }
}
