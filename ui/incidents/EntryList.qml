// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Theme

/// Everything that the record has of the range, in the order of time, which nobody can change.
Panel {
    id: root

    property string selectedId: ""
    readonly property var entries: IncidentEditor.entries
    readonly property int leftOut: IncidentEditor.facts.left_out ?? 0
    readonly property int included: root.entries.filter(entry => entry.importance !== "hidden").length

    note: Words.joined([qsTr("%1 of %2 included").arg(root.included).arg(root.entries.length),
                        root.leftOut > 0 ? qsTr("%1 more are not included").arg(Words.count(root.leftOut)) : "",
                        IncidentEditor.reading ? qsTr("reading") : ""], " · ")
    title: qsTr("Entries")

    function move(step: int) {
        const at = root.entries.findIndex(entry => entry.id === root.selectedId);
        const next = Math.max(0, Math.min(root.entries.length - 1, at + step));
        if (root.entries.length === 0)
            return;
        root.selectedId = root.entries[next].id;
        list.positionViewAtIndex(next, ListView.Contain);
    }

    ListView {
        id: list

        Accessible.name: qsTr("Entries of the incident")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: false
        model: root.entries.length

        Keys.onPressed: event => {
            const steps = { [Qt.Key_Down]: 1, [Qt.Key_J]: 1, [Qt.Key_Up]: -1, [Qt.Key_K]: -1 };
            if (steps[event.key] !== undefined) {
                root.move(steps[event.key]);
            } else if (event.key === Qt.Key_Space && root.selectedId.length > 0) {
                const entry = root.entries.find(one => one.id === root.selectedId);
                if (entry)
                    IncidentEditor.mark(entry.id, entry.importance === "hidden" ? "normal" : "hidden", entry.comment_md);
            } else {
                return;
            }
            event.accepted = true;
        }
        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: EntryItem {
            required property int index

            entry: root.entries[index] ?? ({ id: "", event_time: "", kind: "", summary: "", importance: "hidden", comment_md: "" })
            height: implicitHeight
            selected: entry.id === root.selectedId
            width: list.width

            onPicked: root.selectedId = root.selectedId === entry.id ? "" : entry.id
        }
        FocusFrame {
            anchors.margins: 0
            shown: list.activeFocus
        }
    }
    ViewState {
        anchors.fill: parent
        emptyText: qsTr("No events of these machines are recorded in this range.")
        loaded: !IncidentEditor.reading
        shown: root.entries.length
    }
}
