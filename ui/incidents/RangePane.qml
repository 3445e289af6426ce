// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.Timeline

/// The timeline of the chosen machines, one at a time, with the range of the incident in brackets. The
/// brackets are dragged, or the times written.
Panel {
    id: root

    readonly property var machines: IncidentEditor.draft.machines ?? []
    property int shownMachine: 0
    readonly property string machine: root.machines[Math.min(root.shownMachine, root.machines.length - 1)] ?? ""
    readonly property var range: IncidentEditor.draft.range ?? ({})
    readonly property double from: Words.instant(root.range.from ?? "")
    readonly property double to: root.range.to ? Words.instant(root.range.to) : 0
    /// What the brackets show while one of them is dragged.
    property double draggedFrom: 0
    property double draggedTo: 0
    /// The one whose times stand in the boxes.
    property int incident: -1
    /// Moves with every change of what the timeline shows.
    property int viewTurn: 0

    function stampOf(instant: double): string {
        return new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");
    }
    /// What is being written in a box stays, as long as it is the same incident.
    function fill(box: TextBox, instant: double, same: bool) {
        const wanted = instant > 0 ? root.stampOf(instant) : "";
        if (box.text !== wanted && !(same && box.activeFocus))
            box.text = wanted;
    }
    function valid(text: string): bool {
        return Words.instant(text) > 0;
    }
    function apply() {
        const from = fromBox.text.trim();
        const to = toBox.text.trim();
        if (root.valid(from) && (to.length === 0 || root.valid(to)))
            IncidentEditor.setRange(from, to);
    }

    title: qsTr("Range")

    onRangeChanged: {
        // Not `from` and `to`: they may still be those of the range before.
        const from = Words.instant(root.range.from ?? "");
        const to = root.range.to ? Words.instant(root.range.to) : 0;
        const same = root.incident === IncidentEditor.number;
        root.incident = IncidentEditor.number;
        root.fill(fromBox, from, same);
        root.fill(toBox, to, same);
    }

    LiveTable {
        id: timeline

        active: root.visible && root.machine.length > 0
        options: ({ object: root.machine })
        view: "timeline/168h"
    }
    Flow {
        id: tools

        spacing: Theme.gapSmall
        width: parent.width - 2 * Theme.gap
        x: Theme.gap

        TextBox {
            id: fromBox

            hint: "2026-11-20T13:10:00Z"
            label: qsTr("From, UTC")
            mono: true
            trouble: root.valid(fromBox.text) ? "" : qsTr("Enter a time such as 2026-11-20T13:10:00Z.")
            width: 184

            onEditingFinished: root.apply()
        }
        TextBox {
            id: toBox

            hint: qsTr("ongoing")
            label: qsTr("To, UTC; empty while ongoing")
            mono: true
            trouble: toBox.text.length === 0 || root.valid(toBox.text) ? "" : qsTr("Enter a time such as 2026-11-20T14:20:00Z, or leave it empty.")
            width: 184

            onEditingFinished: root.apply()
        }
        MachineBox {
            hint: qsTr("Add a machine")
            label: qsTr("Add a machine")
            width: 250

            onChosen: machine => IncidentEditor.set("machines", root.machines.concat(root.machines.indexOf(machine) < 0 ? [machine] : []))
        }
        Repeater {
            model: root.machines

            FilterChip {
                required property string modelData
                required property int index

                checked: root.machine === modelData
                text: modelData.split("/").pop()

                onClicked: root.shownMachine = index
            }
        }
        PushButton {
            height: Theme.rowHeight
            hint: qsTr("Removes it from the incident")
            text: qsTr("Remove %1").arg(root.machine.split("/").pop())
            visible: root.machines.length > 1

            onClicked: IncidentEditor.set("machines", root.machines.filter(one => one !== root.machine))
        }
    }
    TimelineView {
        id: view

        Accessible.focusable: true
        Accessible.name: qsTr("Timeline of %1").arg(root.machine)
        Accessible.role: Accessible.Graphic
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gapSmall
        clip: true
        colors: Theme.colorTable
        fontFamily: Theme.family
        fontPixelSize: Theme.fontSmall
        // Until then its rows are those of the machine before.
        model: timeline.loaded ? timeline.rows : null
        now: Session.nowDate

        onViewChanged: root.viewTurn++
        onWidthChanged: root.viewTurn++

        FocusFrame {
            anchors.margins: 0
            shown: view.activeFocus
        }
        Rectangle {
            readonly property real leftEdge: root.viewTurn >= 0 ? Math.max(begin.x + 1, 0) : 0

            color: Theme.selection
            height: parent.height
            opacity: 0.35
            visible: width > 0 && root.from > 0
            width: Math.max(0, Math.min(end.visible ? end.x : parent.width, parent.width) - leftEdge)
            x: leftEdge
        }
        Bracket {
            id: begin

            closing: false
            instant: root.draggedFrom > 0 ? root.draggedFrom : root.from
            name: qsTr("Start of the incident")

            onDragged: instant => root.draggedFrom = instant
            onDropped: {
                const to = root.range.to ?? "";
                const from = root.draggedFrom;
                root.draggedFrom = 0;
                if (from > 0 && (root.to === 0 || from < root.to))
                    IncidentEditor.setRange(root.stampOf(from), to);
            }
        }
        Bracket {
            id: end

            closing: true
            instant: root.draggedTo > 0 ? root.draggedTo : root.to > 0 ? root.to : Session.now
            name: qsTr("End of the incident")

            onDragged: instant => root.draggedTo = instant
            onDropped: {
                const to = root.draggedTo;
                root.draggedTo = 0;
                if (to > root.from)
                    IncidentEditor.setRange(root.range.from, root.stampOf(to));
            }
        }
    }
    Line {
        anchors.centerIn: view
        color: Theme.text2
        text: timeline.errorText.length > 0 ? timeline.errorText
            : timeline.loaded ? qsTr("No changes recorded for this machine.") : qsTr("Loading the timeline…")
        visible: view.empty || !timeline.loaded
    }

    component Bracket: Item {
        id: bracket

        required property double instant
        required property bool closing
        required property string name

        signal dragged(double instant)
        signal dropped

        Accessible.description: Words.stamp(bracket.instant)
        Accessible.name: bracket.name
        Accessible.role: Accessible.StaticText
        height: view.height
        visible: bracket.instant > 0 && view.width > 0
        width: 11
        x: root.viewTurn >= 0 ? view.placeOf(bracket.instant) - 5 : 0

        Rectangle {
            color: Theme.text
            height: parent.height
            width: 2
            x: 5
        }
        Rectangle {
            color: Theme.text
            height: 2
            width: 6
            x: bracket.closing ? 0 : 5
        }
        Rectangle {
            color: Theme.text
            height: 2
            width: 6
            x: bracket.closing ? 0 : 5
            y: parent.height - 2
        }
        MouseArea {
            anchors.fill: parent
            anchors.margins: -2
            cursorShape: Qt.SizeHorCursor
            preventStealing: true

            onPositionChanged: event => bracket.dragged(view.instantAt(bracket.mapToItem(view, event.x, 0).x))
            onReleased: bracket.dropped()
        }
    }
}
