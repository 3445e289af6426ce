// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The fleet as a virtual table. Its rows stay where they are while it is pointed at or in use.
FocusScope {
    id: root

    required property FleetTable table
    property string selectedKey: ""
    /// What is pointed at in the matrix.
    property string pointedKey: ""
    property bool interactive: true

    signal picked(string key)
    signal opened(string key)

    function move(step: int) {
        const row = root.table.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.table.count - 1, row + step));
        root.picked(root.table.keyAt(next));
    }
    function reveal() {
        const row = root.table.rowOf(root.selectedKey);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    /// The row under the pointer.
    property FleetRowItem pointed: null

    Accessible.name: qsTr("Machines")
    Accessible.role: Accessible.Table

    onSelectedKeyChanged: root.reveal()

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
        case Qt.Key_PageDown:
            root.move(Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1));
            break;
        case Qt.Key_PageUp:
            root.move(-Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1));
            break;
        case Qt.Key_Home:
            root.move(-root.table.count);
            break;
        case Qt.Key_End:
            root.move(root.table.count);
            break;
        case Qt.Key_R:
            root.table.applyPending();
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (root.selectedKey.length > 0)
                root.opened(root.selectedKey);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Binding {
        property: "held"
        target: root.table
        value: root.interactive && (hover.hovered || (list.activeFocus && root.selectedKey.length > 0))
    }
    HoverHandler {
        id: hover
    }
    FleetColumns {
        id: shape

        longestName: Session.summary.longestName
        room: root.width - 2 * Theme.gap
        stale: Session.outOfTouch
    }
    Rectangle {
        id: header

        color: Theme.raised
        height: Theme.rowHeight
        width: parent.width

        Row {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap
            anchors.rightMargin: Theme.gap
            spacing: shape.gap

            Repeater {
                // What a column is, not how wide: a width that changes makes no header anew.
                model: [
                    { title: "", key: FleetTable.Urgency, column: "sign" },
                    { title: qsTr("Machine"), key: FleetTable.Name, column: "name" },
                    { title: qsTr("Role"), key: FleetTable.Role, column: "machineRole" },
                    { title: qsTr("Phase"), key: FleetTable.Phase, column: "phase" },
                    { title: qsTr("Waiting at / holds"), key: FleetTable.Hold, column: "hold" },
                    { title: qsTr("Owner"), key: FleetTable.Owner, column: "owner" },
                    { title: qsTr("Since"), key: FleetTable.Age, column: "age", right: true },
                    { title: qsTr("Node"), key: FleetTable.Node, column: "node" },
                    { title: qsTr("Power"), key: FleetTable.Power, column: "power" }
                ]

                ColumnTitle {
                    required property var modelData
                    readonly property real room: shape[modelData.column]

                    Accessible.name: modelData.title.length > 0 ? modelData.title : qsTr("Urgency")
                    descending: root.table.descending
                    enabled: root.interactive
                    height: header.height
                    rightAligned: modelData.right === true
                    sorted: root.table.sortKey === modelData.key
                    text: modelData.title
                    visible: room > 0
                    width: room

                    onClicked: root.table.sortBy(modelData.key)
                }
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.rule
            height: Theme.outline
            width: parent.width
        }
    }
    Tip {
        shown: root.pointed !== null && root.pointed.cut
        text: root.pointed !== null ? root.pointed.words : ""
        x: Theme.gapHuge + Theme.gapLarge
        y: root.pointed !== null ? list.y + root.pointed.y - list.contentY + Theme.rowHeight : 0
    }
    ListView {
        id: list

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
        delegate: FleetRowItem {
            id: row

            columns: shape
            framed: row.selected && list.activeFocus
            now: Session.now
            pointed: row.key === root.pointedKey
            selected: row.key === root.selectedKey
            stale: Session.outOfTouch
            width: list.width

            onHoveredChanged: {
                if (row.hovered)
                    root.pointed = row;
                else if (root.pointed === row)
                    root.pointed = null;
            }
            onOpened: root.opened(row.key)
            onPicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.picked(row.key);
            }
        }
    }
}
