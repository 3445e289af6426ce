// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The rows of the audit, the newest first. Nothing in it is ever changed.
DataList {
    id: root

    columns: AuditColumns {
        id: shape

        room: root.width - 2 * Theme.gap

        // Not bound: it is what a person chooses from then on.
        Component.onCompleted: shape.chosen = PageMemory.text("audit/columns")
        onChosenChanged: PageMemory.keep("audit/columns", shape.chosen)
    }
    name: qsTr("Audit")
    ownSorting: ["-number"]
    rowHeight: 48

    delegate: AuditRowItem {
        id: row

        columns: shape
        framed: row.selected && root.view.activeFocus
        height: root.rowHeight
        selected: row.key === root.selectedKey
        width: root.view.width

        onHoveredChanged: root.point(row, row.hovered)
        onPicked: modifiers => root.take(row.key, modifiers, true)
    }

    onCopied: rows => Alarms.notify(Words.counted(rows, qsTr("1 row copied."), qsTr("%1 rows copied.")))
}
