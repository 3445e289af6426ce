// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// A scroll bar that takes no room from what it scrolls, and keeps what has the keyboard in sight.
T.ScrollBar {
    id: root

    readonly property Flickable scrolled: root.parent as Flickable
    /// The list itself has the keyboard, and no row of it shows that.
    property bool bare: root.scrolled !== null && root.scrolled.activeFocus && root.scrolled["count"] === 0

    function reveal(item: Item) {
        let inside = item;
        while (inside && inside !== root.scrolled.contentItem)
            inside = inside.parent;
        if (!inside || inside === item || item.height > root.scrolled.height)
            return;
        const top = item.mapToItem(inside, 0, 0).y;
        const y = Math.max(top + item.height + Theme.gap - root.scrolled.height, Math.min(root.scrolled.contentY, top - Theme.gap));
        const begin = root.scrolled.originY;
        root.scrolled.contentY = Math.max(begin, Math.min(begin + root.scrolled.contentHeight - root.scrolled.height, y));
    }

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

    Connections {
        function onActiveFocusItemChanged() {
            const item = root.scrolled?.Window.window?.activeFocusItem ?? null;
            if (item !== null && root.scrolled.visible)
                root.reveal(item);
        }

        target: root.scrolled?.Window.window ?? null
    }
    FocusFrame {
        anchors.margins: 1
        parent: root.scrolled
        shown: root.bare
    }
}
