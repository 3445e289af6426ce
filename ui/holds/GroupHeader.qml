// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Session
import Holdpoint.Theme

/// The head of a group: what its holds have in common, how many, the oldest, and one act for all.
Item {
    id: root

    required property HoldsTable table
    required property string group
    readonly property int rows: root.table.count + root.table.pending * 0
    readonly property var keys: root.rows > 0 && root.group.length > 0 ? root.table.keysOfGroup(root.group) : []
    readonly property double oldest: root.keys.length > 0 ? root.table.oldestOfGroup(root.group) : 0
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.stale ? qsTr("Disabled: the data is older than 10 s.")
                                   : !Session.mayWrite ? qsTr("Requires the role operator.") : ""
    readonly property string summary: qsTr("%1: %2, oldest %3").arg(root.group)
                                      .arg(Words.counted(root.keys.length, qsTr("1 hold"), qsTr("%1 holds"))).arg(Words.age(root.oldest, Session.now))

    signal asked(var keys)
    signal acknowledged(var keys)

    implicitHeight: Theme.rowHeightNormal

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
    }
    Line {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: buttons.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        strong: true
        text: Words.joined([root.summary, root.whyNot], "  \u00b7  ")
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        PushButton {
            Accessible.name: qsTr("Ask owner: %1").arg(root.group)
            font.pixelSize: Theme.fontSmall
            height: Theme.chipHeight
            text: qsTr("Ask owner")

            onClicked: root.asked(root.keys)
        }
        PushButton {
            Accessible.name: qsTr("Acknowledge group: %1").arg(root.group)
            enabled: root.whyNot.length === 0
            font.pixelSize: Theme.fontSmall
            height: Theme.chipHeight
            text: qsTr("Ack group")

            onClicked: root.acknowledged(root.keys)
        }
    }
}
