// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// The title of a table column; a click sorts by it.
T.AbstractButton {
    id: root

    property bool sorted: false
    property bool descending: false
    property bool rightAligned: false

    Accessible.description: root.sorted ? (root.descending ? qsTr("sorted, descending") : qsTr("sorted, ascending"))
                                        : ""
    Accessible.name: root.text
    Accessible.role: Accessible.ColumnHeader
    Accessible.onPressAction: if (root.enabled) root.clicked()
    implicitHeight: Theme.rowHeight

    Line {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        x: root.rightAligned ? root.width - width - (root.sorted ? Theme.glyphSmall + Theme.gapTiny : 0) : 0
        color: root.hovered || root.sorted ? Theme.text : Theme.text3
        size: Theme.fontSmall
        strong: root.sorted
        text: root.text
        width: Math.min(implicitWidth, parent.width - (root.sorted ? Theme.glyphSmall + Theme.gapTiny : 0))
    }
    IconMark {
        anchors.left: title.right
        anchors.leftMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        kind: root.descending ? "down" : "up"
        height: Theme.glyphSmall
        visible: root.sorted
        width: Theme.glyphSmall
    }
    Tip {
        shown: root.hovered && title.truncated
        text: root.text
        y: root.height
    }
    FocusFrame {
        anchors.margins: 0
        shown: root.visualFocus
    }
}
