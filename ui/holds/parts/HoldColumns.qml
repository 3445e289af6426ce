// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Session
import Holdpoint.Theme

/// The widths of the columns for a given room; header and rows share one. The name of a machine is what
/// people look for: it has what it needs before the others have. What does not fit is in the inspector
/// and in the tip of the row.
Item {
    id: root

    property real room: 0
    /// The longest machine, hold and owner there are.
    property var longest: ["", "", ""]
    /// Nothing moves: the longest may be others, the columns stay.
    property bool still: false

    readonly property bool showsEta: root.room >= 980
    readonly property bool showsImpact: root.room >= 1080
    /// How long it lasts is said beside it in words.
    readonly property bool showsBar: root.room >= 800
    readonly property int gap: Theme.gapSmall
    readonly property int tick: Theme.glyph + 2
    readonly property int sign: Theme.glyph
    readonly property int age: (root.showsBar ? 132 : 72) + (Session.stale ? 16 : 0)
    readonly property int eta: root.showsEta ? 64 : 0
    readonly property int impact: root.showsImpact ? 104 : 0
    readonly property int state: 116
    readonly property int count: 7 + (root.showsEta ? 1 : 0) + (root.showsImpact ? 1 : 0)
    /// The longest name of a point fits.
    readonly property int point: 92
    /// For machine, hold and owner.
    readonly property real flexible: Math.max(280, root.room - root.tick - root.sign - root.point - root.age - root.eta - root.impact - root.state
                                              - root.count * root.gap)
    /// A column is never narrower: the beginning of a name is to be seen.
    readonly property int least: 72
    property real machineNeed: 0
    property real holdNeed: 0
    property real ownerNeed: 0
    readonly property real need: Math.max(1, root.machineNeed + root.holdNeed + root.ownerNeed)
    readonly property real spare: Math.max(0, root.flexible - root.need)
    readonly property real machine: Math.floor(Math.min(root.machineNeed + root.spare / 3, root.flexible - 2 * root.least))
    /// The one that needs less has what it needs, the other the rest; neither has less than half because of the other.
    readonly property real hold: {
        const both = root.flexible - root.machine;
        if (root.spare > 0)
            return Math.floor(root.holdNeed + root.spare / 3);
        return Math.floor(root.ownerNeed <= both / 2 ? both - root.ownerNeed : Math.min(root.holdNeed, both / 2));
    }
    readonly property real owner: root.flexible - root.machine - root.hold

    visible: false

    Binding {
        property: "machineNeed"
        restoreMode: Binding.RestoreNone
        target: root
        value: Math.max(root.least, Math.ceil(names.advanceWidth(root.longest[0])) + 2)
        when: !root.still
    }
    Binding {
        property: "holdNeed"
        restoreMode: Binding.RestoreNone
        target: root
        value: Math.max(root.least, Math.ceil(words.advanceWidth(root.longest[1])) + 2)
        when: !root.still
    }
    Binding {
        property: "ownerNeed"
        restoreMode: Binding.RestoreNone
        target: root
        value: Math.max(root.least, Math.ceil(words.advanceWidth(root.longest[2])) + 2)
        when: !root.still
    }
    FontMetrics {
        id: names

        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontMono
    }
    FontMetrics {
        id: words

        font.family: Theme.family
        font.pixelSize: Theme.fontMono
    }
}
