// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// The widths of the table's columns for a given room; header and rows share one.
QtObject {
    id: root

    property real room: 0

    readonly property bool showsNode: root.room >= 940
    readonly property bool showsPowerWord: root.room >= 1040
    readonly property int gap: Theme.gap
    readonly property int sign: Theme.glyph
    readonly property int machineRole: 64
    readonly property int phase: 88
    readonly property int age: 76
    readonly property int power: root.showsPowerWord ? 104 : 44
    readonly property int count: root.showsNode ? 9 : 8
    readonly property real flexible: Math.max(240, root.room - root.sign - root.machineRole - root.phase - root.age - root.power
                                              - (root.count - 1) * root.gap)
    readonly property real name: Math.floor(root.flexible * (root.showsNode ? 0.22 : 0.28))
    readonly property real hold: Math.floor(root.flexible * (root.showsNode ? 0.34 : 0.42))
    readonly property real owner: Math.floor(root.flexible * (root.showsNode ? 0.24 : 0.30))
    readonly property real node: root.showsNode ? Math.floor(root.flexible * 0.20) : 0
}
