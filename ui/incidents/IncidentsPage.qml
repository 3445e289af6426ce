// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Session
import Holdpoint.Theme

/// What happened, as one file for others (product.md 4.4, S6).
FocusScope {
    id: root

    /// Machines that were chosen elsewhere: "namespace/name".
    property var selection: []
    /// The first picture can be taken.
    readonly property bool ready: (table.loaded || table.errorText.length > 0) && !IncidentEditor.reading
    readonly property bool tight: root.width < Theme.roomyWidth - Theme.railWidth
    /// Both ends of the range still stand in one line.
    readonly property bool small: root.width < 1040
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be saved.") : ""
    property int tab: 0
    /// A document is read over the whole width; its tabs stay where they are.
    readonly property bool reading: root.tab === 1
    readonly property int sideWidth: root.small ? 296 : root.tight ? 332 : 380

    /// What the palette offers here.
    readonly property var commands: side.visible && exporting.possible ? [{ id: "export", text: qsTr("Export") }] : []

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen, for the inspector.
    signal picked(string key)

    /// {machine, from, to} that was marked elsewhere: what is written covers it, or it becomes a new incident.
    property var taken: null

    Component.onCompleted: {
        if (root.taken)
            IncidentEditor.addRange(root.taken.machine, root.taken.from, root.taken.to);
    }

    function begin() {
        IncidentEditor.propose(root.selection);
        root.tab = 0;
    }

    /// One of the commands.
    function run(command: string) {
        root.tab = 2;
        exporting.start();
    }

    function show(id: string) {
        if (id !== IncidentEditor.id)
            IncidentEditor.load(id);
    }

    /// A bundle has one, and its machines are what it is about.
    function showOnly() {
        if (Session.mode !== "bundle" || IncidentEditor.open || table.count !== 1)
            return;
        const row = incidents.at(0);
        // Who opens a file wants to read it.
        root.tab = 1;
        root.show(incidents.keyAt(0));
        if (row.machines.length > 0)
            root.picked(row.machines[0]);
    }

    LiveTable {
        id: table

        active: root.visible
        view: "incidents"

        onSettled: Qt.callLater(root.showOnly)
    }
    RowsTable {
        id: incidents

        descending: true
        order: ["from"]
        rows: table.rows
    }
    IncidentList {
        id: list

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.top: parent.top
        errorText: table.errorText
        incidents: incidents
        loaded: table.loaded || table.count > 0
        mayRestore: Session.mayWrite && root.whyNot.length === 0
        selection: root.selection
        width: root.small ? 196 : root.tight ? 232 : 300

        onBegun: root.begin()
        onChosen: id => root.show(id)
    }
    Item {
        id: centre

        anchors.bottom: parent.bottom
        anchors.left: list.right
        anchors.margins: Theme.gapLarge
        anchors.right: side.left
        anchors.top: parent.top
        visible: IncidentEditor.open && !root.reading

        RangePane {
            id: range

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            height: Math.floor(parent.height * 0.48)
        }
        EntryList {
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: range.bottom
            anchors.topMargin: Theme.gapLarge
        }
    }
    Panel {
        id: side

        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        visible: IncidentEditor.open
        width: root.reading ? root.width - list.width - 3 * Theme.gapLarge : root.sideWidth

        Row {
            id: tabs

            x: side.width - root.sideWidth + Theme.gapTiny

            Repeater {
                model: [qsTr("Fields"), qsTr("Preview"), qsTr("Export")]

                TabTitle {
                    required property string modelData
                    required property int index

                    checked: root.tab === index
                    text: modelData

                    onClicked: root.tab = index
                }
            }
        }
        FieldsPane {
            anchors.bottom: acts.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: tabs.bottom
            visible: root.tab === 0
        }
        PreviewPane {
            anchors.bottom: acts.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            toolsRoom: tabs.x
            visible: root.tab === 1
        }
        ExportPane {
            id: exporting

            anchors.bottom: acts.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: tabs.bottom
            visible: root.tab === 2
        }
        Column {
            id: acts

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            spacing: Theme.gapSmall
            width: parent.width - 2 * Theme.gap
            x: Theme.gap

            Rectangle {
                color: Theme.rule
                height: Theme.outline
                width: parent.width
            }
            Line {
                Accessible.name: Words.plain(text)
                Accessible.role: Accessible.AlertMessage
                color: IncidentEditor.trouble.length > 0 ? Theme.p2Fg : Theme.text3
                maximumLineCount: 3
                size: Theme.fontSmall
                text: IncidentEditor.trouble.length > 0 ? IncidentEditor.trouble : root.whyNot.length > 0 ? root.whyNot
                    : IncidentEditor.saving ? qsTr("Saving") : IncidentEditor.dirty || IncidentEditor.id.length === 0 ? qsTr("Not saved yet. Your text stays here, also without a connection.")
                                                                                                             : qsTr("Saved.")
                width: parent.width
                wrapMode: Text.WordWrap
            }
            Flow {
                spacing: Theme.gapSmall
                width: parent.width

                PushButton {
                    enabled: root.whyNot.length === 0 && !IncidentEditor.saving && (IncidentEditor.dirty || IncidentEditor.id.length === 0)
                    text: qsTr("Save")
                    visible: !IncidentEditor.conflict

                    onClicked: IncidentEditor.save()
                }
                PushButton {
                    text: qsTr("Overwrite with mine")
                    visible: IncidentEditor.conflict

                    onClicked: IncidentEditor.saveOver()
                }
                PushButton {
                    text: qsTr("Use theirs")
                    visible: IncidentEditor.conflict

                    onClicked: IncidentEditor.adoptTheirs()
                }
                PushButton {
                    text: qsTr("Close")

                    onClicked: IncidentEditor.close()
                }
                PushButton {
                    enabled: IncidentEditor.id.length === 0 || root.whyNot.length === 0
                    text: qsTr("Remove")
                    visible: !IncidentEditor.conflict

                    onClicked: IncidentEditor.remove()
                }
            }
        }
    }
    PageMessage {
        anchors.left: list.right
        anchors.leftMargin: Theme.gapHuge
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        proof: IncidentEditor.trouble.length > 0 ? IncidentEditor.trouble
             : qsTr("An incident combines a range, the entries that matter and your text in one file: Markdown, HTML, JSON, CSV or a bundle.")
        sentence: qsTr("Select an incident, or start one from a machine.")
        visible: !IncidentEditor.open && table.errorText.length === 0
    }
}
