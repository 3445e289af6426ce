// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Power
import Holdpoint.Session
import Holdpoint.Theme

/// The hosts one below the other.
DataList {
    id: root

    columns: PowerColumns {
        id: shape

        longestName: root.table.longestName
        room: root.width - 2 * Theme.gap
        stale: Session.outOfTouch

        // Not bound: it is what a person chooses from then on.
        Component.onCompleted: shape.chosen = PageMemory.text("power/columns")
        onChosenChanged: PageMemory.keep("power/columns", shape.chosen)
    }
    name: qsTr("Hosts")
    ownSorting: ["rack"]

    delegate: PowerRowItem {
        id: row

        columns: shape
        framed: row.selected && root.view.activeFocus
        selected: row.key === root.selectedKey
        width: root.view.width

        onHoveredChanged: root.point(row, row.hovered)
        onOpened: root.opened(row.key)
        onPicked: modifiers => root.take(row.key, modifiers, true)
    }

    onCopied: rows => Alarms.notify(Words.counted(rows, qsTr("1 row copied."), qsTr("%1 rows copied.")))
}
