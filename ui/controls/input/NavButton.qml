// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// One page of the rail: sign, name, key.
T.AbstractButton {
    id: root

    property string kind: ""
    property string key: ""

    Accessible.description: root.key
    Accessible.name: root.text
    Accessible.role: Accessible.PageTab
    Accessible.onPressAction: if (root.enabled) root.clicked()
    implicitHeight: Theme.railWidth
    implicitWidth: Theme.railWidth

    background: Rectangle {
        color: root.checked ? Theme.panel : root.hovered ? Theme.hover : "transparent"

        Rectangle {
            color: Theme.focus
            height: parent.height
            visible: root.checked
            width: Theme.gapTiny - 1
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            border.color: Theme.focus
            border.width: Theme.focusWidth
            color: "transparent"
            radius: Theme.radius
            visible: root.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        IconMark {
            anchors.horizontalCenter: parent.horizontalCenter
            height: Theme.glyph + Theme.gapTiny
            ink: root.checked ? Theme.text : Theme.text2
            kind: root.kind
            width: Theme.glyph + Theme.gapTiny
            y: Theme.gap
        }
        Line {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapSmall
            anchors.horizontalCenter: parent.horizontalCenter
            color: root.checked ? Theme.text : Theme.text2
            size: Theme.fontSmall - 1
            text: root.text
        }
    }

    Tip {
        shown: root.hovered
        text: root.text + "  " + root.key
        x: root.width + Theme.gapTiny
        y: Theme.gapSmall
    }
}
