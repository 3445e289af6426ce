// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// How an override goes after its commit: the delay, sent, accepted, and how it ended. It says observed
/// only of what was observed.
Column {
    id: root

    required property OverrideReview review
    readonly property int step: root.review.step
    readonly property bool delayed: root.step === OverrideReview.Delayed

    component Mark: Row {
        id: mark

        property string sign: "\u2713"
        property string text: ""
        property bool loud: false

        spacing: Theme.gapSmall
        visible: mark.text.length > 0
        width: root.width

        Line {
            color: mark.loud ? Theme.p1Fg : Theme.text2
            mono: true
            strong: true
            text: mark.sign
            width: Theme.gapLarge
        }
        Line {
            color: Theme.text
            maximumLineCount: 3
            strong: mark.loud
            text: mark.text
            width: mark.width - Theme.gapLarge - Theme.gapSmall
            wrapMode: Text.WordWrap
        }
    }

    Accessible.name: root.delayed ? delay.text : end.text
    Accessible.role: Accessible.AlertMessage
    spacing: Theme.gapTiny + 2

    Line {
        id: delay

        size: Theme.fontLarge
        strong: true
        text: root.step === OverrideReview.Committing ? qsTr("Sending to the backend\u2026") : qsTr("Sending in %1 s").arg(root.review.secondsLeft)
        visible: root.delayed || root.step === OverrideReview.Committing
    }
    Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.raised
        height: Theme.gapSmall
        radius: Theme.radius
        visible: root.delayed
        width: parent.width

        Rectangle {
            readonly property double whole: Math.max(1, root.review.sendAt - root.review.committedAt)

            color: Theme.hold
            height: parent.height
            radius: Theme.radius
            width: parent.width * Math.max(0, Math.min(1, 1 - root.review.secondsLeft * 1000 / whole))
        }
    }
    Mark {
        text: root.review.sentAt > 0 ? qsTr("Sent %1").arg(Words.clock(root.review.sentAt))
            : root.step === OverrideReview.Sending || root.review.acceptedAt > 0 ? qsTr("Sent") : ""
    }
    Mark {
        text: root.review.acceptedAt > 0
              ? qsTr("Accepted %1 (revision %2)").arg(Words.clock(root.review.acceptedAt)).arg(root.review.revision) : ""
    }
    Mark {
        sign: "\u2026"
        text: root.step === OverrideReview.Accepted ? qsTr("Waiting for the effect") : ""
    }
    Mark {
        id: end

        loud: root.step !== OverrideReview.Observed && root.step !== OverrideReview.Aborted
        sign: root.step === OverrideReview.Observed ? "\u2713" : root.step === OverrideReview.TimedOut || root.step === OverrideReview.Unknown ? "?" : "\u2717"
        text: {
            const at = Words.clock(root.review.endedAt);
            switch (root.step) {
            case OverrideReview.Observed:
                return qsTr("Observed %1: %2").arg(at).arg(root.review.outcome);
            case OverrideReview.TimedOut:
                return qsTr("Timed out %1: %2").arg(at).arg(root.review.outcome);
            case OverrideReview.Refused:
                return qsTr("Refused %1: %2").arg(at).arg(root.review.outcome);
            case OverrideReview.Aborted:
            case OverrideReview.Expired:
            case OverrideReview.Voided:
                return root.review.outcome;
            case OverrideReview.Unknown:
                return qsTr("The outcome is unknown.");
            default:
                return "";
            }
        }
    }
}
