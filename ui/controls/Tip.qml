// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// A tooltip. It says more than the control does, never something that is nowhere else.
T.ToolTip {
    id: root

    property bool shown: false

    delay: Theme.toolTipDelay
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    margins: Theme.gapSmall
    padding: Theme.gapSmall
    visible: root.shown
    y: (parent ? parent.height : 0) + Theme.gapTiny

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.raised
        radius: Theme.radius
    }
    contentItem: Text {
        color: Theme.text
        font.family: Theme.family
        font.pixelSize: Theme.fontSmall
        lineHeight: 1.25
        text: root.text
        textFormat: Text.PlainText
    }
}
