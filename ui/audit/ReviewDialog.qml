// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// What was sent with break-glass and waits for another person, the oldest first: that person writes what
/// they found, and the alarm ends.
T.Popup {
    id: root

    /// Rows `review/<override>` of the view `audit`.
    required property RowsTable reviews
    /// The one that is shown, as it was when it was chosen: rows come and go beneath the dialog.
    property var row: ({})
    readonly property int place: root.reviews.count >= 0 && root.row.override !== undefined ? root.reviews.rowOf("review/" + root.row.override) : -1
    readonly property bool reviewed: root.row.override !== undefined && root.place < 0
    readonly property bool own: root.row.actor === Session.identity
    readonly property bool approves: Session.roles.split(", ").some(role => role === "approver" || role === "admin")
    readonly property string whyNot: root.reviewed ? qsTr("It was reviewed meanwhile.")
                                   : !root.approves ? qsTr("Reviewing requires the role approver.")
                                   : root.own ? qsTr("A person other than %1 must review it.").arg(root.row.actor)
                                   : Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be changed.")
                                   : note.text.trim().length < 10 ? qsTr("Enter your findings, at least 10 characters.") : ""
    property string trouble: ""

    /// The review of that override first, if it is due.
    function show(override: string) {
        let index = 0;
        // Who went alone is not asked first about that.
        for (let i = root.reviews.count - 1; i >= 0; --i) {
            if (root.reviews.at(i).actor !== Session.identity)
                index = i;
        }
        for (let i = 0; i < root.reviews.count; ++i) {
            if (root.reviews.at(i).override === override)
                index = i;
        }
        root.choose(index);
        root.open();
    }
    function choose(index: int) {
        root.row = index < root.reviews.count ? root.reviews.at(index) : ({});
        note.text = root.drafted();
        root.trouble = "";
    }
    /// What was written about this one and not sent yet.
    function drafted(): string {
        return PageMemory.text("audit/review/" + (root.row.override ?? ""));
    }
    function finish() {
        const id = root.row.override;
        Session.commands.run("override.review", { id: id, note: note.text.trim() }, answer => {
            if (!answer.ok) {
                if (id === root.row.override)
                    root.trouble = answer.message;
                return;
            }
            PageMemory.keep("audit/review/" + id, "");
            if (id === root.row.override)
                root.close();
        });
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 600
    modal: true
    padding: Theme.gapHuge

    onOpened: note.forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.72)
    }
    background: Rectangle {
        border.color: Theme.p1Fg
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        Rectangle {
            color: Theme.p1
            height: parent.height
            radius: Theme.radius
            width: Theme.gapTiny + 2
        }
    }

    Column {
        id: content

        Accessible.name: title.text
        Accessible.role: Accessible.Dialog
        spacing: Theme.gap
        width: parent.width

        Prose {
            id: title

            maximumLineCount: 2
            size: Theme.fontTitle
            strong: true
            text: qsTr("Review: %1, %2").arg(root.row.verb ?? "").arg((root.row.object ?? "").split("/").pop())
            width: parent.width
        }
        Line {
            color: Theme.text3
            mono: true
            size: Theme.fontSmall
            text: root.row.object ?? ""
            width: parent.width
        }
        Prose {
            maximumLineCount: 6
            text: qsTr("%1 used break-glass at %2: %3").arg(root.row.actor ?? "").arg(Words.stamp(Words.instant(root.row.at ?? ""))).arg(root.row.reason ?? "")
            width: parent.width
        }
        Prose {
            color: Theme.text2
            maximumLineCount: 3
            text: qsTr("Check the object and the audit rows of this override below, then write your findings. This clears the alarm; the audit keeps your findings and your name.")
            width: parent.width
        }
        TextBox {
            id: note

            enabled: root.approves && !root.own
            hint: qsTr("Findings: at least 10 characters")
            label: qsTr("Findings")
            width: parent.width

            onAccepted: if (root.whyNot.length === 0) root.finish()
            onTextEdited: PageMemory.keep("audit/review/" + root.row.override, note.text)
        }
        Item {
            height: Theme.controlHeight
            width: parent.width

            PushButton {
                id: cancel

                text: qsTr("Cancel")

                onClicked: root.close()
            }
            PushButton {
                anchors.left: cancel.right
                anchors.leftMargin: Theme.gapSmall
                text: qsTr("Next of %1").arg(root.reviews.count)
                visible: root.reviews.count > (root.reviewed ? 0 : 1)

                onClicked: root.choose((root.place + 1) % root.reviews.count)
            }
            PushButton {
                anchors.right: parent.right
                enabled: root.whyNot.length === 0
                text: qsTr("Reviewed")

                onClicked: root.finish()
            }
        }
        Line {
            Accessible.name: text
            Accessible.role: Accessible.AlertMessage
            color: Theme.text2
            horizontalAlignment: Text.AlignRight
            maximumLineCount: 3
            size: Theme.fontSmall
            text: root.trouble.length > 0 ? root.trouble : root.whyNot
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
