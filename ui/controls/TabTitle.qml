// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// The title of one tab, with the number of its rows.
T.TabButton {
    id: root

    property int count: -1

    Accessible.name: root.count < 0 ? root.text : qsTr("%1, %2").arg(root.text).arg(root.count)
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.checked
    Accessible.onPressAction: if (root.enabled) root.clicked()
    implicitHeight: Theme.controlHeight
    implicitWidth: content.implicitWidth + 2 * Theme.gap

    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.text
            height: Theme.focusWidth
            visible: root.checked
            width: parent.width
        }
        FocusFrame {
            anchors.margins: 1
            shown: root.visualFocus
        }
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.gapSmall

        Line {
            id: title

            color: root.checked || root.hovered ? Theme.text : Theme.text2
            strong: root.checked
            text: root.text
        }
        Line {
            anchors.baseline: title.baseline
            color: Theme.text3
            size: Theme.fontSmall
            text: root.count
            visible: root.count >= 0
        }
    }
}
