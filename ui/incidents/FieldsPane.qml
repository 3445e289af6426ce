// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Theme

/// The words of a person about the incident. Holdpoint fills in times, each with its evidence, and
/// never a cause.
Flickable {
    id: root

    readonly property var draft: IncidentEditor.draft
    readonly property var times: IncidentEditor.facts.timestamps ?? ({})
    readonly property real room: root.width - 2 * Theme.gap

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentHeight: body.height + 2 * Theme.gap

    T.ScrollBar.vertical: ScrollRail {
    }

    component Field: Column {
        id: field

        required property string member
        required property string label
        /// One item a line.
        property bool list: false
        property int lines: 3
        /// The one whose text stands here.
        property int incident: -1

        // Read from the editor itself: of two bindings one may still be of the incident before.
        function stored(): string {
            const value = IncidentEditor.draft[field.member];
            return value === undefined || value === null ? "" : field.list ? value.join("\n") : value;
        }
        /// What somebody is writing stays, as long as it is the same incident.
        function follow() {
            if (pane.activeFocus && field.incident === IncidentEditor.number)
                return;
            field.incident = IncidentEditor.number;
            const stored = field.stored();
            if (pane.text !== stored)
                pane.text = stored;
        }

        spacing: 2
        width: root.room

        Connections {
            function onChanged() {
                field.follow();
            }

            target: IncidentEditor
        }
        Line {
            color: Theme.text3
            size: Theme.fontSmall
            text: field.label
        }
        TextPane {
            id: pane

            height: field.lines * 19 + 14
            label: field.label
            width: parent.width

            Component.onCompleted: field.follow()
            // What was filled in is no edit, although it has the keyboard.
            onEdited: if (pane.text !== field.stored()) IncidentEditor.set(field.member, field.list ? pane.text.split("\n").filter(line => line.trim().length > 0) : pane.text)
        }
    }

    Column {
        id: body

        spacing: Theme.gapSmall
        topPadding: Theme.gapSmall
        width: root.room
        x: Theme.gap

        Field {
            label: qsTr("Title")
            lines: 2
            member: "title"
        }
        Flow {
            id: standing

            readonly property real half: (root.room - Theme.gapSmall) / 2
            readonly property bool beside: Math.max(severity.implicitWidth, status.implicitWidth) <= standing.half

            spacing: Theme.gapSmall
            width: root.room

            ChoiceBox {
                id: severity

                choices: [{ value: "", text: qsTr("No severity") }, { value: "1", text: qsTr("Severity 1") }, { value: "2", text: qsTr("Severity 2") },
                          { value: "3", text: qsTr("Severity 3") }, { value: "4", text: qsTr("Severity 4") }]
                label: qsTr("Severity")
                value: root.draft.severity ?? ""
                width: standing.beside ? standing.half : root.room

                onPicked: value => IncidentEditor.set("severity", value)
            }
            ChoiceBox {
                id: status

                choices: [{ value: "open", text: qsTr("Open") }, { value: "mitigated", text: qsTr("Mitigated") },
                          { value: "resolved", text: qsTr("Resolved") }, { value: "closed", text: qsTr("Closed") }]
                label: qsTr("Status")
                value: root.draft.status ?? "open"
                width: standing.beside ? standing.half : root.room

                onPicked: value => IncidentEditor.set("status", value)
            }
        }
        Field {
            label: qsTr("Lead")
            lines: 1
            member: "lead"
        }
        Line {
            color: Theme.text3
            size: Theme.fontSmall
            text: qsTr("Times derived from the entries")
        }
        Repeater {
            model: ["started", "detected", "acknowledged", "mitigated", "resolved"]

            Row {
                id: stamp

                required property string modelData
                readonly property var found: root.times[stamp.modelData] ?? ({})
                readonly property var names: ({ started: qsTr("Started"), detected: qsTr("Detected"), acknowledged: qsTr("Acknowledged"),
                                                mitigated: qsTr("Mitigated"), resolved: qsTr("Resolved") })

                Accessible.name: qsTr("%1: %2").arg(stamp.names[stamp.modelData]).arg(value.text)
                Accessible.role: Accessible.StaticText
                spacing: Theme.gapSmall

                TippedLine {
                    color: Theme.text2
                    size: Theme.fontSmall
                    text: stamp.names[stamp.modelData]
                    width: 92
                }
                Line {
                    id: value

                    mono: true
                    size: Theme.fontSmall
                    text: stamp.found.value ? Words.stamp(Words.instant(stamp.found.value)) : "\u2013"
                    width: 148
                }
                Line {
                    color: Theme.text3
                    size: Theme.fontSmall
                    text: Words.joined([stamp.found.evidence_entry_id ?? "", stamp.found.confidence === "low" ? qsTr("estimated") : ""], ", ")
                    width: root.room - 92 - 148 - 2 * Theme.gapSmall
                }
            }
        }
        Field {
            label: qsTr("Summary")
            lines: 7
            member: "summary_md"
        }
        Field {
            label: qsTr("Impact")
            member: "impact_md"
        }
        Field {
            label: qsTr("Detection")
            lines: 2
            member: "detection"
        }
        Field {
            label: qsTr("Root cause")
            member: "root_cause_md"
        }
        Field {
            label: qsTr("Contributing factors, one per line")
            list: true
            member: "factors_md"
        }
        Field {
            label: qsTr("What went well, one per line")
            list: true
            member: "went_well_md"
        }
        Field {
            label: qsTr("Actions, one per line")
            list: true
            member: "actions"
        }
        Line {
            color: Theme.text3
            size: Theme.fontSmall
            text: qsTr("Holdpoint does not write conclusions.")
        }
    }
}
