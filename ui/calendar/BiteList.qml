// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Theme

/// What will stop a maintenance when its time comes, a line each.
Column {
    id: root

    /// As the row of a maintenance has them.
    required property var bites

    spacing: Theme.gapTiny

    Repeater {
        model: root.bites

        Item {
            id: bite

            required property var modelData

            Accessible.name: words.text
            Accessible.role: Accessible.ListItem
            height: words.height
            width: root.width

            StatusGlyph {
                id: sign

                bare: true
                height: Theme.glyphSmall + 2
                look: "holding"
                width: Theme.glyphSmall + 2
                y: 2
            }
            Line {
                id: words

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: parent.right
                maximumLineCount: 4
                size: Theme.fontSmall
                text: CalendarTimes.biteText(bite.modelData)
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
}
