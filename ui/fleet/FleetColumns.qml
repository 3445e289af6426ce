// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// The widths of the table's columns for a given room; header and rows share one. Names of machines
/// are whole wherever half of the room is enough for them; what is left goes to hold and owner.
QtObject {
    id: root

    property real room: 0
    property int longestName: 0
    property bool stale: false

    readonly property bool showsPhase: root.room >= 720
    readonly property bool showsRole: root.room >= 900
    readonly property bool showsNode: root.room >= 1100
    readonly property bool showsPowerWord: root.room >= 1200
    readonly property int gap: root.showsRole ? Theme.gapLarge : root.room >= 840 ? Theme.gap : Theme.gapSmall
    readonly property int sign: Theme.glyph
    readonly property int machineRole: root.showsRole ? 56 : 0
    readonly property int phase: root.showsPhase ? 76 : 0
    /// With "≥" in front it takes more.
    readonly property int age: root.stale ? 88 : 72
    readonly property int power: root.showsPowerWord ? 104 : 52
    readonly property int count: 6 + (root.showsPhase ? 1 : 0) + (root.showsRole ? 1 : 0) + (root.showsNode ? 1 : 0)
    readonly property real flexible: Math.max(240, root.room - root.sign - root.machineRole - root.phase - root.age - root.power
                                              - (root.count - 1) * root.gap)
    readonly property real whole: Math.max(letter.advanceWidth * 8, Math.ceil(root.longestName * letter.advanceWidth) + 2)
    readonly property real name: Math.min(root.whole, Math.floor(root.flexible * 0.5))
    readonly property real node: root.showsNode ? Math.min(root.whole, Math.floor((root.flexible - root.name) * 0.4)) : 0
    readonly property real rest: root.flexible - root.name - root.node
    readonly property real owner: Math.floor(root.rest * (root.rest < 320 ? 0.475 : 0.42))
    readonly property real hold: root.rest - root.owner
    /// A hold is named there without its point.
    readonly property bool tight: root.hold < 240
    readonly property TextMetrics letter: TextMetrics {
        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontMono
        text: "0"
    }
}
