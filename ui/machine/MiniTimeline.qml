// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.Timeline

/// The last two hours of a machine, to be looked at; the page of the machine has all of it.
Rectangle {
    id: root

    required property MachineViewModel machine

    border.color: Theme.rule
    border.width: Theme.outline
    color: Theme.raised
    radius: Theme.radius

    TimelineView {
        id: view

        Accessible.name: qsTr("Last two hours of %1").arg(root.machine.name)
        Accessible.role: Accessible.Graphic
        anchors.fill: parent
        anchors.margins: Theme.outline
        clip: true
        colors: Theme.colorTable
        enabled: false
        fontFamily: Theme.family
        fontPixelSize: Theme.fontSmall - 1
        hours: 2
        model: root.machine.timeline
        now: Session.nowDate
        visible: !view.empty
    }
    Line {
        anchors.centerIn: parent
        color: Theme.text2
        text: root.machine.timelineLoaded ? qsTr("No changes recorded in the last two hours.") : qsTr("Loading the timeline…")
        visible: view.empty
    }
}
