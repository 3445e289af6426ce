// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Session
import Holdpoint.Theme

/// The incident as a file, and every export that runs or ended lately.
Item {
    id: root

    property string format: "md"
    readonly property bool saved: IncidentEditor.id.length > 0 && !IncidentEditor.dirty
    readonly property bool painted: root.format === "pdf" || root.format === "png"
    readonly property var suffixes: ({ pdf: "pdf", png: "png", md: "md", html: "html", json: "json", csv: "csv", trace: "trace.json", svg: "svg", jsonl: "jsonl", holdpoint: "holdpoint" })

    readonly property bool possible: root.saved && !download.running

    function start() {
        const name = "%1.%2".arg(IncidentEditor.draft.ref ?? IncidentEditor.id).arg(root.suffixes[root.format]);
        const path = "/export/incident/%1?preset=%2&format=".arg(IncidentEditor.id).arg(IncidentEditor.preset);
        if (root.painted)
            download.fetchPainted(path + "holdpoint&content=transitions", name, root.format);
        else
            download.fetch(path + root.format, name);
    }

    BackendDownload {
        id: download
    }
    LiveTable {
        id: table

        active: root.visible
        view: "exports"
    }
    RowsTable {
        id: exports

        descending: true
        order: ["startedAt"]
        rows: table.rows
    }
    Column {
        id: form

        spacing: Theme.gapSmall
        width: parent.width - 2 * Theme.gap
        x: Theme.gap
        y: Theme.gapSmall

        Row {
            spacing: Theme.gapSmall

            ChoiceBox {
                choices: [{ value: "md", text: qsTr("Markdown") }, { value: "html", text: qsTr("HTML page") }, { value: "json", text: "JSON" },
                          ...(download.paints ? [{ value: "pdf", text: "PDF" }] : []), { value: "csv", text: "CSV" }, { value: "trace", text: qsTr("Trace (Perfetto)") }, { value: "svg", text: "SVG" },
                          ...(download.paints ? [{ value: "png", text: "PNG" }] : []),
                          { value: "jsonl", text: "JSONL" }, { value: "holdpoint", text: qsTr("Holdpoint bundle") }]
                label: qsTr("Format")
                value: root.format

                onPicked: value => root.format = value
            }
            PresetBox {
            }
        }
        Row {
            spacing: Theme.gapSmall

            PushButton {
                enabled: root.possible
                text: qsTr("Export")

                onClicked: root.start()
            }
            PushButton {
                text: qsTr("Cancel")
                visible: download.running

                onClicked: download.cancel()
            }
        }
        Line {
            Accessible.name: Words.plain(text)
            Accessible.role: Accessible.StaticText
            color: Theme.text2
            maximumLineCount: 4
            text: download.painting ? qsTr("Creating the document…") : download.running ? qsTr("%1 received").arg(Words.bytes(Math.max(1, download.received)))
                : !root.saved ? qsTr("Save the incident first: exports use the saved incident.")
                : download.notice.length > 0 ? download.notice
                : qsTr("The file is saved to your downloads. Exports are recorded with the name of the person.")
            width: parent.width
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        Line {
            strong: true
            text: qsTr("Exports of the backend")
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("Exports")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.top: form.bottom
        anchors.topMargin: Theme.gapTiny
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: exports
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            readonly property string progress: line.row.state === "running" && line.row.expected > 0
                                               ? qsTr("%1 %").arg(Math.floor(100 * line.row.done / line.row.expected)) : line.row.state

            Accessible.name: Words.joined([line.row.of, line.row.format, line.progress], ", ")
            Accessible.role: Accessible.ListItem
            height: 40
            width: list.width

            Line {
                elide: Text.ElideMiddle
                mono: true
                size: Theme.fontSmall
                text: line.row.of
                width: parent.width - 2 * Theme.gap - 72
                x: Theme.gap
                y: Theme.gapTiny
            }
            Line {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                color: Theme.text2
                size: Theme.fontSmall
                text: line.progress
                y: Theme.gapTiny
            }
            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: Words.joined([line.row.format, line.row.preset, line.row.by, Words.minute(Words.instant(line.row.startedAt), Session.now),
                                    Words.bytes(line.row.bytes), line.row.trouble], " · ")
                width: parent.width - 2 * Theme.gap
                x: Theme.gap
                y: 22
            }
        }
    }
    Line {
        anchors.top: list.top
        color: Theme.text2
        text: table.errorText.length > 0 ? table.errorText : qsTr("No exports since the backend started.")
        visible: exports.count === 0 && (table.loaded || table.errorText.length > 0)
        width: parent.width - 2 * Theme.gap
        x: Theme.gap
    }
}
