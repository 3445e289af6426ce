// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// Yes or no, with its question beside it. `name` names it where no text is shown.
T.CheckBox {
    id: root

    property string name: root.text

    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.name: root.name
    Accessible.role: Accessible.CheckBox
    Accessible.onPressAction: if (root.enabled) root.click()
    Accessible.onToggleAction: if (root.enabled) root.click()
    font.family: Theme.family
    font.pixelSize: Theme.fontBase
    implicitHeight: Theme.rowHeight
    implicitWidth: indicator.width + (root.text.length > 0 ? Theme.gapSmall + words.implicitWidth : 0)
    opacity: root.enabled ? 1 : 0.55

    contentItem: Line {
        id: words

        leftPadding: root.indicator.width + Theme.gapSmall
        text: root.text
        visible: root.text.length > 0
    }
    indicator: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: root.hovered ? Theme.hover : Theme.raised
        height: Theme.glyph + 2
        radius: Theme.radius - 1
        width: Theme.glyph + 2
        y: (root.height - height) / 2

        IconMark {
            anchors.centerIn: parent
            height: Theme.glyph - 2
            ink: Theme.text
            kind: "tick"
            visible: root.checked
            width: Theme.glyph - 2
        }
        FocusFrame {
            shown: root.visualFocus
        }
    }

    function click() {
        root.toggle();
        root.toggled();
    }
}
