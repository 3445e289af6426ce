// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The columns of the table, and how wide each is for a given room while nobody chose otherwise. Names of machines
/// are whole wherever half of the room is enough for them; what is left goes to hold and owner.
TableColumns {
    id: root

    property int longestName: 0
    property bool stale: false
    /// There is something to read in that column.
    property bool hasNotes: false
    /// There are machines of several clusters to tell apart.
    property bool hasClusters: false

    readonly property bool showsPhase: root.room >= 720 && !root.hidden.includes("phase")
    readonly property bool showsRole: root.room >= 900 && !root.hidden.includes("role")
    readonly property bool showsNode: root.room >= 1100 && !root.hidden.includes("node")
    readonly property bool showsCluster: root.hasClusters && root.room >= 640 && !root.hidden.includes("cluster")
    readonly property bool showsOwner: !root.hidden.includes("owner")
    readonly property bool showsNote: root.hasNotes && root.room >= 640 && !root.hidden.includes("note")
    readonly property bool showsAge: !root.hidden.includes("age")
    readonly property bool showsPower: !root.hidden.includes("power")
    readonly property int sign: Theme.glyph
    readonly property int machineRole: root.showsRole ? 56 : 0
    readonly property int cluster: root.showsCluster ? (root.room >= 1100 ? 120 : 80) : 0
    readonly property int phase: root.showsPhase ? 76 : 0
    /// With "≥" in front it takes more.
    readonly property int age: !root.showsAge ? 0 : root.stale ? 88 : 72
    readonly property int power: !root.showsPower ? 0 : root.room >= 1200 ? 104 : 52
    readonly property int count: 3 + [root.showsPhase, root.showsRole, root.showsNode, root.showsOwner, root.showsAge, root.showsPower, root.showsNote, root.showsCluster].filter(shows => shows).length
    readonly property real flexible: Math.max(240, root.room - root.sign - root.machineRole - root.cluster - root.phase - root.age - root.power
                                              - (root.count - 1) * root.gap)
    readonly property real whole: Math.max(letter.advanceWidth * 8, Math.ceil(root.longestName * letter.advanceWidth) + 2)
    readonly property real name: Math.min(root.whole, Math.floor(root.flexible * 0.5))
    readonly property real node: root.showsNode ? Math.min(root.whole, Math.floor((root.flexible - root.name) * 0.4)) : 0
    readonly property real note: root.showsNote ? Math.max(72, Math.min(360, Math.floor((root.flexible - root.name - root.node) * 0.34))) : 0
    readonly property real rest: root.flexible - root.name - root.node - root.note
    readonly property real owner: root.showsOwner ? Math.floor(root.rest * (root.rest < 320 ? 0.475 : 0.42)) : 0
    readonly property real hold: root.rest - root.owner
    readonly property TextMetrics letter: TextMetrics {
        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontMono
        text: "0"
    }

    columns: [
        { id: "sign", title: "", name: qsTr("Urgency"), pinned: true },
        { id: "name", title: qsTr("Machine"), least: 88, essential: true },
        { id: "cluster", title: qsTr("Cluster"), least: 56, grows: true },
        { id: "role", title: qsTr("Role"), least: 36 },
        { id: "phase", title: qsTr("Phase"), least: 44 },
        { id: "hold", title: qsTr("Waiting at / holds"), least: 80, grows: true },
        { id: "owner", title: qsTr("Owner"), least: 56, grows: true },
        { id: "age", title: qsTr("Since"), least: 64, right: true },
        { id: "node", title: qsTr("Node"), least: 72 },
        { id: "power", title: qsTr("Power"), least: 44 },
        { id: "note", title: qsTr("Note"), least: 64, grows: true }
    ]
    gap: root.room >= 900 ? Theme.gapLarge : root.room >= 840 ? Theme.gap : Theme.gapSmall
    natural: ({ sign: root.sign, name: root.name, cluster: root.cluster, role: root.machineRole, phase: root.phase, hold: root.hold, owner: root.owner, age: root.age,
                node: root.node, power: root.power, note: root.note })
}
