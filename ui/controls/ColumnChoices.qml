// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// Which columns of a table are shown, and the way back to how they came.
Column {
    id: root

    required property TableColumns columns

    Accessible.name: qsTr("Columns")
    Accessible.role: Accessible.Grouping
    spacing: Theme.gapTiny

    Line {
        height: Theme.rowHeight
        strong: true
        text: qsTr("Columns")
        width: parent.width
    }
    Repeater {
        model: root.visible ? root.columns.choices() : []

        TickBox {
            id: choice

            required property string modelData

            checked: root.columns.shown.includes(choice.modelData)
            text: root.columns.nameOf(choice.modelData)
            width: root.width

            onToggled: {
                root.columns.setHidden(choice.modelData, root.columns.isShown(choice.modelData));
                choice.checked = Qt.binding(() => root.columns.shown.includes(choice.modelData));
            }
        }
    }
    PushButton {
        enabled: root.columns.chosen.length > 0
        text: qsTr("Reset columns")
        width: parent.width

        onClicked: root.columns.reset()
    }
}
