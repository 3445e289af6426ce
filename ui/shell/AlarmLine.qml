// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The bottom line: the sentence of the machine that needs a person most; blank when none does.
Rectangle {
    id: root

    property bool interactive: true
    readonly property bool calm: Session.summary.worstKey.length === 0

    signal opened(string key)

    Accessible.name: root.calm ? qsTr("No machine waits for a person")
                               : Session.summary.worstName + ": " + Session.summary.worstSentence
    Accessible.role: Accessible.AlertMessage
    color: Theme.header
    implicitHeight: Theme.alarmHeight

    StatusGlyph {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        look: Session.summary.worstLook
        priority: Session.summary.worstPriority
        visible: !root.calm
    }
    Line {
        id: name

        anchors.left: sign.right
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        mono: true
        text: Session.summary.worstName
        visible: !root.calm
    }
    Line {
        anchors.left: name.right
        anchors.leftMargin: Theme.gap
        anchors.right: more.visible ? more.left : more.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        text: Session.summary.worstSentence
        visible: !root.calm
    }
    Line {
        id: more

        anchors.right: go.visible ? go.left : parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text2
        text: qsTr("+%1 more").arg(Session.summary.more)
        visible: !root.calm && Session.summary.more > 0
    }
    PushButton {
        id: go

        Accessible.name: qsTr("Go to %1").arg(Session.summary.worstName)
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.fontSmall
        height: Theme.alarmHeight - Theme.gapSmall
        text: qsTr("Go")
        visible: root.interactive && !root.calm

        onClicked: root.opened(Session.summary.worstKey)
    }
}
