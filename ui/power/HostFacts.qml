// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session

/// What a host says beyond its power, in words that card, row and panel share: why its power is not known, what comes
/// next and when, who asked for it, what is about to be looked at.
QtObject {
    id: root

    required property powerRow row

    readonly property int held: root.row.keys.filter(key => key.keyed).length
    readonly property string forHowLong: root.row.status.since > 0 ? (Session.outOfTouch ? Words.atLeast(root.row.status.since, Session.now)
                                                                                         : Words.age(root.row.status.since, Session.now)) : ""
    /// "Unknown for 4 m: the BMC refuses the password"; empty while the power is known.
    readonly property string unknown: root.row.reason.length === 0 ? ""
        : root.forHowLong.length > 0 ? qsTr("Unknown for %1: %2").arg(root.forHowLong).arg(root.row.reason) : qsTr("Unknown: %1").arg(root.row.reason)
    /// "by erin"; empty when nothing is going on, or nobody is known to have asked for it.
    readonly property string requester: root.row.requester.length > 0 ? qsTr("by %1").arg(root.row.requester) : ""
    /// "hard in 95 s": what comes next, and how long that takes.
    readonly property string countdown: root.next(Session.now)
    readonly property string holds: Words.joined([root.held > 0 ? Words.counted(root.held, qsTr("1 hold"), qsTr("%1 holds")) : "",
                                                  root.row.errorCount > 0 ? Words.counted(root.row.errorCount, qsTr("1 error"), qsTr("%1 errors")) : ""], " \u00b7 ")
    readonly property string remarks: Words.joined([root.holds, root.row.paused ? qsTr("paused") : ""], " \u00b7 ")
    readonly property string place: root.row.rack.length > 0 ? root.row.rack : root.row.zone

    /// Commands take a few minutes at most: they are counted in seconds.
    function left(at: double, now: double): string {
        const seconds = Math.ceil((at - now) / 1000);
        return seconds <= 180 ? qsTr("%1 s").arg(seconds) : Words.age(now, at);
    }
    function next(now: double): string {
        const deadline = root.row.actionDeadline;
        if (deadline > 0 && root.row.action === "SoftOff")
            return deadline > now ? qsTr("hard in %1 s").arg(Math.ceil((deadline - now) / 1000)) : qsTr("hard power-off due");
        if (deadline > 0 && root.row.action === "HardOff")
            return deadline > now ? qsTr("off within %1").arg(root.left(deadline, now)) : qsTr("power-off overdue");
        if (deadline > 0 && root.row.action === "PowerOn")
            return deadline > now ? qsTr("on within %1").arg(root.left(deadline, now)) : qsTr("power-on overdue");
        if (root.row.retryAt > 0)
            return root.row.retryAt > now ? qsTr("retry in %1").arg(root.left(root.row.retryAt, now)) : qsTr("retry due");
        if (root.row.maintenanceUntil > 0)
            return root.row.maintenanceUntil > now ? qsTr("window ends in %1").arg(root.left(root.row.maintenanceUntil, now)) : qsTr("window is over");
        return "";
    }
}
