// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// What has to be known before anything on the page is believed: how the backend and its cluster are
/// reached, what waits for a second person, and which plans are not over. Takes no room while there is nothing to say.
Column {
    id: root

    /// Nothing can be operated.
    required property bool readOnly

    Banner {
        id: standing

        readonly property bool ours: Session.state === Session.Disconnected

        action: root.readOnly ? "" : standing.ours ? Session.paused ? qsTr("Resume") : qsTr("Retry now") : Session.standing.bannerAction
        calm: !standing.ours && Session.standing.archived
        height: Theme.bannerHeight
        note: !standing.ours || Session.paused ? ""
            : Session.retryIn > 0 ? qsTr("Next attempt in %1 s").arg(Session.retryIn) : qsTr("Connecting\u2026")
        text: standing.ours ? Session.errorText : Session.standing.bannerText
        visible: standing.ours || standing.text.length > 0
        width: parent.width

        onTriggered: {
            if (Session.paused)
                Session.resume();
            else if (standing.ours)
                Session.retryNow();
            else
                Session.retryCluster();
        }
    }
    Banner {
        id: requests

        readonly property var waiting: Overrides.awaiting

        action: root.readOnly ? "" : qsTr("Review\u2026")
        height: Theme.bannerHeight
        note: requests.waiting.length > 1 ? qsTr("+%1 more").arg(requests.waiting.length - 1) : ""
        text: requests.waiting.length > 0 ? qsTr("Needs your approval: %1").arg(Overrides.title(requests.waiting[0])) : ""
        visible: requests.waiting.length > 0
        width: parent.width

        onTriggered: Overrides.show(requests.waiting[0])
    }
    Banner {
        id: plans

        readonly property var open: Overrides.plans
        readonly property int need: plans.open.length > 0 ? Overrides.planNeed(plans.open[0]) : Overrides.IsRunning

        function textOf(need: int, title: string): string {
            switch (need) {
            case Overrides.NeedsApproval:
                return qsTr("Needs your approval: %1").arg(title);
            case Overrides.IsStopped:
                return qsTr("Stopped: %1").arg(title);
            case Overrides.AwaitsOthers:
                return qsTr("Waiting for approval: %1").arg(title);
            default:
                return qsTr("In progress: %1").arg(title);
            }
        }

        action: root.readOnly ? "" : qsTr("Show")
        calm: plans.need === Overrides.IsRunning || plans.need === Overrides.AwaitsOthers
        height: Theme.bannerHeight
        note: plans.open.length > 1 ? qsTr("+%1 more").arg(plans.open.length - 1) : ""
        text: plans.open.length > 0 ? plans.textOf(plans.need, Overrides.planTitle(plans.open[0])) : ""
        visible: plans.open.length > 0
        width: parent.width

        onTriggered: Overrides.showPlan(plans.open[0])
    }
}
