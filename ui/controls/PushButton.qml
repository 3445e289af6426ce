// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// The button of the product. The accessible press is forwarded by hand: Qt 6.4 reports it as done
/// without clicking.
T.Button {
    id: root

    property string hint: ""
    /// For what is not to be pressed first: an outline without a fill.
    property bool outlined: false

    Accessible.description: root.hint
    Accessible.name: root.text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: if (root.enabled) root.clicked()
    font.family: Theme.family
    font.pixelSize: Theme.fontBase
    implicitHeight: Theme.controlHeight
    implicitWidth: implicitContentWidth + 2 * Theme.gap
    opacity: root.enabled ? 1 : 0.55

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: root.down || root.checked ? Theme.selection : root.hovered ? Theme.hover : root.outlined ? "transparent" : Theme.raised
        radius: Theme.radius

        FocusFrame {
            shown: root.visualFocus
        }
    }
    contentItem: Line {
        horizontalAlignment: Text.AlignHCenter
        size: root.font.pixelSize
        text: root.text
    }

    Tip {
        shown: root.hovered && root.hint.length > 0
        text: root.hint
    }
}
