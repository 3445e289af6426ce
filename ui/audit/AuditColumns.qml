// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The columns of the audit, and how wide each is for a given room while nobody chose otherwise. What happened has what
/// is left, and how it ended is never cut for a number. Who, what and why are in the sentence, and have columns of
/// their own for those who narrow or sort by them.
TableColumns {
    id: root

    readonly property bool tight: root.room < 600
    /// By their ids; 0 where there is no room, or somebody hid it.
    readonly property var fixed: {
        const wide = { number: root.tight ? 0 : 44, at: root.tight ? 84 : 154, level: root.tight ? 0 : 64, result: root.tight ? 116 : 172,
                       actor: 0, object: root.room >= 1240 ? 150 : 0, action: 0, reason: 0, approver: 0, from: 0 };
        for (const id of root.hidden)
            wide[id] = 0;
        return wide;
    }
    readonly property real taken: Object.values(root.fixed).reduce((sum, width) => sum + (width > 0 ? width + root.gap : 0), 0)

    columns: [
        { id: "number", title: qsTr("#"), name: qsTr("Number"), least: 36 },
        { id: "at", title: qsTr("Time"), least: 76 },
        { id: "what", title: qsTr("What happened"), least: 160, grows: true, essential: true },
        { id: "actor", title: qsTr("Actor"), least: 112 },
        { id: "object", title: qsTr("Object"), least: 96 },
        { id: "action", title: qsTr("Action"), least: 96 },
        { id: "reason", title: qsTr("Reason"), least: 96 },
        { id: "approver", title: qsTr("Approved by"), least: 88 },
        { id: "from", title: qsTr("From"), least: 96 },
        { id: "level", title: qsTr("Level"), least: 44 },
        { id: "result", title: qsTr("Result"), least: 84 }
    ]
    gap: Theme.gap
    natural: Object.assign({ what: Math.max(180, root.room - root.taken) }, root.fixed)
}
