// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The filters of the columns as chips; each goes with its ×. No height without one.
Flow {
    id: root

    required property TableColumns columns
    /// As QuietTable has them.
    required property var filters
    /// What a filter says: (id) => text.
    required property var words
    property bool interactive: true

    signal cleared(string column)

    bottomPadding: root.visible ? Theme.gapSmall : 0
    height: visible ? implicitHeight : 0
    spacing: Theme.gapSmall
    visible: Object.keys(root.filters).length > 0

    Repeater {
        model: Object.keys(root.filters)

        PushButton {
            id: chip

            required property string modelData
            readonly property string name: qsTr("%1: %2").arg(root.columns.nameOf(chip.modelData)).arg(root.words(chip.modelData))

            Accessible.name: qsTr("Clear the filter %1").arg(chip.name)
            enabled: root.interactive
            height: Theme.rowHeight
            text: qsTr("%1 \u00d7").arg(chip.name)
            width: Math.min(implicitWidth, root.width)

            onClicked: root.cleared(chip.modelData)
        }
    }
}
