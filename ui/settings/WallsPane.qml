// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Screens on walls: who stands before one that shows a code types the code here; those that are
/// paired are renamed and revoked.
Item {
    id: root

    property string trouble: ""
    /// What was done last, in one sentence.
    property string done: ""
    /// The name that is to be confirmed before it is revoked.
    property string asked: ""
    /// The name that is about to become another one.
    property string renamed: ""
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be changed.")
                                                   : !Session.mayPairWalls ? qsTr("Requires the role operator.") : ""

    function run(command: string, values: var, said: var) {
        root.trouble = "";
        root.done = "";
        root.asked = "";
        Session.commands.run(command, values, answer => {
            if (!answer.ok) {
                root.trouble = answer.message;
                return;
            }
            root.renamed = "";
            root.done = said(answer.result);
        });
    }
    function approve() {
        root.run("wall.approve", { code: code.text, name: name.text.trim() }, result => {
            code.clear();
            name.clear();
            return qsTr("The screen at %1 will be paired as %2 when it connects.").arg(result.from).arg(result.name);
        });
    }
    function deny() {
        root.run("wall.deny", { code: code.text }, result => {
            code.clear();
            return qsTr("The screen at %1 was denied.").arg(result.from);
        });
    }

    onVisibleChanged: {
        root.done = "";
        root.asked = "";
        root.renamed = "";
    }

    LiveTable {
        id: table

        active: root.visible
        view: "walls"
    }
    RowsTable {
        id: requests

        order: ["since"]
        prefix: "request/"
        rows: table.rows
    }
    RowsTable {
        id: walls

        prefix: "wall/"
        rows: table.rows
    }
    Column {
        id: form

        spacing: Theme.gap
        width: parent.width

        PaneTitle {
            note: qsTr("A screen without a token shows a code. Enter it here to give that screen read-only access.")
            text: qsTr("Walls")
            width: root.width
        }
        Repeater {
            model: requests

            delegate: Line {
                id: request

                required property var row
                readonly property string age: Words.age(Words.instant(request.row.since), Session.now)

                Accessible.name: request.text
                Accessible.role: Accessible.StaticText
                text: request.row.name.length > 0
                      ? qsTr("A screen at %1 was approved as %2 by %3 and has not connected yet.").arg(request.row.from).arg(request.row.name).arg(request.row.approvedBy)
                      : qsTr("A screen at %1 has been waiting for %2.").arg(request.row.from).arg(request.age)
                width: root.width
            }
        }
        Row {
            spacing: Theme.gapSmall

            TextBox {
                id: code

                enabled: root.whyNot.length === 0
                hint: qsTr("Code, such as K7QF2M")
                label: qsTr("Code on the screen")
                maximumLength: 32
                mono: true
                width: 200

                onAccepted: if (approve.enabled) root.approve()
            }
            TextBox {
                id: name

                enabled: root.whyNot.length === 0
                hint: qsTr("Name, such as wall-noc-1")
                label: qsTr("Name of the screen")
                width: 200

                onAccepted: if (approve.enabled) root.approve()
            }
            PushButton {
                id: approve

                enabled: code.text.trim().length > 0 && root.whyNot.length === 0
                text: qsTr("Approve")

                onClicked: root.approve()
            }
            PushButton {
                enabled: approve.enabled
                outlined: true
                text: qsTr("Deny")

                onClicked: root.deny()
            }
        }
        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: root.whyNot
            visible: root.whyNot.length > 0
            width: root.width
        }
        Line {
            readonly property bool failed: root.trouble.length > 0

            Accessible.name: text
            Accessible.role: Accessible.AlertMessage
            color: failed ? Theme.p2Fg : Theme.text
            maximumLineCount: 2
            text: failed ? root.trouble : root.done
            visible: text.length > 0
            width: root.width
            wrapMode: Text.WordWrap
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("Paired screens")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.top: form.bottom
        anchors.topMargin: Theme.gapLarge
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: walls
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: WallLine {
            id: line

            asked: root.asked === line.row.name
            enabled: root.whyNot.length === 0
            renaming: root.renamed === line.row.name
            width: list.width

            onCancelled: root.renamed = ""
            onRenameAsked: root.renamed = line.row.name
            onRenamed: to => root.run("wall.rename", { name: line.row.name, to: to }, result => qsTr("%1 is called %2 now.").arg(line.row.name).arg(result.name))
            onRevoked: root.run("wall.revoke", { name: line.row.name }, result => qsTr("%1 is no longer paired.").arg(result.name))
            onRevokeAsked: root.asked = line.row.name
            onRevokeCancelled: root.asked = ""
        }
    }
    ViewState {
        anchors.fill: list
        emptyText: qsTr("No paired screens.")
        errorText: table.errorText
        loaded: table.loaded || table.count > 0
        request: table.errorText.length > 0 ? qsTr("Please give %1 the role operator of Holdpoint at %2, to pair screens.").arg(Session.identity).arg(Session.place) : ""
        shown: walls.count
    }
}
