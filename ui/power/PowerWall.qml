// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Power
import Holdpoint.Session
import Holdpoint.Theme

/// The hosts as cards, in the order in which they stand in their racks, or as a list.
FocusScope {
    id: root

    required property HostsTable hosts
    property bool asList: false
    property string selectedKey: ""
    readonly property alias list: rows
    readonly property int cardWidth: 152
    readonly property int cardHeight: 96
    readonly property int columns: Math.max(1, Math.floor(grid.width / (root.cardWidth + Theme.gapSmall)))

    signal picked(string key)
    signal opened(string key)

    function move(step: int) {
        const row = root.hosts.rowOf(root.selectedKey);
        const next = row < 0 ? (step >= root.hosts.count ? root.hosts.count - 1 : 0) : Math.max(0, Math.min(root.hosts.count - 1, row + step));
        root.picked(root.hosts.keyAt(next));
        grid.positionViewAtIndex(next, GridView.Contain);
    }

    onSelectedKeyChanged: {
        const row = root.hosts.rowOf(root.selectedKey);
        if (row >= 0 && !root.asList)
            grid.positionViewAtIndex(row, GridView.Contain);
    }

    TypeAhead {
        id: letters

        currentRow: () => root.hosts.rowOf(root.selectedKey)
        rowNamed: (start, from) => root.hosts.rowNamed(start, from)
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
        visible: root.asList
    }
    PowerList {
        id: rows

        anchors.fill: parent
        anchors.margins: Theme.outline
        focus: root.asList
        table: root.hosts
        selectedKey: root.selectedKey
        visible: root.asList

        onOpened: key => root.opened(key)
        onPicked: key => root.picked(key)
    }
    GridView {
        id: grid

        Accessible.name: qsTr("Hosts")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        cellHeight: root.cardHeight + Theme.gapSmall
        cellWidth: Math.floor(grid.width / root.columns)
        clip: true
        focus: !root.asList
        keyNavigationEnabled: false
        model: root.asList ? null : root.hosts
        reuseItems: true
        visible: !root.asList

        Keys.onShortcutOverride: event => event.accepted = letters.claims(event)
        Keys.onPressed: event => {
            if (letters.take(event)) {
                if (letters.row >= 0)
                    root.picked(root.hosts.keyAt(letters.row));
                event.accepted = true;
                return;
            }
            if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
                return;
            const steps = { [Qt.Key_Right]: 1, [Qt.Key_Left]: -1, [Qt.Key_Down]: root.columns, [Qt.Key_J]: root.columns,
                            [Qt.Key_Up]: -root.columns, [Qt.Key_K]: -root.columns, [Qt.Key_Home]: -root.hosts.count, [Qt.Key_End]: root.hosts.count };
            if (steps[event.key] !== undefined)
                root.move(steps[event.key]);
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                root.opened(root.selectedKey);
            else
                return;
            event.accepted = true;
        }
        T.ScrollBar.vertical: ScrollRail {
            bare: grid.activeFocus && (root.selectedKey.length === 0 || grid.count === 0)
        }
        ReadingOrder {
        }
        delegate: Item {
            id: cell

            required property string key
            required property powerRow row

            height: grid.cellHeight
            width: grid.cellWidth

            PowerCard {
                framed: selected && grid.activeFocus
                height: root.cardHeight
                key: cell.key
                row: cell.row
                selected: cell.key === root.selectedKey
                width: parent.width - Theme.gapSmall

                onOpened: root.opened(cell.key)
                onPicked: {
                    grid.forceActiveFocus(Qt.MouseFocusReason);
                    root.picked(cell.key);
                }
            }
        }
    }
}
