// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// The widths of the columns for a given room; header and rows share one. What does not fit is in the
/// inspector and in the tip of the row.
QtObject {
    id: root

    property real room: 0

    readonly property bool showsEta: root.room >= 980
    readonly property bool showsImpact: root.room >= 1080
    readonly property int gap: Theme.gapSmall
    readonly property int tick: Theme.glyph + 2
    readonly property int sign: Theme.glyph
    readonly property int age: 132
    readonly property int eta: root.showsEta ? 64 : 0
    readonly property int impact: root.showsImpact ? 104 : 0
    readonly property int state: 116
    readonly property int count: 7 + (root.showsEta ? 1 : 0) + (root.showsImpact ? 1 : 0)
    /// The longest name of a point fits.
    readonly property int point: 100
    readonly property real flexible: Math.max(280, root.room - root.tick - root.sign - root.point - root.age - root.eta - root.impact - root.state
                                              - root.count * root.gap)
    readonly property real machine: Math.floor(root.flexible * 0.34)
    readonly property real hold: Math.floor(root.flexible * 0.36)
    readonly property real owner: root.flexible - root.machine - root.hold
}
