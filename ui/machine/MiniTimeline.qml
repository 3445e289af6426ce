// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.Timeline

/// The last two hours of a machine, or of one hold of it, to be looked at; the page of the machine has
/// all of it.
Rectangle {
    id: root

    required property MachineViewModel machine
    /// "hook.preDrain/etcd": only what is about that hold. Empty: all lanes.
    property string hold: ""

    border.color: Theme.rule
    border.width: Theme.outline
    color: Theme.raised
    radius: Theme.radius

    LaneFilter {
        id: lanes

        hold: root.hold
        timeline: root.machine.timeline
    }
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
        model: lanes
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
