// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// A button with consequences for many machines: larger, and outlined in the colour of what it does.
PushButton {
    id: root

    property color edge: Theme.holdFg

    implicitHeight: Theme.controlHeight + Theme.gapTiny
    implicitWidth: implicitContentWidth + 2 * Theme.gapLarge

    background: Rectangle {
        border.color: root.edge
        border.width: Theme.focusWidth
        color: root.down ? Theme.selection : root.hovered && root.enabled ? Theme.hover : Theme.raised
        radius: Theme.radius

        FocusFrame {
            shown: root.visualFocus
        }
    }
    contentItem: Line {
        horizontalAlignment: Text.AlignHCenter
        strong: true
        text: root.text
    }
}
