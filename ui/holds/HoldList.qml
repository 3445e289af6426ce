// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Session
import Holdpoint.Theme

/// The holds as a virtual table. Its rows stay where they are while it is pointed at or in use.
FocusScope {
    id: root

    required property HoldsTable table
    property string currentKey: ""
    property HoldRowItem pointed: null
    property int revision: 0
    /// Somebody moved through it or chose in it; what is chosen on entry is nobody's choice yet.
    property bool used: false

    signal picked(string key)
    signal opened(string key)
    signal asked(var keys)
    signal acknowledged(var keys)

    function move(step: int, extend: bool) {
        root.used = true;
        const row = root.table.rowOf(root.currentKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.table.count - 1, row + step));
        if (extend && row >= 0)
            root.table.select(root.currentKey);
        root.picked(root.table.keyAt(next));
        if (extend)
            root.table.select(root.currentKey);
    }

    /// A list asks for the groups of its rows when the property is another one, not when its values are.
    function section() {
        list.section.property = "";
        list.section.property = root.table.grouping.length > 0 ? "group" : "";
    }
    /// One hold needs no head that says the same.
    function heads(group: string, revision: int): bool {
        return revision >= 0 && (root.table.grouping !== "cause" || root.table.holdsOfGroup(group) > 1);
    }

    Accessible.name: qsTr("Holds")
    Accessible.role: Accessible.Table

    Component.onCompleted: root.section()

    onCurrentKeyChanged: {
        const row = root.table.rowOf(root.currentKey);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        const extend = (event.modifiers & Qt.ShiftModifier) !== 0;
        switch (event.key) {
        case Qt.Key_Down:
        case Qt.Key_J:
            root.move(1, extend);
            break;
        case Qt.Key_Up:
        case Qt.Key_K:
            root.move(-1, extend);
            break;
        case Qt.Key_PageDown:
            root.move(Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1), extend);
            break;
        case Qt.Key_PageUp:
            root.move(-Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1), extend);
            break;
        case Qt.Key_Home:
            root.move(-root.table.count, extend);
            break;
        case Qt.Key_End:
            root.move(root.table.count, extend);
            break;
        case Qt.Key_Space:
            if (root.currentKey.length > 0)
                root.table.toggleSelected(root.currentKey);
            break;
        case Qt.Key_Left:
        case Qt.Key_Right:
            root.table.setFolded(root.table.groupOf(root.currentKey), event.key === Qt.Key_Left);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (root.currentKey.length > 0)
                root.opened(root.currentKey);
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
        function onFilterChanged() {
            root.section();
        }

        target: root.table
    }
    Binding {
        property: "held"
        target: root.table
        value: hover.hovered || (list.activeFocus && root.used && root.currentKey.length > 0)
    }
    HoverHandler {
        id: hover
    }
    HoldColumns {
        id: shape

        longest: root.table.longest
        room: root.width - 2 * Theme.gap
        still: root.table.held
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
                    { title: "", column: "tick" }, { title: "", column: "sign" }, { title: qsTr("Machine"), column: "machine" },
                    { title: qsTr("Waiting at"), column: "point" }, { title: qsTr("Hold"), column: "hold" },
                    { title: qsTr("Owner"), column: "owner" }, { title: shape.showsBar ? qsTr("Since, against usual") : qsTr("Since"), column: "age" },
                    { title: qsTr("Usually until"), column: "eta" }, { title: qsTr("Impact"), column: "impact" },
                    { title: qsTr("State"), column: "state" }
                ]

                TippedLine {
                    required property var modelData
                    readonly property real room: shape[modelData.column]

                    Accessible.ignored: modelData.title.length === 0
                    Accessible.name: modelData.title
                    Accessible.role: Accessible.ColumnHeader
                    color: Theme.text3
                    height: header.height
                    size: Theme.fontSmall
                    text: modelData.title
                    visible: room > 0
                    width: room
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
        y: root.pointed !== null ? list.y + root.pointed.y + root.pointed.height - list.contentY : 0
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
        delegate: HoldRowItem {
            id: row

            columns: shape
            current: row.key === root.currentKey
            framed: row.current && list.activeFocus
            heading: row.ListView.section !== row.ListView.previousSection && root.heads(row.ListView.section, root.revision)
                     ? row.ListView.section : ""
            table: root.table
            width: list.width

            onAcknowledged: keys => root.acknowledged(keys)
            onAsked: keys => root.asked(keys)

            onHoveredChanged: {
                if (row.hovered)
                    root.pointed = row;
                else if (root.pointed === row)
                    root.pointed = null;
            }
            onOpened: root.opened(row.key)
            onPicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.used = true;
                root.picked(row.key);
            }
            onTicked: root.table.toggleSelected(row.key)
        }
    }
}
