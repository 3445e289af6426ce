// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// One page of the rail: sign, name, key. Qt 6.4 tells assistive technologies the role of a control by its type,
/// whatever is attached to it.
T.TabButton {
    id: root

    property string kind: ""
    property string key: ""
    /// How much waits there for whoever sits here; 0 shows nothing.
    property int waiting: 0

    Accessible.description: root.key
    Accessible.name: root.waiting > 0 ? qsTr("%1, %2 need you").arg(root.text).arg(root.waiting) : root.text
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.checked
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
        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            border.color: Theme.p2Fg
            border.width: Theme.outline
            color: Theme.p2
            height: Theme.glyph
            radius: height / 2
            visible: root.waiting > 0
            width: Math.max(height, number.implicitWidth + Theme.gapSmall)
            y: Theme.gapTiny

            Line {
                id: number

                anchors.centerIn: parent
                color: Theme.onP2
                size: Theme.fontSmall - 1
                strong: true
                text: root.waiting
            }
        }
        Line {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapSmall
            anchors.horizontalCenter: parent.horizontalCenter
            color: root.checked ? Theme.text : Theme.text2
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.fontSmall - 4
            size: Theme.fontSmall - 1
            text: root.text
            width: parent.width - 2
        }
    }

    Tip {
        shown: root.hovered
        text: root.text + "  " + root.key
        x: root.width + Theme.gapTiny
        y: Theme.gapSmall
    }
}
