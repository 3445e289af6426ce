// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// What has to be so before a hold is ended past its owner, and how it is: each with its evidence and
/// when that was seen. Only a look: the review asks for all of it again.
Column {
    id: root

    required property OverrideChecks checks
    /// What would end the hold.
    required property string action
    readonly property string words: {
        switch (root.checks.state) {
        case OverrideChecks.Asking:
            return root.checks.checks.length > 0 ? "" : qsTr("Reading the checks\u2026");
        case OverrideChecks.OldData:
            return qsTr("Checks are not available: the data is older than 10 s.");
        case OverrideChecks.Forbidden:
            return qsTr("You are not allowed to read the checks: %1").arg(root.checks.note);
        case OverrideChecks.Failed:
            return qsTr("The checks could not be read: %1").arg(root.checks.note);
        case OverrideChecks.Shown:
            return root.checks.refusal.length === 0 && root.checks.checks.length === 0 ? qsTr("No checks needed.") : root.checks.refusal;
        }
        return "";
    }

    spacing: Theme.gapSmall
    visible: root.checks.state !== OverrideChecks.Nothing

    Line {
        color: Theme.text3
        size: Theme.fontSmall
        text: qsTr("Checks: %1").arg(Overrides.verb(root.action))
        width: parent.width
    }
    Prose {
        color: Theme.text2
        maximumLineCount: 4
        text: root.words
        visible: text.length > 0
        width: parent.width
    }
    Skeleton {
        rows: 4
        visible: root.checks.state === OverrideChecks.Asking && root.checks.checks.length === 0
        width: parent.width
    }
    CheckList {
        at: root.checks.at
        checks: root.checks.checks
        visible: root.checks.checks.length > 0
        width: parent.width
    }
}
