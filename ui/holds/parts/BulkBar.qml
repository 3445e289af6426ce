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
    readonly property string whyNot: Session.stale ? qsTr("Nothing is sent on data older than 10 s.")
                                   : !Session.mayWrite ? qsTr("The role operator is needed.") : ""

    signal acknowledged
    signal shelved
    signal asked
    signal cleared

    border.color: Theme.focus
    border.width: Theme.outline
    color: Theme.raised
    implicitHeight: Theme.rowHeightNormal + Theme.gapSmall
    radius: Theme.radius

    Line {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        strong: true
        text: Words.joined([Words.counted(root.count, qsTr("1 hold chosen"), qsTr("%1 holds chosen")), root.whyNot], "  \u00b7  ")
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
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
            text: qsTr("Choose none")

            onClicked: root.cleared()
        }
    }
}
