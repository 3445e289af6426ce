// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Settings
import Holdpoint.Theme

/// Connections and choices (product.md 4.4, S9).
FocusScope {
    id: root

    required property ConnectionViewModel connection
    /// The KeyMap of the console, which lies above this module.
    required property var keymap
    /// The first picture can be taken.
    readonly property bool ready: root.connection.loaded || root.connection.errorText.length > 0
    property string pane: "connections"
    readonly property var panes: [
        { name: "connections", text: qsTr("Connections") },
        { name: "appearance", text: qsTr("Appearance") },
        { name: "keyboard", text: qsTr("Keyboard") },
        { name: "notifications", text: qsTr("Notifications") },
        { name: "budgets", text: qsTr("Alarm budgets") },
        { name: "guards", text: qsTr("Guards and approvers") },
        { name: "storage", text: qsTr("Storage") },
        { name: "tokens", text: qsTr("Screens and tokens") },
        { name: "walls", text: qsTr("Walls") },
        { name: "language", text: qsTr("Language") },
        { name: "diagnostics", text: qsTr("Diagnostics") }
    ]

    Rectangle {
        id: nav

        color: Theme.band
        height: parent.height
        width: Math.max(208, widest.implicitWidth + 2 * Theme.gapLarge)

        Line {
            id: widest

            strong: true
            text: root.panes.reduce((longest, pane) => pane.text.length > longest.length ? pane.text : longest, "")
            visible: false
        }
        Rectangle {
            anchors.right: parent.right
            color: Theme.rule
            height: parent.height
            width: Theme.outline
        }
        ListView {
            id: list

            Accessible.name: qsTr("Settings")
            Accessible.role: Accessible.List
            activeFocusOnTab: true
            anchors.fill: parent
            anchors.topMargin: Theme.gapLarge
            boundsBehavior: Flickable.StopAtBounds
            currentIndex: root.panes.findIndex(pane => pane.name === root.pane)
            focus: true
            keyNavigationEnabled: false
            model: root.panes

            Keys.onDownPressed: root.pane = root.panes[Math.min(root.panes.length - 1, list.currentIndex + 1)].name
            Keys.onUpPressed: root.pane = root.panes[Math.max(0, list.currentIndex - 1)].name

            delegate: Item {
                id: line

                required property var modelData
                readonly property bool chosen: root.pane === line.modelData.name

                Accessible.name: line.modelData.text
                Accessible.role: Accessible.PageTab
                Accessible.selected: line.chosen
                Accessible.onPressAction: root.pane = line.modelData.name
                height: Theme.rowHeightNormal
                width: list.width

                HoverHandler {
                    id: hover
                }
                TapHandler {
                    onTapped: {
                        list.forceActiveFocus(Qt.MouseFocusReason);
                        root.pane = line.modelData.name;
                    }
                }
                Rectangle {
                    anchors.fill: parent
                    border.color: Theme.focus
                    border.width: line.chosen && list.activeFocus ? Theme.focusWidth : 0
                    color: line.chosen ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
                }
                Line {
                    height: parent.height
                    leftPadding: Theme.gapLarge
                    strong: line.chosen
                    text: line.modelData.text
                    width: parent.width
                }
            }
        }
    }
    ConnectionPage {
        objectName: "connectionPage"
        anchors.bottom: parent.bottom
        anchors.left: nav.right
        anchors.right: parent.right
        anchors.top: parent.top
        connection: root.connection
        visible: root.pane === "connections"
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: nav.right
        anchors.right: parent.right
        anchors.top: parent.top
        color: Theme.panel
        visible: root.pane !== "connections"
    }
    FocusScope {
        id: body

        anchors.bottom: parent.bottom
        anchors.left: nav.right
        anchors.margins: Theme.gapHuge
        anchors.right: parent.right
        anchors.top: parent.top

        AppearancePane {
            visible: root.pane === "appearance"
            width: parent.width
        }
        KeyboardPane {
            anchors.fill: parent
            keymap: root.keymap
            visible: root.pane === "keyboard"
        }
        NotificationsPane {
            visible: root.pane === "notifications"
            width: parent.width
        }
        BudgetsPane {
            anchors.fill: parent
            visible: root.pane === "budgets"
        }
        GuardsPane {
            anchors.fill: parent
            visible: root.pane === "guards"
        }
        StoragePane {
            anchors.fill: parent
            visible: root.pane === "storage"
        }
        TokensPane {
            anchors.fill: parent
            visible: root.pane === "tokens"
        }
        WallsPane {
            anchors.fill: parent
            visible: root.pane === "walls"
        }
        LanguagePane {
            visible: root.pane === "language"
            width: parent.width
        }
        DiagnosticsPane {
            anchors.fill: parent
            connection: root.connection
            visible: root.pane === "diagnostics"
        }
    }
}
