// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// A paired screen: where it is, when it was there, and what can be done about it.
Item {
    id: root

    required property string key
    required property var row
    /// Revoking it is to be confirmed.
    property bool asked: false
    /// It is about to get another name.
    property bool renaming: false
    readonly property double lastSeen: Words.instant(root.row.lastSeen)
    readonly property string seen: root.row.connected ? qsTr("connected")
                                                      : root.lastSeen > 0 ? qsTr("last seen %1 ago").arg(Words.age(root.lastSeen, Session.now)) : qsTr("never seen")
    readonly property string paired: Words.joined([root.row.approvedBy, Words.stamp(Words.instant(root.row.pairedAt))], ", ")

    signal cancelled()
    signal renameAsked()
    signal renamed(to: string)
    signal revokeAsked()
    signal revokeCancelled()
    signal revoked()

    Accessible.name: Words.joined([root.row.name, root.row.from, root.seen], ", ")
    Accessible.role: Accessible.ListItem
    height: Theme.controlHeight + Theme.gapTiny

    onRenamingChanged: if (root.renaming) {
        to.text = root.row.name;
        to.forceActiveFocus(Qt.OtherFocusReason);
        to.selectAll();
    }

    Rectangle {
        color: hover.hovered ? Theme.hover : "transparent"
        height: parent.height
        width: parent.width
    }
    HoverHandler {
        id: hover
    }
    Row {
        id: facts

        readonly property double room: root.width - buttons.width - Theme.gap - 4 * Theme.gap

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        TippedLine {
            height: Theme.controlHeight
            mono: true
            text: root.row.name
            visible: !root.renaming
            width: facts.room * 0.27
        }
        TextBox {
            id: to

            label: qsTr("New name of %1").arg(root.row.name)
            mono: true
            visible: root.renaming
            width: facts.room * 0.27

            Keys.onEscapePressed: root.cancelled()
            onAccepted: if (rename.enabled) root.renamed(to.text.trim())
        }
        TippedLine {
            height: Theme.controlHeight
            mono: true
            text: root.row.from
            width: facts.room * 0.23
        }
        TippedLine {
            color: root.row.connected ? Theme.text : Theme.text2
            height: Theme.controlHeight
            text: root.seen
            width: facts.room * 0.22
        }
        TippedLine {
            color: Theme.text3
            height: Theme.controlHeight
            size: Theme.fontSmall
            text: root.paired
            width: facts.room * 0.28
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        PushButton {
            id: rename

            Accessible.name: root.renaming ? rename.text : qsTr("Rename %1").arg(root.row.name)
            enabled: root.enabled && (!root.renaming || (to.text.trim().length > 0 && to.text.trim() !== root.row.name))
            height: Theme.rowHeight
            text: root.renaming ? qsTr("Rename") : qsTr("Rename\u2026")

            visible: !root.asked

            onClicked: {
                if (root.renaming)
                    root.renamed(to.text.trim());
                else
                    root.renameAsked();
            }
        }
        PushButton {
            height: Theme.rowHeight
            text: qsTr("Cancel")
            visible: root.renaming

            onClicked: root.cancelled()
        }
        PushButton {
            id: permanently

            Accessible.name: Words.joined([permanently.text, root.row.name], ", ")
            enabled: root.enabled
            height: Theme.rowHeight
            text: qsTr("Revoke permanently")
            visible: root.asked && !root.renaming

            onClicked: root.revoked()
        }
        // Where it is asked for it is taken back: a second click must not revoke anything.
        PushButton {
            id: ask

            Accessible.name: root.asked ? ask.text : qsTr("Revoke %1").arg(root.row.name)
            enabled: root.enabled
            height: Theme.rowHeight
            text: root.asked ? qsTr("Cancel") : qsTr("Revoke\u2026")
            visible: !root.renaming

            onClicked: {
                if (root.asked)
                    root.revokeCancelled();
                else
                    root.revokeAsked();
            }
        }
    }
}
