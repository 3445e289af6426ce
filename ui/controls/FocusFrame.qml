// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// The focus ring of a control: two pixels, one pixel off its edge. Put it inside the control.
Rectangle {
    id: root

    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.focusWidth - 1
    border.color: Theme.focus
    border.width: Theme.focusWidth
    color: "transparent"
    radius: Theme.radius + Theme.focusWidth
    visible: root.shown
}
