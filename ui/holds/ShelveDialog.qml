// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Puts alarms aside for a time, with a reason. It changes nothing in the cluster.
T.Popup {
    id: root

    property var keys: []
    property string time: "1h"
    readonly property bool ready: reason.text.trim().length > 0 && Session.mayWrite && !Session.replay.active && !Session.unheard

    function shelve(keys: var) {
        root.keys = keys;
        if (keys.length > 0)
            root.open();
    }
    function accept() {
        if (!root.ready)
            return;
        Alarms.shelve(root.keys, root.time, reason.text.trim());
        reason.clear();
        PageMemory.keep("holds/shelve", "");
        root.close();
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 440
    modal: true
    padding: Theme.gapHuge

    onOpened: reason.forceActiveFocus(Qt.PopupFocusReason)

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
        spacing: Theme.gapLarge
        width: parent.width

        Line {
            id: title

            size: Theme.fontLarge
            strong: true
            text: Words.counted(root.keys.length, qsTr("Shelve 1 alarm"), qsTr("Shelve %1 alarms"))
        }
        ChoiceBox {
            choices: [{ value: "30m", text: qsTr("for 30 m") }, { value: "1h", text: qsTr("for 1 h") }, { value: "4h", text: qsTr("for 4 h") }, { value: "24h", text: qsTr("for 24 h") }]
            label: qsTr("How long")
            value: root.time
            width: parent.width

            onPicked: value => root.time = value
        }
        TextBox {
            id: reason

            hint: qsTr("Why: \u201cNIC on order\u201d")
            label: qsTr("Reason")
            width: parent.width

            Component.onCompleted: reason.text = PageMemory.text("holds/shelve")
            onAccepted: root.accept()
            onTextEdited: PageMemory.keep("holds/shelve", reason.text)
        }
        Item {
            height: Theme.controlHeight
            width: parent.width

            PushButton {
                text: qsTr("Cancel")

                onClicked: root.close()
            }
            PushButton {
                anchors.right: parent.right
                enabled: root.ready
                text: qsTr("Shelve")

                onClicked: root.accept()
            }
        }
        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("Disabled: the data is older than 10 s.")
                : !Session.mayWrite ? qsTr("Requires the role operator.")
                : reason.text.trim().length === 0 ? qsTr("Enter a reason.") : ""
            visible: text.length > 0
        }
    }
}
