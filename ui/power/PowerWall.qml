// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Power
import Holdpoint.Session
import Holdpoint.Theme

/// The hosts as cards, or one below the other. Their order never changes by itself.
FocusScope {
    id: root

    required property RowsTable hosts
    property bool asList: false
    property string selectedKey: ""
    readonly property int cardWidth: 152
    readonly property int cardHeight: 96
    readonly property int columns: root.asList ? 1 : Math.max(1, Math.floor(grid.width / (root.cardWidth + Theme.gapSmall)))

    signal picked(string key)
    signal opened(string key)

    function move(step: int) {
        const row = root.hosts.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.hosts.count - 1, row + step));
        root.picked(root.hosts.keyAt(next));
        grid.positionViewAtIndex(next, GridView.Contain);
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        switch (event.key) {
        case Qt.Key_Right:
            root.move(1);
            break;
        case Qt.Key_Left:
            root.move(-1);
            break;
        case Qt.Key_Down:
        case Qt.Key_J:
            root.move(root.columns);
            break;
        case Qt.Key_Up:
        case Qt.Key_K:
            root.move(-root.columns);
            break;
        case Qt.Key_Home:
            root.move(-root.hosts.count);
            break;
        case Qt.Key_End:
            root.move(root.hosts.count);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            root.opened(root.selectedKey);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    GridView {
        id: grid

        Accessible.name: qsTr("Hosts")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        cellHeight: root.asList ? Theme.rowHeight : root.cardHeight + Theme.gapSmall
        cellWidth: root.asList ? grid.width : Math.floor(grid.width / root.columns)
        clip: true
        focus: true
        keyNavigationEnabled: false
        model: root.hosts
        reuseItems: true

        T.ScrollBar.vertical: ScrollRail {
            bare: grid.activeFocus && (root.selectedKey.length === 0 || grid.count === 0)
        }
        ReadingOrder {
        }
        header: PowerColumns {
            height: root.asList ? Theme.rowHeight : 0
            visible: root.asList
            width: grid.width
        }
        delegate: Loader {
            id: cell

            required property string key
            required property powerRow row

            height: grid.cellHeight
            sourceComponent: root.asList ? line : card
            width: grid.cellWidth

            Component {
                id: card

                Item {
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
            Component {
                id: line

                PowerRowItem {
                    framed: selected && grid.activeFocus
                    key: cell.key
                    row: cell.row
                    selected: cell.key === root.selectedKey

                    onOpened: root.opened(cell.key)
                    onPicked: {
                        grid.forceActiveFocus(Qt.MouseFocusReason);
                        root.picked(cell.key);
                    }
                }
            }
        }
    }
}
