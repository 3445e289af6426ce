// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// Which keys do what, and the way to other ones. Conflicts are said before anything changes.
Item {
    id: root

    /// The KeyMap of the console.
    required property var keymap
    property string trouble: ""
    property string notice: ""
    readonly property int turn: root.keymap ? root.keymap.revision : 0

    function rebind(action: string, keys: string) {
        root.notice = "";
        root.trouble = root.keymap.rebind(action, keys);
    }

    PaneTitle {
        id: title

        note: qsTr("Enter keys such as Ctrl+K, separated by commas, and press Enter. No single letter changes a cluster.")
        text: qsTr("Keyboard")
        width: root.width - tools.width - Theme.gapLarge
    }
    Row {
        id: tools

        anchors.right: parent.right
        spacing: Theme.gapSmall

        PushButton {
            text: qsTr("Copy as text")

            onClicked: {
                Clipboard.copy(root.keymap.exported());
                root.notice = qsTr("Keys copied.");
            }
        }
        PushButton {
            text: qsTr("Reset all")

            onClicked: root.keymap.resetAll()
        }
    }
    Line {
        id: said

        Accessible.name: said.text
        Accessible.role: Accessible.AlertMessage
        anchors.top: title.bottom
        anchors.topMargin: Theme.gapSmall
        color: root.trouble.length > 0 ? Theme.p2Fg : Theme.text2
        height: Theme.rowHeight
        text: root.trouble.length > 0 ? root.trouble : root.notice
        width: parent.width
    }
    ListView {
        id: list

        Accessible.name: qsTr("Keys")
        Accessible.role: Accessible.List
        anchors.bottom: parent.bottom
        anchors.top: said.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: root.keymap
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property int index
            readonly property var pages: ({ "": qsTr("everywhere"), fleet: qsTr("on the fleet"), machine: qsTr("on a machine"), holds: qsTr("on the holds") })
            readonly property var entry: root.turn >= 0 ? root.keymap.entry(line.index) : ({})
            readonly property string keys: root.turn >= 0 ? root.keymap.keys(line.entry.action).join(", ") : ""

            Accessible.name: qsTr("%1: %2").arg(line.entry.text).arg(line.keys)
            Accessible.role: Accessible.ListItem
            height: Theme.controlHeight + Theme.gapTiny
            width: list.width

            onKeysChanged: box.text = line.keys

            Line {
                height: Theme.controlHeight
                text: line.entry.text
                width: Math.min(360, list.width - 420)
            }
            Line {
                color: Theme.text3
                height: Theme.controlHeight
                size: Theme.fontSmall
                text: line.pages[line.entry.page] ?? line.entry.page
                width: 110
                x: Math.min(360, list.width - 420) + Theme.gap
            }
            TextBox {
                id: box

                Component.onCompleted: box.text = line.keys
                label: qsTr("Keys for: %1").arg(line.entry.text)
                mono: true
                width: 180
                x: Math.min(360, list.width - 420) + 110 + 2 * Theme.gap

                onAccepted: root.rebind(line.entry.action, box.text.trim())
                onEditingFinished: if (!box.activeFocus) box.text = line.keys
            }
            PushButton {
                Accessible.name: qsTr("Reset: %1").arg(line.entry.text)
                anchors.left: box.right
                anchors.leftMargin: Theme.gap
                text: qsTr("Reset")

                onClicked: root.keymap.reset(line.entry.action)
            }
        }
    }
}
