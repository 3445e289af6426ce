// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// One filter that is on or off, with the number of rows that it leaves.
T.AbstractButton {
    id: root

    property int count: -1
    property string look: ""

    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.name: root.count < 0 ? root.text : qsTr("%1, %2").arg(root.text).arg(root.count)
    Accessible.role: Accessible.CheckBox
    Accessible.onPressAction: if (root.enabled) root.clicked()
    // Or Qt 6.4 says that it is a button, whatever its role.
    checkable: true
    implicitHeight: Theme.rowHeight
    implicitWidth: content.implicitWidth + 2 * Theme.gapSmall
    opacity: root.enabled ? 1 : 0.55

    background: Rectangle {
        border.color: root.checked ? Theme.focus : Theme.line
        border.width: root.checked ? Theme.focusWidth : Theme.outline
        color: root.checked ? Theme.selection : root.hovered ? Theme.hover : "transparent"
        radius: Theme.radius

        FocusFrame {
            shown: root.visualFocus
        }
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.gapTiny + 2

        StatusGlyph {
            anchors.verticalCenter: parent.verticalCenter
            bare: true
            height: Theme.glyphSmall + 2
            look: root.look
            visible: root.look.length > 0
            width: Theme.glyphSmall + 2
        }
        Line {
            id: title

            size: Theme.fontSmall + 1
            strong: root.checked
            text: root.text
        }
        Line {
            anchors.baseline: title.baseline
            color: Theme.text3
            size: Theme.fontSmall
            text: root.count
            visible: root.count >= 0
        }
    }
}
