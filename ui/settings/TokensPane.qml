// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Who may connect: walls, scripts, people without a certificate. A token is told once, when it is
/// made, and can be taken back at any time.
Item {
    id: root

    /// Told once; gone when the pane is left or the next one is made.
    property string fresh: ""
    property string freshName: ""
    property string trouble: ""
    /// The name that is to be confirmed before it is revoked.
    property string asked: ""
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be changed.") : ""

    function create() {
        root.trouble = "";
        root.fresh = "";
        Session.commands.run("token.create", { name: name.text.trim(), role: role.value }, answer => {
            if (answer.ok) {
                root.fresh = answer.result.token;
                root.freshName = answer.result.name;
                name.clear();
            } else {
                root.trouble = answer.message;
            }
        });
    }
    function revoke(token: string) {
        root.asked = "";
        Session.commands.run("token.revoke", { name: token }, answer => root.trouble = answer.ok ? "" : answer.message);
    }

    onVisibleChanged: root.fresh = ""

    LiveTable {
        id: table

        active: root.visible
        view: "tokens"
    }
    RowsTable {
        id: tokens

        rows: table.rows
    }
    Column {
        id: form

        spacing: Theme.gap
        width: parent.width

        PaneTitle {
            note: qsTr("A wall gets a read-only token. A token is shown once, when it is created.")
            text: qsTr("Screens and tokens")
            width: root.width
        }
        Row {
            spacing: Theme.gapSmall
            visible: table.errorText.length === 0

            TextBox {
                id: name

                hint: qsTr("Name, such as wall-noc-1")
                label: qsTr("Name of the token")
                width: 240

                onAccepted: if (make.enabled) root.create()
            }
            ChoiceBox {
                id: role

                choices: [{ value: "wall", text: qsTr("Wall") }, { value: "viewer", text: qsTr("Viewer") }, { value: "operator", text: qsTr("Operator") },
                          { value: "approver", text: qsTr("Approver") }, { value: "hook", text: qsTr("Hook") }, { value: "admin", text: qsTr("Admin") }]
                label: qsTr("Role of the token")
                value: "wall"

                onPicked: value => role.value = value
            }
            PushButton {
                id: make

                enabled: name.text.trim().length > 0 && root.whyNot.length === 0
                text: qsTr("Create token")

                onClicked: root.create()
            }
            Line {
                color: Theme.text2
                height: Theme.controlHeight
                size: Theme.fontSmall
                text: root.whyNot
            }
        }
        Line {
            Accessible.name: root.trouble
            Accessible.role: Accessible.AlertMessage
            color: Theme.p2Fg
            maximumLineCount: 2
            text: root.trouble
            visible: root.trouble.length > 0
            width: root.width
            wrapMode: Text.WordWrap
        }
        Rectangle {
            border.color: Theme.line
            border.width: Theme.outline
            color: Theme.raised
            height: told.height + 2 * Theme.gap
            radius: Theme.radius
            visible: root.fresh.length > 0
            width: root.width

            Column {
                id: told

                spacing: Theme.gapSmall
                width: parent.width - 2 * Theme.gap
                x: Theme.gap
                y: Theme.gap

                Line {
                    strong: true
                    text: qsTr("The token of %1. It is not shown again.").arg(root.freshName)
                    width: parent.width
                }
                Row {
                    spacing: Theme.gapSmall

                    TextBox {
                        id: secret

                        label: qsTr("The new token")
                        mono: true
                        readOnly: true
                        text: root.fresh
                        width: Math.min(520, told.width - 220)
                    }
                    PushButton {
                        text: qsTr("Copy")

                        onClicked: Clipboard.copy(root.fresh)
                    }
                    PushButton {
                        text: qsTr("Done")

                        onClicked: root.fresh = ""
                    }
                }
            }
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("Tokens")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.top: form.bottom
        anchors.topMargin: Theme.gapLarge
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: tokens
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            readonly property bool asked: root.asked === line.row.name
            readonly property double lastSeen: Words.instant(line.row.lastSeen)
            readonly property string seen: line.lastSeen > 0 ? qsTr("last seen %1 ago").arg(Words.age(line.lastSeen, Session.now)) : qsTr("never seen")
            readonly property string made: line.row.builtIn ? qsTr("created by the backend")
                                                            : Words.joined([line.row.createdBy, Words.stamp(Words.instant(line.row.createdAt))], ", ")

            Accessible.name: Words.joined([line.row.name, line.row.roles.join(", "), line.seen], ", ")
            Accessible.role: Accessible.ListItem
            height: Theme.controlHeight + Theme.gapTiny
            width: list.width

            Rectangle {
                color: hover.hovered ? Theme.hover : "transparent"
                height: parent.height
                width: parent.width
            }
            HoverHandler {
                id: hover
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap
                width: parent.width

                Line {
                    height: Theme.controlHeight
                    mono: true
                    text: line.row.name
                    width: list.width * 0.2
                }
                Line {
                    height: Theme.controlHeight
                    text: line.row.roles.join(", ")
                    width: list.width * 0.11
                }
                TippedLine {
                    color: Theme.text2
                    height: Theme.controlHeight
                    text: line.seen
                    width: list.width * 0.23
                }
                TippedLine {
                    color: Theme.text3
                    height: Theme.controlHeight
                    size: Theme.fontSmall
                    text: line.made
                    width: list.width * 0.46 - (line.row.builtIn ? 0 : Math.max(150, line.asked ? ask.width + permanently.width + Theme.gapSmall : ask.width)) - 4 * Theme.gap
                }
            }
            PushButton {
                id: permanently

                Accessible.name: Words.joined([permanently.text, line.row.name], ", ")
                anchors.right: ask.left
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                enabled: root.whyNot.length === 0
                height: Theme.rowHeight
                text: qsTr("Revoke permanently")
                visible: line.asked

                onClicked: root.revoke(line.row.name)
            }
            // Where it is asked for it is taken back: a second click must not revoke anything.
            PushButton {
                id: ask

                Accessible.name: line.asked ? ask.text : qsTr("Revoke %1").arg(line.row.name)
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                enabled: line.asked || root.whyNot.length === 0
                height: Theme.rowHeight
                text: line.asked ? qsTr("Cancel") : qsTr("Revoke\u2026")
                visible: !line.row.builtIn

                onClicked: root.asked = line.asked ? "" : line.row.name
            }
        }
    }
    ViewState {
        anchors.fill: list
        emptyText: qsTr("No tokens.")
        errorText: table.errorText
        loaded: table.loaded || table.count > 0
        request: table.errorText.length > 0 ? qsTr("Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.").arg(Session.identity).arg(Session.place) : ""
        shown: tokens.count
    }
}
