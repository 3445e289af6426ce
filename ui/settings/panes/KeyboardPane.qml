// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The keys that hold on every screen; "?" shows those of the screen that is open.
Column {
    id: root

    readonly property var keys: [
        { key: "F1 \u2026 F8", text: qsTr("Go to a screen; Ctrl+1 to Ctrl+8 too") },
        { key: "/  Ctrl+F", text: qsTr("Filter in the page") },
        { key: "J  K  \u2191 \u2193", text: qsTr("Move from row to row") },
        { key: "Enter", text: qsTr("Open what is chosen") },
        { key: "Backspace", text: qsTr("Go back") },
        { key: "I", text: qsTr("Show or hide the inspector") },
        { key: "?", text: qsTr("Keys of this screen") },
        { key: "Esc", text: qsTr("Close or cancel, never commit") },
        { key: "F11", text: qsTr("Full screen") }
    ]

    spacing: Theme.gapSmall

    PaneTitle {
        bottomPadding: Theme.gapSmall
        note: qsTr("No single letter writes to a cluster.")
        text: qsTr("Keyboard")
        width: root.width
    }
    Repeater {
        model: root.keys

        Row {
            id: line

            required property var modelData

            Accessible.name: qsTr("%1: %2").arg(line.modelData.key).arg(line.modelData.text)
            Accessible.role: Accessible.StaticText
            spacing: Theme.gapLarge

            Line {
                mono: true
                text: line.modelData.key
                width: 160
            }
            Line {
                color: Theme.text2
                text: line.modelData.text
            }
        }
    }
}
