// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme

/// Machines that bore the same name before this one: when they were made, how long they lived, what held them longest and
/// how they ended. Each opens its timeline in the past.
FocusScope {
    id: root

    required property MachineViewModel machine
    property bool interactive: true
    property var record: ({})
    readonly property double begins: Words.instant(root.record.begins ?? "")
    readonly property real room: root.width - 6 * Theme.gap - 130 - 80 - widest.implicitWidth

    /// How one ended, in a sentence; a person is named where one is known.
    function ended(row: var): string {
        const by = row.deletedBy ?? "";
        switch (row.end) {
        case "deleted":
            return by.length > 0 ? qsTr("Deleted by %1").arg(by) : qsTr("Deleted");
        case "failed":
            return by.length > 0 ? qsTr("Failed, then deleted by %1").arg(by) : qsTr("Failed, then gone");
        case "overridden":
            return qsTr("Gone after %n hook(s) were removed by hand", "", row.overridden ?? 0);
        default:
            return qsTr("Gone; its deletion was not observed");
        }
    }
    function longest(row: var): string {
        const held = row.longest;
        return held ? qsTr("%1 at %2, %3").arg(held.name).arg(held.point).arg(Words.age(1, 1 + held.seconds * 1000)) : qsTr("Not held by any hook");
    }

    PushButton {
        id: widest // what one of them takes of each row

        text: qsTr("Show its timeline")
        visible: false
    }
    LiveTable {
        id: table

        active: root.visible && root.machine.key.length > 0
        view: "lives/" + root.machine.key

        onSettled: root.record = table.row("record")
    }
    RowsTable {
        id: lives

        descending: true
        order: ["made"]
        prefix: "life/"
        rows: table.rows
        where: ({ gone: true })
    }
    Row {
        id: header

        height: Theme.rowHeight
        spacing: Theme.gap
        visible: lives.count > 0
        x: Theme.gap

        Repeater {
            model: [qsTr("Created"), qsTr("Life"), qsTr("Longest hold"), qsTr("Ended")]

            Line {
                required property int index
                required property string modelData

                color: Theme.text3
                height: header.height
                size: Theme.fontSmall
                text: modelData
                width: [130, 80, root.room * 0.46, root.room * 0.54][index]
            }
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("Earlier machines named %1").arg(root.machine.name)
        Accessible.role: Accessible.List
        anchors.bottom: reach.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: lives

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            readonly property double made: Words.instant(line.row.made ?? "")
            readonly property double gone: Words.instant(line.row.gone ?? "")
            readonly property bool reported: line.row.madeKnown === "reported"

            Accessible.name: Words.joined([Words.stamp(line.made), Words.age(line.made, line.gone), root.longest(line.row), root.ended(line.row)], ", ")
            Accessible.role: Accessible.ListItem
            height: Theme.rowHeight
            width: list.width

            Rectangle {
                anchors.fill: parent
                color: root.machine.pastAt === line.gone ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
            }
            HoverHandler {
                id: hover
            }
            Row {
                anchors.left: parent.left
                anchors.leftMargin: Theme.gap
                height: parent.height
                spacing: Theme.gap

                Line {
                    height: parent.height
                    text: Words.minute(line.made, Session.now)
                    width: 130
                }
                Line {
                    color: Theme.text2
                    height: parent.height
                    text: line.reported ? Words.atLeast(line.made, line.gone) : Words.age(line.made, line.gone)
                    width: 80
                }
                TippedLine {
                    color: Theme.text2
                    height: parent.height
                    text: root.longest(line.row)
                    width: root.room * 0.46
                }
                TippedLine {
                    color: Theme.text2
                    height: parent.height
                    text: root.ended(line.row)
                    width: root.room * 0.54
                }
            }
            PushButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.rowHeight - 2
                text: qsTr("Show its timeline")
                visible: root.interactive

                onClicked: root.machine.showPast(line.made, line.gone)
            }
        }
    }
    Line {
        id: reach

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapTiny
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        color: Theme.text3
        size: Theme.fontSmall
        text: root.begins > 0 ? qsTr("The record starts at %1. Machines before that are not recorded.").arg(Words.stamp(root.begins)) : ""
        visible: table.loaded
    }
    Line {
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.top: parent.top
        color: Theme.text2
        text: table.errorText.length > 0 ? table.errorText
            : table.loaded ? qsTr("No earlier machine named %1 is recorded.").arg(root.machine.name) : qsTr("Loading earlier machines…")
        visible: lives.count === 0
    }
}
