// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// One act for all chosen holds. Overrides are not among them: each is reviewed by itself.
Rectangle {
    id: root

    required property int count
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("Disabled: the data is older than 10 s.")
                                   : !Session.mayWrite ? qsTr("Requires the role operator.") : ""

    /// Words and acts do not fit beside one another.
    readonly property bool stacked: words.implicitWidth + acts.width + 2 * Theme.gap + Theme.gapSmall > root.width

    signal acknowledged
    signal shelved
    signal asked
    signal cleared

    border.color: Theme.focus
    border.width: Theme.outline
    color: Theme.band
    implicitHeight: Theme.rowHeightNormal + Theme.gapSmall + (root.stacked ? Theme.rowHeight : 0)
    radius: Theme.radius

    Line {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: acts.verticalCenter
        anchors.verticalCenterOffset: root.stacked ? -Theme.rowHeight : 0
        strong: true
        text: Words.joined([Words.counted(root.count, qsTr("1 hold selected"), qsTr("%1 holds selected")), root.whyNot], "  \u00b7  ")
        width: Math.min(implicitWidth, root.width - 2 * Theme.gap)
    }
    Row {
        id: acts

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.stacked ? Theme.rowHeight / 2 : 0
        spacing: Theme.gapSmall

        PushButton {
            enabled: root.whyNot.length === 0
            height: Theme.rowHeight
            text: qsTr("Acknowledge (A)")

            onClicked: root.acknowledged()
        }
        PushButton {
            enabled: root.whyNot.length === 0
            height: Theme.rowHeight
            text: qsTr("Shelve\u2026 (H)")

            onClicked: root.shelved()
        }
        PushButton {
            height: Theme.rowHeight
            text: qsTr("Ask owners")

            onClicked: root.asked()
        }
        PushButton {
            height: Theme.rowHeight
            text: qsTr("Clear selection")

            onClicked: root.cleared()
        }
    }
}
