// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Writes a note into the timeline of a machine. It changes nothing in the cluster. What was typed for a
/// machine stays until it is sent, also when the connection is lost meanwhile or the console closed.
T.Popup {
    id: root

    property string machine: ""
    property var drafts: JSON.parse(PageMemory.text("notes/drafts") || "{}")
    property string trouble: ""
    /// The machine whose note is on its way.
    property string sending: ""
    readonly property string name: root.machine.substring(root.machine.indexOf("/") + 1)
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("Disabled: the data is older than 10 s.")
                                   : !Session.mayWrite ? qsTr("Requires the role operator.")
                                   : words.text.trim().length === 0 ? qsTr("Enter a note.") : ""

    function write(machine: string) {
        if (machine.length === 0)
            return;
        root.machine = machine;
        root.trouble = "";
        words.text = root.drafts[machine] ?? "";
        root.open();
    }
    // A new map each time: code that was compiled ahead changes a copy of the old one.
    function keepDraft(machine: string, text: string) {
        const drafts = Object.assign({}, root.drafts, { [machine]: text });
        if (text.length === 0)
            delete drafts[machine];
        root.drafts = drafts;
        PageMemory.keep("notes/drafts", JSON.stringify(drafts));
    }
    function accept() {
        const machine = root.machine;
        if (root.whyNot.length > 0 || root.sending === machine)
            return;
        const name = root.name;
        const text = words.text.trim();
        root.sending = machine;
        Session.commands.run("note.add", { machine: machine, text: text }, answer => {
            if (root.sending === machine)
                root.sending = "";
            if (!answer.ok) {
                if (root.machine === machine)
                    root.trouble = answer.message;
                return;
            }
            Alarms.notify(qsTr("Note added to the timeline of %1.").arg(name));
            // What was typed since then is the next one.
            if ((root.drafts[machine] ?? "").trim() !== text)
                return;
            root.keepDraft(machine, "");
            if (root.machine === machine)
                root.close();
        });
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 520
    modal: true
    padding: Theme.gapHuge

    onOpened: words.forceActiveFocus(Qt.PopupFocusReason)

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
            text: qsTr("Note on %1").arg(root.name)
            width: parent.width
        }
        TextBox {
            id: words

            hint: qsTr("What you saw or did: \u201cNIC changed, waiting for the link\u201d")
            label: qsTr("Note")
            maximumLength: 500
            width: parent.width

            onAccepted: root.accept()
            onTextEdited: root.keepDraft(root.machine, words.text)
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
                enabled: root.whyNot.length === 0
                text: qsTr("Write note")

                onClicked: root.accept()
            }
        }
        Line {
            color: root.trouble.length > 0 ? Theme.p2Fg : Theme.text2
            maximumLineCount: 3
            size: Theme.fontSmall
            text: root.trouble.length > 0 ? root.trouble : root.whyNot
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
