// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.Timeline

/// The lifecycle of the machine over time. Keys while it has the focus: W S zoom, A D move, F fit,
/// full stop follows the clock, [ ] go from change to change, Z opens and closes a fold. What is marked (M, or Shift and drag)
/// can become an incident. Under it all that was recorded, with what is shown of it.
FocusScope {
    id: root

    required property MachineViewModel machine
    property bool interactive: true
    /// Of an earlier machine of the same name.
    readonly property bool past: root.machine.pastAt > 0
    /// Of one that went long ago as well: it is told up to its end, and not up to now.
    readonly property bool ended: root.machine.timelineEnd > 0
    readonly property double end: root.ended ? root.machine.timelineEnd : Session.now
    /// Whose story it is: the model is the same for all machines.
    readonly property string story: root.machine.key + " " + root.machine.pastAt
    /// Where it is to begin when it is there; 0: where it likes.
    property double wantedFrom: 0
    readonly property bool mayBegin: root.wantedFrom > 0 && root.machine.timelineLoaded && !view.empty
    /// What is marked, milliseconds since 1970; 0 for nothing.
    readonly property double markFrom: view.markFrom
    readonly property double markTo: view.markTo

    /// It begins where it was wanted to.
    signal shown

    onMayBeginChanged: if (root.mayBegin) Qt.callLater(root.begin)
    onStoryChanged: view.forget()

    function begin() {
        if (!root.mayBegin)
            return;
        view.showRange(root.wantedFrom, root.end);
        root.shown();
    }
    function mark() {
        view.mark();
    }

    Rectangle {
        anchors.fill: parent
        border.color: view.activeFocus ? Theme.focus : Theme.rule
        border.width: view.activeFocus ? Theme.focusWidth : Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }
    Item {
        id: bar

        height: Theme.rowHeightNormal
        width: parent.width

        Line {
            id: title

            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            text: root.past ? qsTr("Timeline of an earlier machine, up to %1").arg(Words.stamp(root.machine.pastAt)) : qsTr("Timeline")
            width: Math.min(implicitWidth, bar.width - tools.width - 3 * Theme.gap)
        }
        Line {
            anchors.left: title.right
            anchors.leftMargin: Theme.gap
            anchors.right: tools.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.text3
            horizontalAlignment: Text.AlignHCenter
            size: Theme.fontSmall
            text: (view.markTo > view.markFrom ? qsTr("%1 to %2 is marked").arg(Words.clock(view.markFrom)).arg(Words.clock(view.markTo))
                 : view.markFrom > 0 ? qsTr("%1 is marked; M ends the range").arg(Words.clock(view.markFrom))
                 : overview.focused ? qsTr("← → move · Shift ← → width · Home End · F fit")
                 : qsTr("W S zoom · A D move · F fit · . now · [ ] changes · Z fold")) + "\u009c " // or nothing, where it does not fit
            visible: view.activeFocus || overview.focused || view.markFrom > 0
        }
        Row {
            id: tools

            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapTiny + 2
            visible: root.interactive

            Line {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.text2
                rightPadding: Theme.gapSmall
                size: Theme.fontSmall
                text: view.following && !root.ended ? qsTr("%1, up to now").arg(view.spanText) : view.spanText
            }
            PushButton {
                Accessible.name: qsTr("Zoom out")
                height: Theme.rowHeight - 2
                text: "−"
                width: Theme.rowHeight

                onClicked: view.zoom(0.5)
            }
            PushButton {
                Accessible.name: qsTr("Zoom in")
                height: Theme.rowHeight - 2
                text: "+"
                width: Theme.rowHeight

                onClicked: view.zoom(2)
            }
            PushButton {
                checked: view.foldsIdle
                height: Theme.rowHeight - 2
                hint: qsTr("Idle time is shown as a zigzag; click it or press Z to unfold.")
                text: qsTr("Fold idle")

                onClicked: PageMemory.keep("machine/foldIdle", (view.foldsIdle = !view.foldsIdle) ? "on" : "off")
            }
            PushButton {
                height: Theme.rowHeight - 2
                text: qsTr("Fit")

                onClicked: view.fit()
            }
            PushButton {
                height: Theme.rowHeight - 2
                text: qsTr("Now")
                checked: view.following
                visible: !root.ended

                onClicked: view.follow()
            }
            PushButton {
                height: Theme.rowHeight - 2
                text: qsTr("Back to this machine")
                visible: root.past

                onClicked: root.machine.showPresent()
            }
        }
    }
    // A long range with much in it comes as a picture of this width.
    Binding {
        property: "timelineColumns"
        restoreMode: Binding.RestoreNone // of a machine that is not there nothing is asked again
        target: root.machine
        value: view.width
        when: view.visible && view.width > 0
    }
    TimelineView {
        id: view

        Accessible.description: qsTr("%1 lanes").arg(view.lanes.length)
        Accessible.focusable: true
        Accessible.name: qsTr("Timeline of %1").arg(root.machine.name)
        Accessible.role: Accessible.Graphic
        activeFocusOnTab: true
        anchors.bottom: overview.top
        anchors.bottomMargin: 0
        anchors.left: parent.left
        anchors.margins: Theme.focusWidth
        anchors.right: parent.right
        anchors.top: bar.bottom
        clip: true
        colors: Theme.colorTable
        focus: true
        foldsIdle: PageMemory.text("machine/foldIdle") !== "off"
        fontFamily: Theme.family
        fontPixelSize: Theme.fontSmall
        markable: root.interactive
        model: root.machine.timeline
        now: root.ended ? new Date(root.end) : Session.nowDate

        Repeater {
            model: view.lanes

            Item {
                required property var modelData

                Accessible.description: modelData.description
                Accessible.name: modelData.label
                Accessible.role: Accessible.ListItem
                height: modelData.height
                width: view.width
                y: modelData.y
            }
        }
        Tip {
            shown: view.hoverText.length > 0
            text: view.hoverText
            x: Math.min(view.hoverPosition.x + Theme.gap, view.width - implicitWidth - Theme.gap)
            y: view.hoverPosition.y + Theme.gapLarge
        }
    }
    OverviewStrip {
        id: overview

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.focusWidth
        anchors.right: parent.right
        height: root.height < 150 ? 0 : implicitHeight
        interactive: root.interactive
        now: root.end
        timeline: view
        visible: height > 0
    }
    Line {
        anchors.centerIn: view
        color: Theme.text2
        text: root.machine.timelineLoaded ? qsTr("No changes recorded for this machine yet.") : qsTr("Loading the timeline…")
        visible: view.empty
    }
}
