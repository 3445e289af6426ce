// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// Every key of the console. None of them writes.
T.Popup {
    id: root

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 752
    margins: Theme.gapLarge
    modal: true
    padding: Theme.gapHuge

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Column {
        id: content

        spacing: Theme.gapLarge

        Line {
            size: Theme.fontLarge
            strong: true
            text: qsTr("Keys")
        }
        Grid {
            columnSpacing: Theme.gapHuge
            columns: 2
            rowSpacing: Theme.gapSmall

            Repeater {
                model: [
                    { key: "F1", text: qsTr("Fleet") }, { key: "F2 \u2026 F8", text: qsTr("The other pages, in the order of the rail") },
                    { key: "/  Ctrl+F", text: qsTr("Filter the table") }, { key: "J K  \u2191 \u2193", text: qsTr("Next, previous machine") },
                    { key: "Enter", text: qsTr("Open the machine") }, { key: "Backspace", text: qsTr("Back to the fleet") },
                    { key: "\u2190 \u2192 \u2191 \u2193", text: qsTr("Move in the matrix") }, { key: "G", text: qsTr("Group the matrix otherwise") },
                    { key: "R", text: qsTr("Apply the new order") }, { key: "I", text: qsTr("Inspector") },
                    { key: "W S", text: qsTr("Timeline: zoom") }, { key: "A D", text: qsTr("Timeline: move") },
                    { key: "F  .", text: qsTr("Timeline: fit, follow now") }, { key: "[ ]", text: qsTr("Timeline: from change to change") },
                    { key: "F11", text: qsTr("Full screen") },
                    { key: "?", text: qsTr("This sheet") }, { key: "Esc", text: qsTr("Close, then back") }
                ]

                Row {
                    id: entry

                    required property var modelData

                    spacing: Theme.gap

                    Line {
                        color: Theme.text2
                        horizontalAlignment: Text.AlignRight
                        mono: true
                        text: entry.modelData.key
                        width: 100
                    }
                    Line {
                        text: entry.modelData.text
                        width: 228
                    }
                }
            }
        }
    }
}
