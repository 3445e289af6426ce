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
    /// Grows with each frame and fold: what the table counts of a group is read anew.
    property int revision: 0
    readonly property int holds: root.revision >= 0 ? root.table.holdsOfGroup(root.group) : 0
    readonly property int machines: root.revision >= 0 ? root.table.machinesOfGroup(root.group) : 0
    readonly property int late: root.revision >= 0 ? root.table.lateOfGroup(root.group) : 0
    readonly property bool folded: root.revision >= 0 && root.table.isFolded(root.group)
    readonly property double oldest: root.revision >= 0 ? root.table.oldestOfGroup(root.group) : 0
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("Disabled: the data is older than 10 s.")
                                   : !Session.mayWrite ? qsTr("Requires the role operator.") : ""
    readonly property bool folds: root.revision >= 0 && root.table.canFold(root.group)
    /// The inspector offers to ask the owner too: where there is no room for the name, this does not.
    readonly property bool narrow: root.width < figures.advanceWidth + Math.min(name.advanceWidth, 240) + (root.folds ? fold.width : 0) + ask.width + ack.width
                                   + 2 * (Theme.gap + Theme.gapSmall) + Theme.gapSmall
    readonly property string held: Words.joined([Words.counted(root.holds, qsTr("1 hold"), qsTr("%1 holds")),
                                                 root.machines === root.holds ? "" : Words.counted(root.machines, qsTr("on 1 machine"), qsTr("on %1 machines"))],
                                                " ")

    signal asked(var keys)
    signal acknowledged(var keys)

    function said(group: string): string {
        const summary = Words.joined([qsTr("%1: %2, oldest %3").arg(group).arg(root.held).arg(Words.age(root.oldest, Session.now)),
                                      root.late > 0 ? qsTr("%1 late").arg(Words.count(root.late)) : ""], ", ");
        return Words.joined([summary, root.whyNot], "  \u00b7  ");
    }

    implicitHeight: Theme.rowHeightNormal

    Connections {
        function onCountChanged() {
            ++root.revision;
        }
        function onFoldsChanged() {
            ++root.revision;
        }

        target: root.table
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.band
    }
    TextMetrics {
        id: figures

        font: line.font
        text: root.said("")
    }
    TextMetrics {
        id: name

        elide: Text.ElideMiddle
        elideWidth: Math.max(Theme.gapLarge, line.width - figures.advanceWidth - Theme.gapTiny)
        font: line.font
        text: root.group
    }
    Line {
        id: line

        Accessible.name: root.said(root.group)
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: buttons.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        strong: true
        // What the group is called gives way; how many and how late never does.
        text: root.said(name.elidedText)
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        PushButton {
            id: fold

            Accessible.name: root.folded ? qsTr("Show all: %1").arg(root.group) : qsTr("Fold: %1").arg(root.group)
            font.pixelSize: Theme.fontSmall
            height: Theme.chipHeight
            text: root.folded ? qsTr("Show all") : qsTr("Fold")
            visible: root.folds

            onClicked: root.table.setFolded(root.group, !root.folded)
        }
        PushButton {
            id: ask

            Accessible.name: qsTr("Ask owner: %1").arg(root.group)
            font.pixelSize: Theme.fontSmall
            height: Theme.chipHeight
            text: qsTr("Ask owner")
            visible: !root.narrow

            onClicked: root.asked(root.table.keysOfGroup(root.group))
        }
        ActButton {
            id: ack

            Accessible.name: qsTr("Acknowledge group: %1").arg(root.group)
            enabled: root.whyNot.length === 0
            font.pixelSize: Theme.fontSmall
            height: Theme.chipHeight
            subject: () => root.table.keysOfGroup(root.group)
            text: qsTr("Ack group")

            onActed: keys => root.acknowledged(keys)
        }
    }
}
