// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// A scroll bar that takes no room from what it scrolls.
T.ScrollBar {
    id: root

    // Keys scroll what has the focus; a bar without a name is only in the way.
    Accessible.ignored: true
    implicitHeight: Theme.scrollBarWidth
    implicitWidth: Theme.scrollBarWidth
    minimumSize: 0.05
    padding: 2
    policy: T.ScrollBar.AsNeeded
    visible: root.size < 1

    contentItem: Rectangle {
        color: root.pressed || root.hovered ? Theme.text2 : Theme.line
        radius: Theme.scrollBarWidth / 2
    }
}
