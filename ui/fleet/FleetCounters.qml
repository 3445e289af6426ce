// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The five figures of the fleet: only what is known, each with the age of its oldest machine, what is
/// usual for it, and what it was an hour ago.
Row {
    id: root

    required property FleetTable table
    /// The fourth has the longest name.
    readonly property real share: Math.floor((root.width - 4 * root.spacing) * 0.185)

    /// Of a counter what the backend remembers; null for what it does not know.
    function remembered(counter: string, member: string): var {
        return (usual.count > 0 ? usual.row(counter)[member] : null) ?? null;
    }
    function past(counter: string, member: string): int {
        return root.remembered(counter, member) ?? -1;
    }
    function pastNote(counter: string): string {
        const since = Words.instant(root.remembered(counter, "since") ?? "");
        return since > 0 ? qsTr("Counted since %1.").arg(Words.stamp(since)) : "";
    }
    function toggle(group: string) {
        root.table.group = root.table.group === group ? "" : group;
    }
    function oldest(since: double): string {
        if (since <= 0)
            return "";
        return qsTr("oldest %1").arg(Session.outOfTouch ? Words.atLeast(since, Session.now) : Words.age(since, Session.now));
    }

    spacing: Theme.gap

    LiveTable {
        id: usual

        active: root.visible
        view: "counters"
    }
    Figure {
        checked: root.table.group === "holding"
        hourAgo: root.past("holding", "hourAgo")
        p95: root.past("holding", "p95")
        pastNote: root.pastNote("holding")
        count: Session.summary.holding.count
        known: Session.countsKnown
        look: "holding"
        note: root.oldest(Session.summary.holding.oldest)
        partial: Session.countsPartial
        text: qsTr("Holding")
        total: Session.summary.machines
        width: root.share

        onClicked: root.toggle("holding")
    }
    Figure {
        checked: root.table.group === "late"
        hourAgo: root.past("late", "hourAgo")
        p95: root.past("late", "p95")
        pastNote: root.pastNote("late")
        count: Session.summary.late.count
        known: Session.countsKnown
        look: "holding"
        note: root.oldest(Session.summary.late.oldest)
        partial: Session.countsPartial
        priority: 3
        text: qsTr("Late")
        total: Session.summary.machines
        width: root.share

        onClicked: root.toggle("late")
    }
    Figure {
        checked: root.table.group === "overdue"
        hourAgo: root.past("overdue", "hourAgo")
        p95: root.past("overdue", "p95")
        pastNote: root.pastNote("overdue")
        count: Session.summary.overdue.count
        known: Session.countsKnown
        look: "holding"
        note: root.oldest(Session.summary.overdue.oldest)
        partial: Session.countsPartial
        priority: 2
        text: qsTr("Overdue")
        total: Session.summary.machines
        width: root.share

        onClicked: root.toggle("overdue")
    }
    Figure {
        checked: root.table.group === "power"
        hourAgo: root.past("power", "hourAgo")
        p95: root.past("power", "p95")
        pastNote: root.pastNote("power")
        count: Session.summary.powerOdd.count
        known: Session.countsKnown && Session.standing.hostsVersion.length === 0
        look: "mismatch"
        note: root.oldest(Session.summary.powerOdd.oldest)
        partial: Session.machinesPartial
        text: qsTr("Power unknown or wrong")
        total: Session.summary.machines
        width: root.width - 4 * (root.share + root.spacing)

        onClicked: root.toggle("power")
    }
    Figure {
        checked: root.table.group === "maintenance"
        hourAgo: root.past("maintenance", "hourAgo")
        p95: root.past("maintenance", "p95")
        pastNote: root.pastNote("maintenance")
        count: Session.summary.maintenance.count
        known: Session.countsKnown
        look: "maintenance"
        note: root.oldest(Session.summary.maintenance.oldest)
        partial: Session.machinesPartial
        text: qsTr("In maintenance")
        total: Session.summary.machines
        width: root.share

        onClicked: root.toggle("maintenance")
    }
}
