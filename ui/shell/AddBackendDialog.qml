// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Shell
import Holdpoint.Theme

/// Asks for what a connection needs: where, with which token, whom to trust. The token itself is never
/// kept here, only where it lies.
T.Popup {
    id: root

    required property BackendSet backends
    property string trouble: ""
    readonly property bool ready: address.text.trim().length > 0 && token.text.trim().length > 0

    function accept() {
        if (!root.ready)
            return;
        root.trouble = root.backends.add(address.text, token.text, authority.text);
        if (root.trouble.length > 0)
            return;
        address.clear();
        token.clear();
        authority.clear();
        root.close();
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 560
    modal: true
    padding: Theme.gapHuge

    onOpened: address.forceActiveFocus(Qt.PopupFocusReason)

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

        Accessible.name: title.text
        Accessible.role: Accessible.Dialog
        spacing: Theme.gap
        width: parent.width

        Line {
            id: title

            height: Theme.controlHeight
            size: Theme.fontLarge
            strong: true
            text: qsTr("Add a backend")
        }
        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: qsTr("Address")
        }
        TextBox {
            id: address

            hint: qsTr("https://host:7480")
            label: qsTr("Address")
            mono: true
            width: parent.width

            onAccepted: root.accept()
        }
        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: qsTr("File with your token")
        }
        TextBox {
            id: token

            hint: qsTr("/home/ada/prod-b.token")
            label: qsTr("File with your token")
            mono: true
            width: parent.width

            onAccepted: root.accept()
        }
        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: qsTr("File with the CA to trust; empty: the CAs of the system")
        }
        TextBox {
            id: authority

            hint: qsTr("/home/ada/prod-b-ca.crt")
            label: qsTr("File with the CA to trust; empty: the CAs of the system")
            mono: true
            width: parent.width

            onAccepted: root.accept()
        }
        Line {
            Accessible.role: Accessible.AlertMessage
            color: Theme.p2Fg
            maximumLineCount: 3
            text: root.trouble
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
        Item {
            height: Theme.controlHeight + Theme.gap
            width: parent.width

            PushButton {
                anchors.bottom: parent.bottom
                text: qsTr("Cancel")

                onClicked: root.close()
            }
            PushButton {
                anchors.bottom: parent.bottom
                anchors.right: parent.right
                enabled: root.ready
                text: qsTr("Add backend")

                onClicked: root.accept()
            }
        }
        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: qsTr("Enter an address and a token file.")
            visible: !root.ready
        }
    }
}
