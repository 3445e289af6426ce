// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// How the alarms of the last day are shared among the priorities, beside what is healthy: of a
/// hundred, eighty to look at, fifteen soon, five now.
Column {
    id: root

    /// P1, P2, P3.
    required property var counts
    readonly property int total: root.counts.reduce((sum, count) => sum + count, 0)
    readonly property var rows: [
        { priority: 3, name: qsTr("P3 Look"), count: root.counts[2] ?? 0, aim: 80, fill: Theme.p3, edge: Theme.p3Fg },
        { priority: 2, name: qsTr("P2 Soon"), count: root.counts[1] ?? 0, aim: 15, fill: Theme.p2, edge: Theme.p2Fg },
        { priority: 1, name: qsTr("P1 Act now"), count: root.counts[0] ?? 0, aim: 5, fill: Theme.p1, edge: Theme.p1Fg }
    ]

    /// A bar below each line.
    property bool bars: true

    spacing: root.bars ? Theme.gap : 0

    Repeater {
        model: root.rows

        Item {
            id: line

            required property var modelData
            readonly property real share: root.total > 0 ? 100 * line.modelData.count / root.total : 0

            Accessible.name: qsTr("%1: %2 alarms, %3 %, aim %4 %").arg(line.modelData.name).arg(line.modelData.count)
                                                                  .arg(Math.round(line.share)).arg(line.modelData.aim)
            Accessible.role: Accessible.StaticText
            height: root.bars ? 36 : 26
            width: root.width

            StatusGlyph {
                id: sign

                height: Theme.glyph
                priority: line.modelData.priority
                width: Theme.glyph
            }
            Line {
                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                text: line.modelData.name
            }
            Line {
                anchors.right: parent.right
                color: Theme.text2
                text: root.total > 0 ? qsTr("%1, %2 % (aim %3 %)").arg(line.modelData.count).arg(Math.round(line.share)).arg(line.modelData.aim)
                                     : qsTr("none (aim %1 %)").arg(line.modelData.aim)
            }
            Rectangle {
                color: Theme.band
                height: Theme.gapSmall
                radius: 2
                visible: root.bars
                width: parent.width
                y: 24

                Rectangle {
                    border.color: line.modelData.edge
                    border.width: Theme.outline
                    color: line.modelData.fill
                    height: parent.height
                    radius: 2
                    visible: line.modelData.count > 0
                    width: Math.max(4, parent.width * line.share / 100)
                }
                Rectangle {
                    color: Theme.text
                    height: parent.height + 6
                    width: 2
                    x: parent.width * line.modelData.aim / 100 - 1
                    y: -3
                }
            }
        }
    }
}
