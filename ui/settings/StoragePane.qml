// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Where the record lies, how far it goes back and how large it may become.
Item {
    id: root

    property var history: ({})
    readonly property bool known: root.history.place !== undefined
    readonly property double begins: Words.instant(root.history.begins ?? "")

    LiveTable {
        id: table

        active: root.visible
        view: "connection"

        onSettled: root.history = table.row("history")
    }
    Column {
        spacing: Theme.gapLarge
        visible: root.known
        width: parent.width

        PaneTitle {
            note: qsTr("Set when the backend is started.")
            text: qsTr("Storage")
            width: root.width
        }
        Repeater {
            model: !root.known ? [] : [
                { name: qsTr("Record"), text: root.history.place },
                { name: qsTr("Shared"), text: root.history.shared ? qsTr("yes, with other backends") : qsTr("no") },
                { name: qsTr("Starts"), text: root.begins > 0 ? qsTr("%1 (%2 ago)").arg(Words.stamp(root.begins)).arg(Words.age(root.begins, Session.now)) : qsTr("no records yet") },
                { name: qsTr("Size"), text: root.history.capBytes > 0 ? qsTr("%1 of %2").arg(Words.bytes(root.history.bytes)).arg(Words.bytes(root.history.capBytes))
                                                                      : qsTr("%1, no limit").arg(Words.bytes(root.history.bytes)) },
                { name: qsTr("Lost"), text: root.history.lost > 0 ? Words.counted(root.history.lost, qsTr("1 transition"), qsTr("%1 transitions")) : qsTr("nothing") },
                { name: qsTr("Notice"), text: root.history.notice }
            ].filter(fact => fact.text.length > 0)

            Row {
                id: line

                required property var modelData

                Accessible.name: qsTr("%1: %2").arg(line.modelData.name).arg(line.modelData.text)
                Accessible.role: Accessible.StaticText
                spacing: Theme.gapLarge

                Line {
                    color: Theme.text3
                    text: line.modelData.name
                    width: 120
                }
                Line {
                    elide: Text.ElideMiddle
                    text: line.modelData.text
                    width: root.width - 120 - Theme.gapLarge
                }
            }
        }
        Rectangle {
            Accessible.name: qsTr("%1 of %2 used").arg(Words.bytes(root.history.bytes ?? 0)).arg(Words.bytes(root.history.capBytes ?? 0))
            Accessible.role: Accessible.ProgressBar
            border.color: Theme.line
            border.width: Theme.outline
            color: Theme.band
            height: Theme.gap
            radius: 2
            visible: (root.history.capBytes ?? 0) > 0
            width: Math.min(root.width, 480)

            Rectangle {
                color: Theme.neutral
                height: parent.height
                radius: 2
                width: parent.width * Math.min(1, (root.history.bytes ?? 0) / Math.max(1, root.history.capBytes ?? 1))
            }
        }
    }
    ViewState {
        anchors.fill: parent
        emptyText: qsTr("This backend keeps no record.")
        errorText: table.errorText
        loaded: table.loaded || table.count > 0
        shown: root.known ? 1 : 0
    }
}
