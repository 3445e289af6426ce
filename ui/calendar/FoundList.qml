// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// What planned work would bring: rows of {look, priority, text}, conflicts before all else.
ListView {
    id: root

    property string name: qsTr("What would be imported")

    Accessible.name: root.name
    Accessible.role: Accessible.List
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    spacing: Theme.gapTiny

    T.ScrollBar.vertical: ScrollRail {
    }
    delegate: Item {
        id: row

        required property var modelData

        Accessible.name: row.modelData.text
        Accessible.role: Accessible.ListItem
        height: words.height
        width: root.width

        StatusGlyph {
            id: sign

            bare: true
            height: Theme.glyphSmall + 2
            look: row.modelData.look
            priority: row.modelData.priority
            width: Theme.glyphSmall + 2
            y: 3
        }
        Line {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            color: row.modelData.priority === 0 ? Theme.text : Theme.p2Fg
            maximumLineCount: 4
            size: Theme.fontSmall
            text: row.modelData.text
            wrapMode: Text.WordWrap
        }
    }
}
