// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// An object that a sentence names, as it is stored: to be read and copied, never changed.
T.Popup {
    id: root

    /// "lease/kube-system/backup".
    property string object: ""
    property string yaml: ""

    function show(object: string) {
        root.object = object;
        root.yaml = "";
        root.open();
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    implicitHeight: 520
    implicitWidth: 720
    modal: true
    padding: Theme.gapLarge

    onOpened: pane.forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Item {
        Accessible.name: root.object
        Accessible.role: Accessible.Dialog
        anchors.fill: parent

        LiveTable {
            id: table

            active: root.opened && root.object.length > 0
            alwaysNow: true
            view: "object/" + root.object

            onSettled: root.yaml = table.row("yaml")?.text ?? ""
        }
        Line {
            id: title

            elide: Text.ElideMiddle
            mono: true
            size: Theme.fontLarge
            text: root.object
            width: parent.width
        }
        TextPane {
            id: pane

            anchors.bottom: acts.top
            anchors.bottomMargin: Theme.gap
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: title.bottom
            anchors.topMargin: Theme.gap
            focus: true
            hint: table.errorText.length > 0 ? table.errorText : table.loaded ? qsTr("No %1.").arg(root.object) : ""
            label: root.object
            mono: true
            readOnly: true
            text: root.yaml
            wraps: false
        }
        Item {
            id: acts

            anchors.bottom: parent.bottom
            height: Theme.controlHeight
            width: parent.width

            PushButton {
                text: qsTr("Close")

                onClicked: root.close()
            }
            PushButton {
                anchors.right: parent.right
                enabled: root.yaml.length > 0
                text: qsTr("Copy YAML")

                onClicked: Clipboard.copy(root.yaml)
            }
        }
    }
}
