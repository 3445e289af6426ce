// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The columns of the list of hosts, and how wide each is for a given room while nobody chose otherwise. What the power
/// is, and why, has what is left beside the names.
TableColumns {
    id: root

    property int longestName: 0
    property bool stale: false

    readonly property bool roomy: root.room >= 1000
    readonly property real whole: Math.max(letter.advanceWidth * 8, Math.ceil(root.longestName * letter.advanceWidth) + 2)
    readonly property real name: Math.min(root.whole, Math.max(120, Math.floor(root.room * 0.24)))
    /// By their ids; 0 where there is no room, or somebody hid it.
    readonly property var fixed: {
        const wide = { sign: Theme.glyph, name: root.name, left: root.roomy ? 144 : 104, requester: root.roomy ? 148 : root.room >= 700 ? 136 : root.room >= 620 ? 104 : 0, rack: 72,
                       zone: root.room >= 1240 ? 96 : 0, machine: root.room >= 1100 ? 170 : 0, state: root.room >= 900 ? 92 : 0,
                       holds: root.room >= 900 ? 92 : 0, age: root.stale ? 88 : 64 };
        for (const id of root.hidden)
            wide[id] = 0;
        return wide;
    }
    readonly property real taken: Object.values(root.fixed).reduce((sum, width) => sum + (width > 0 ? width + root.gap : 0), 0)
    readonly property TextMetrics letter: TextMetrics {
        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontMono
        text: "0"
    }

    columns: [
        { id: "sign", title: "", name: qsTr("Urgency"), pinned: true },
        { id: "name", title: qsTr("Host"), least: 88, essential: true },
        { id: "power", title: qsTr("Power"), least: 110, grows: true },
        { id: "left", title: qsTr("Next"), least: 72 },
        { id: "requester", title: qsTr("Requested by"), least: 64 },
        { id: "rack", title: qsTr("Rack"), least: 44 },
        { id: "zone", title: qsTr("Zone"), least: 44 },
        { id: "machine", title: qsTr("Machine"), least: 72 },
        { id: "state", title: qsTr("State"), least: 56 },
        { id: "holds", title: qsTr("Holds, errors"), least: 56 },
        { id: "age", title: qsTr("Since"), least: 64, right: true }
    ]
    gap: root.room >= 900 ? Theme.gap : Theme.gapSmall
    natural: Object.assign({ power: Math.max(130, root.room - root.taken) }, root.fixed)
}
