// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme

/// The server under the machine: what is wanted, what was read, and who keeps it off.
Item {
    id: root

    required property MachineViewModel machine

    FactList {
        id: facts

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.top: parent.top
        labelWidth: 150
        lines: root.machine.hostFacts
        visible: root.machine.hostFacts.count > 0
        width: Math.floor(parent.width * 0.46) - Theme.gapLarge
    }
    Rectangle {
        id: rule

        anchors.left: facts.right
        anchors.leftMargin: Theme.gapLarge
        color: Theme.rule
        height: parent.height
        visible: facts.visible
        width: Theme.outline
    }
    DetailTable {
        anchors.bottom: parent.bottom
        anchors.left: rule.right
        anchors.right: parent.right
        anchors.top: parent.top
        emptyText: qsTr("No reboot annotation is set on this host.")
        lines: root.machine.powerKeys
        nameShare: 0.56
        nameTitle: qsTr("Power key")
        secondShare: 0.16
        secondTitle: qsTr("Mode")
        thirdShare: 0.2
        thirdTitle: qsTr("State")
        visible: facts.visible
    }
    Line {
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.top: parent.top
        color: Theme.text2
        text: root.machine.notUnderstood.length > 0 ? root.machine.word
            : Session.standing.hostsText.length > 0 ? Session.standing.hostsText : qsTr("No BareMetalHost belongs to this machine.")
        visible: !facts.visible
    }
}
