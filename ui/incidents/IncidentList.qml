// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Session
import Holdpoint.Theme

/// The incidents that there are, the newest first, and the way to a new one.
Panel {
    id: root

    required property RowsTable incidents
    required property bool loaded
    property string errorText: ""
    /// Machines that were chosen elsewhere: "namespace/name".
    property var selection: []

    /// Removed ones can be put back from here.
    property bool mayRestore: false
    property bool showsRemoved: false
    readonly property int total: root.incidents.total
    property var removed: []
    property string removedTrouble: ""

    function showRemoved(shown: bool) {
        root.showsRemoved = shown;
        if (!shown)
            return;
        Session.commands.run("incident.removed", {}, answer => {
            root.removedTrouble = answer.ok ? "" : answer.message;
            root.removed = answer.ok ? answer.result.incidents : [];
        });
    }

    signal begun
    signal chosen(string id)

    note: root.loaded ? Words.count(root.incidents.total) : ""
    title: qsTr("Incidents")

    PushButton {
        id: fresh

        enabled: root.selection.length > 0
        hint: root.selection.length > 0 ? root.selection.join(", ") : qsTr("Select a machine on another page first, or name one in a new incident")
        text: qsTr("New from selection")
        width: parent.width - 2 * Theme.gap
        x: Theme.gap

        onClicked: root.begun()
    }
    Line {
        id: chosenText

        anchors.top: fresh.bottom
        anchors.topMargin: Theme.gapTiny
        color: Theme.text3
        elide: Text.ElideMiddle
        size: Theme.fontSmall
        text: root.selection.length > 0 ? root.selection.map(key => key.split("/").pop()).join(", ") : qsTr("No machine selected.")
        width: parent.width - 2 * Theme.gap
        x: Theme.gap
    }
    // What is not on the list of the backend, or not as it is here.
    Column {
        id: kept

        anchors.top: chosenText.bottom
        anchors.topMargin: Theme.gapTiny
        spacing: Theme.gapTiny
        width: parent.width

        Row {
            spacing: Theme.gapSmall
            visible: IncidentEditor.undoable.length > 0
            x: Theme.gap

            Line {
                color: Theme.text2
                elide: Text.ElideMiddle
                height: Theme.controlHeight
                size: Theme.fontSmall
                text: qsTr("Removed: %1").arg(IncidentEditor.undoable)
                width: kept.width - 2 * Theme.gap - undo.width - parent.spacing
            }
            PushButton {
                id: undo

                anchors.verticalCenter: parent.verticalCenter
                height: Theme.rowHeight
                text: qsTr("Undo")

                onClicked: IncidentEditor.undo()
            }
        }
        Repeater {
            model: IncidentEditor.drafts.slice(0, 5)

            PushButton {
                id: draft

                required property var modelData
                readonly property string title: draft.modelData.title.length > 0 ? draft.modelData.title
                                              : draft.modelData.machines.map(key => key.split("/").pop()).join(", ")

                height: Theme.rowHeight
                hint: draft.title
                outlined: true
                text: qsTr("Draft: %1").arg(draft.title)
                width: kept.width - 2 * Theme.gap
                x: Theme.gap

                onClicked: IncidentEditor.resume(draft.modelData.number)
            }
        }
    }
    Column {
        id: restoring

        anchors.bottom: parent.bottom
        bottomPadding: Theme.gapSmall
        spacing: Theme.gapTiny
        topPadding: Theme.gapSmall
        visible: root.removed.length > 0 || root.mayRestore
        width: parent.width

        PushButton {
            checkable: true
            checked: root.showsRemoved
            height: Theme.rowHeight
            outlined: true
            text: qsTr("Removed incidents")
            visible: root.mayRestore
            x: Theme.gap

            onClicked: root.showRemoved(!root.showsRemoved)
        }
        Line {
            color: Theme.text3
            leftPadding: Theme.gap
            size: Theme.fontSmall
            text: root.removedTrouble.length > 0 ? root.removedTrouble : qsTr("None was removed.")
            visible: root.showsRemoved && root.removed.length === 0
            width: parent.width
        }
        Repeater {
            model: root.showsRemoved ? root.removed.slice(0, 6) : []

            Item {
                id: gone

                required property var modelData

                Accessible.name: qsTr("%1, %2").arg(gone.modelData.ref).arg(gone.modelData.title)
                Accessible.role: Accessible.ListItem
                height: 44
                width: restoring.width

                Line {
                    color: Theme.text3
                    mono: true
                    size: Theme.fontSmall
                    text: gone.modelData.ref
                    width: parent.width - 3 * Theme.gap - back.width
                    x: Theme.gap
                    y: Theme.gapTiny
                }
                Line {
                    color: Theme.text2
                    text: gone.modelData.title.length > 0 ? gone.modelData.title : qsTr("Untitled")
                    width: parent.width - 3 * Theme.gap - back.width
                    x: Theme.gap
                    y: 20
                }
                PushButton {
                    id: back

                    Accessible.name: qsTr("Restore %1").arg(gone.modelData.ref)
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.rowHeight
                    text: qsTr("Restore")

                    onClicked: IncidentEditor.restore(gone.modelData.id)
                }
            }
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("Incidents")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: restoring.top
        anchors.top: kept.bottom
        anchors.topMargin: Theme.gapSmall
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        model: root.incidents
        width: parent.width

        // What came after the list was made has no current one yet.
        onCountChanged: if (list.count > 0 && list.currentIndex < 0) list.currentIndex = 0

        Keys.onReturnPressed: {
            if (list.currentIndex >= 0)
                root.chosen(root.incidents.keyAt(list.currentIndex));
        }
        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            required property int index
            readonly property bool selected: IncidentEditor.open && IncidentEditor.id === line.key
            readonly property double from: Words.instant(line.row.from)
            readonly property double to: line.row.to ? Words.instant(line.row.to) : Session.now

            Accessible.description: Words.joined([line.row.status, line.row.lead], ", ")
            Accessible.name: qsTr("%1, %2").arg(line.row.ref).arg(line.row.title)
            Accessible.role: Accessible.ListItem
            Accessible.selected: line.selected
            Accessible.onPressAction: root.chosen(line.key)
            height: 60
            width: list.width

            HoverHandler {
                id: hover
            }
            TapHandler {
                onTapped: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    list.currentIndex = line.index;
                    root.chosen(line.key);
                }
            }
            Rectangle {
                anchors.fill: parent
                border.color: Theme.focus
                border.width: list.activeFocus && list.currentIndex === line.index ? Theme.focusWidth : 0
                color: line.selected ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
                radius: border.width > 0 ? Theme.radius : 0
            }
            Line {
                color: Theme.text2
                mono: true
                size: Theme.fontSmall
                text: line.row.ref
                width: parent.width - 2 * Theme.gap - severity.width
                x: Theme.gap
                y: Theme.gapTiny
            }
            Line {
                id: severity

                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                color: Theme.text2
                size: Theme.fontSmall
                text: line.row.severity.length > 0 ? qsTr("severity %1").arg(line.row.severity) : ""
                y: Theme.gapTiny
            }
            Line {
                text: line.row.title.length > 0 ? line.row.title : qsTr("Untitled")
                width: parent.width - 2 * Theme.gap
                x: Theme.gap
                y: 20
            }
            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: Words.joined([line.row.status, Words.minute(line.from, Session.now), Words.age(line.from, line.to)], " · ")
                width: parent.width - 2 * Theme.gap
                x: Theme.gap
                y: 40
            }
        }
    }
    Connections {
        function onTotalChanged() {
            if (root.showsRemoved)
                root.showRemoved(true);
        }

        target: root
    }
    ViewState {
        anchors.fill: list
        emptyProof: qsTr("Select a machine and press \u201cNew from selection\u201d.")
        emptyText: qsTr("No incidents yet.")
        errorText: root.errorText
        loaded: root.loaded
        shown: root.incidents.count
    }
}
