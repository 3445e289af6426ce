// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// The widths of the table's columns for a given room; header and rows share one.
QtObject {
    id: root

    property real room: 0
    property int longestName: 0

    readonly property bool showsRole: root.room >= 800
    readonly property bool showsNode: root.room >= 940
    readonly property bool showsPowerWord: root.room >= 1040
    readonly property int gap: root.showsNode ? Theme.gapLarge : Theme.gapSmall
    readonly property int sign: Theme.glyph
    readonly property int machineRole: root.showsRole ? 64 : 0
    readonly property int phase: 88
    readonly property int age: 76
    readonly property int power: root.showsPowerWord ? 104 : 44
    readonly property int count: 7 + (root.showsRole ? 1 : 0) + (root.showsNode ? 1 : 0)
    readonly property real flexible: Math.max(240, root.room - root.sign - root.machineRole - root.phase - root.age - root.power
                                              - (root.count - 1) * root.gap)
    readonly property real name: Math.min(Math.ceil(root.longestName * 8), Math.floor(root.flexible * (root.showsNode ? 0.26 : 0.34)))
    readonly property real hold: Math.floor((root.flexible - root.name - root.node) * 0.58)
    readonly property real owner: Math.floor((root.flexible - root.name - root.node) * 0.42)
    readonly property real node: root.showsNode ? Math.min(root.name, Math.floor(root.flexible * 0.22)) : 0
}
