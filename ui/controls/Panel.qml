// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// A part of a page with its title. What is put in lies below the title.
Rectangle {
    id: root

    property string title: ""
    property string note: ""
    default property alias content: body.data
    readonly property int titleHeight: root.title.length > 0 ? Theme.rowHeightNormal : Theme.gapSmall

    Accessible.name: root.title
    Accessible.role: Accessible.Grouping
    border.color: Theme.rule
    border.width: Theme.outline
    color: Theme.panel
    radius: Theme.radius

    Line {
        id: words

        height: Theme.rowHeightNormal
        strong: true
        text: root.title
        visible: root.title.length > 0
        width: Math.min(implicitWidth, parent.width - 2 * Theme.gap)
        x: Theme.gap
    }
    Line {
        anchors.left: words.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        color: Theme.text3
        height: Theme.rowHeightNormal
        horizontalAlignment: Text.AlignRight
        size: Theme.fontSmall
        text: root.note
    }
    Item {
        id: body

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.outline
        anchors.left: parent.left
        anchors.leftMargin: Theme.outline
        anchors.right: parent.right
        anchors.rightMargin: Theme.outline
        anchors.top: parent.top
        anchors.topMargin: root.titleHeight
    }
}
