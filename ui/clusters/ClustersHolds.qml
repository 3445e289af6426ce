// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Clusters
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Theme

/// The holds of all clusters in one table, to be looked at; a row opens its cluster.
FocusScope {
    id: root

    required property AllClusters clusters
    readonly property HoldsTable table: root.clusters.holds
    property string currentKey: ""
    /// Grows with the rows: the numbers on the chips are counted anew.
    property int revision: 0
    readonly property real room: Math.max(600, list.width - 2 * Theme.gap - 7 * Theme.gapSmall - Theme.glyph - 92 - 72 - 116)
    readonly property var widths: [Theme.glyph, root.room * 0.2, root.room * 0.28, 92, root.room * 0.28, root.room * 0.24, 72, 116]

    function focusFilter() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    function move(step: int) {
        const row = root.table.rowOf(root.currentKey);
        root.currentKey = root.table.keyAt(row < 0 ? 0 : Math.max(0, Math.min(root.table.count - 1, row + step)));
        list.positionViewAtIndex(Math.max(0, root.table.rowOf(root.currentKey)), ListView.Contain);
    }

    /// "prod-a: 6 holds, oldest 47 m"
    function headingOf(group: string): string {
        return qsTr("%1: %2, oldest %3").arg(group)
               .arg(Words.counted(root.table.keysOfGroup(group).length, qsTr("1 hold"), qsTr("%1 holds")))
               .arg(Words.age(root.table.oldestOfGroup(group), root.clusters.now));
    }

    /// What stands over a row that begins a group; empty for any other. A list of Qt 6.4 keeps the sections of the grouping
    /// before, and falls when it is told of another one while rows leave: the groups are those of the table.
    function headingAt(row: int, key: string, revision: int): string {
        const group = revision >= 0 && root.table.grouping.length > 0 ? root.table.groupOf(key) : "";
        return group.length === 0 || (row > 0 && root.table.groupOf(root.table.keyAt(row - 1)) === group) ? "" : root.headingOf(group);
    }
    function revise() {
        ++root.revision;
    }

    Component.onCompleted: root.table.grouping = "cluster"
    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        switch (event.key) {
        case Qt.Key_Down:
        case Qt.Key_J:
            root.move(1);
            break;
        case Qt.Key_Up:
        case Qt.Key_K:
            root.move(-1);
            break;
        case Qt.Key_R:
            root.table.applyPending();
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (root.currentKey.length > 0)
                root.clusters.openHold(root.currentKey);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Connections {
        function onCountChanged() {
            ++root.revision;
        }
        // Whoever stands before a row may be another one, though the row itself is where it was.
        function onLayoutChanged() {
            Qt.callLater(root.revise);
        }
        function onRowsInserted() {
            Qt.callLater(root.revise);
        }
        function onRowsMoved() {
            Qt.callLater(root.revise);
        }
        function onRowsRemoved() {
            Qt.callLater(root.revise);
        }
        function onDataChanged() {
            Qt.callLater(root.revise);
        }

        target: root.table
    }
    Binding {
        property: "held"
        target: root.table
        value: root.visible && (hover.hovered || (list.activeFocus && root.currentKey.length > 0))
    }
    Flow {
        id: tools

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: Theme.gapSmall

        SearchField {
            id: search

            brief: qsTr("Filter (/)")
            hint: qsTr("Filter by cluster, machine, hold, owner or point (/)")
            text: root.table.filter
            width: 260

            onLeaving: list.forceActiveFocus(Qt.OtherFocusReason)
            onTextChanged: root.table.filter = search.text
        }
        Repeater {
            model: [
                { chip: "holding", text: qsTr("Holding") }, { chip: "late", text: qsTr("Late") }, { chip: "overdue", text: qsTr("Overdue") },
                { chip: "orphan", text: qsTr("Orphan owner") }, { chip: "controlPlane", text: qsTr("Control plane") },
                { chip: "armed", text: qsTr("Armed") }
            ]

            FilterChip {
                id: chip

                required property var modelData

                checked: root.table.chips.includes(chip.modelData.chip)
                count: root.revision >= 0 && root.clusters.holdsLoaded ? root.table.chipCount(chip.modelData.chip) : -1
                height: Theme.controlHeight
                text: chip.modelData.text

                onClicked: root.table.toggleChip(chip.modelData.chip)
            }
        }
        ChoiceBox {
            choices: [{ value: "cluster", text: qsTr("By cluster") }, { value: "owner", text: qsTr("By owner") },
                      { value: "point", text: qsTr("By point") }, { value: "", text: qsTr("No groups") }]
            label: qsTr("Group by")
            value: root.table.grouping

            onPicked: value => root.table.grouping = value
        }
        PushButton {
            height: Theme.controlHeight
            text: Words.counted(root.table.pending, qsTr("1 change \u2013 press R to apply"), qsTr("%1 changes \u2013 press R to apply"))
            visible: root.table.pending > 0

            onClicked: root.table.applyPending()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        Rectangle {
            id: header

            color: Theme.band
            height: Theme.rowHeight
            width: parent.width

            Row {
                anchors.fill: parent
                anchors.leftMargin: Theme.gap
                spacing: Theme.gapSmall

                Repeater {
                    model: ["", qsTr("Cluster"), qsTr("Machine"), qsTr("Waiting at"), qsTr("Hold"), qsTr("Owner"), qsTr("Since"), qsTr("State")]

                    TippedLine {
                        required property int index
                        required property string modelData

                        Accessible.ignored: modelData.length === 0
                        Accessible.name: modelData
                        Accessible.role: Accessible.ColumnHeader
                        color: Theme.text3
                        height: header.height
                        size: Theme.fontSmall
                        text: modelData
                        width: root.widths[index]
                    }
                }
            }
        }
        ListView {
            id: list

            Accessible.name: qsTr("Holds of all clusters")
            Accessible.role: Accessible.Table
            activeFocusOnTab: true
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: header.bottom
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            focus: true
            keyNavigationEnabled: false
            model: root.table
            reuseItems: true
            T.ScrollBar.vertical: ScrollRail {
            }
            ReadingOrder {
            }
            delegate: ClusterHoldItem {
                id: row

                current: row.key === root.currentKey
                framed: row.current && list.activeFocus
                heading: root.headingAt(row.index, row.key, root.revision)
                now: root.clusters.now
                width: list.width
                widths: root.widths

                onOpened: root.clusters.openHold(row.key)
                onPicked: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.currentKey = row.key;
                }
            }
            HoverHandler {
                id: hover
            }
        }
        ViewState {
            anchors.fill: parent
            emptyProof: root.clusters.holdsComplete ? qsTr("Checked %1.").arg(Words.stamp(root.clusters.now)) : root.clusters.shortfall
            emptyText: root.clusters.holdsComplete ? qsTr("Nothing is holding.") : qsTr("Nothing is holding in the connected clusters.")
            hidden: root.revision >= 0 ? root.table.hiddenHolding : 0
            hiddenText: Words.counted(root.table.hiddenHolding, qsTr("1 hold is hidden by the filters."), qsTr("%1 holds are hidden by the filters."))
            loaded: root.clusters.holdsLoaded || root.table.count > 0
            shown: root.table.count

            onCleared: root.table.clearFilters()
        }
    }
}
