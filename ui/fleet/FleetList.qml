// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The fleet as a virtual table.
DataList {
    id: root

    /// What is pointed at in the matrix.
    property string pointedKey: ""

    columns: FleetColumns {
        id: shape

        // Of one cluster that was chosen all say the same.
        hasClusters: root.table.hasClusters && root.table.cluster.length === 0
        hasNotes: root.table.hasNotes
        longestName: Session.summary.longestName
        room: root.width - 2 * Theme.gap
        stale: Session.outOfTouch

        // Not bound: it is what a person chooses from then on.
        Component.onCompleted: shape.chosen = PageMemory.text("fleet/columns")
        onChosenChanged: PageMemory.keep("fleet/columns", shape.chosen)
    }
    name: qsTr("Machines")
    ownSorting: ["sign"]

    delegate: FleetRowItem {
        id: row

        columns: shape
        framed: row.selected && root.view.activeFocus
        now: Session.now
        pointed: row.key === root.pointedKey
        selected: row.key === root.selectedKey
        stale: Session.outOfTouch
        width: root.view.width

        onHoveredChanged: root.point(row, row.hovered)
        onOpened: root.opened(row.key)
        onPicked: modifiers => root.take(row.key, modifiers, true)
    }

    onCopied: rows => Alarms.notify(Words.counted(rows, qsTr("1 row copied."), qsTr("%1 rows copied.")))
}
