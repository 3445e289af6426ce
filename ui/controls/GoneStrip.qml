// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// Machines that match what was typed and are no more: each leads to its story. It takes no room while
/// there are none.
Item {
    id: root

    /// Maps of {machine, name, gone}, the last gone first (MachineFinder).
    required property var found

    signal opened(string machine)

    Accessible.name: qsTr("Deleted machines")
    Accessible.role: Accessible.List
    clip: true
    height: visible ? Theme.rowHeightNormal : 0
    visible: root.found.length > 0

    Line {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text3
        leftPadding: Theme.gapSmall
        size: Theme.fontSmall
        text: qsTr("Deleted")
    }
    Flow {
        id: names

        anchors.left: title.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.top: parent.top
        anchors.topMargin: Theme.gapTiny
        spacing: Theme.gapTiny

        Repeater {
            model: root.found

            PushButton {
                id: name

                required property var modelData
                readonly property string words: qsTr("%1, gone since %2").arg(name.modelData.name).arg(Words.stamp(name.modelData.gone))

                Accessible.name: name.words
                Accessible.role: Accessible.Link
                font.pixelSize: Theme.fontSmall
                height: Theme.rowHeight - 2
                hint: name.words
                outlined: true
                text: name.modelData.name
                // What does not fit is cut off with its line; the palette has it.
                enabled: name.y === 0
                width: Math.min(implicitWidth, names.width)

                onClicked: root.opened(name.modelData.machine)
            }
        }
    }
}
