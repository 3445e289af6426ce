// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// Rows that stand for rows that are still on their way.
Column {
    id: root

    property int rows: 8

    Accessible.name: qsTr("Loading")
    Accessible.role: Accessible.StaticText
    spacing: Theme.gap

    Repeater {
        model: root.visible ? root.rows : 0

        Rectangle {
            required property int index

            color: Theme.calm
            height: Theme.gapLarge
            opacity: 1 - index / (root.rows + 1)
            radius: Theme.radius
            width: root.width * (index % 3 === 0 ? 0.92 : index % 3 === 1 ? 0.78 : 0.85)
        }
    }
}
