// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// Alarms in each ten minutes of the last day, with the line above which a person cannot keep up.
Item {
    id: root

    /// 144 numbers, the oldest first.
    required property var counts
    required property double now
    readonly property int threshold: 10
    readonly property int most: Math.max(12, ...root.counts)
    readonly property int over: root.counts.filter(count => count > root.threshold).length
    readonly property real plotWidth: root.width - 28
    readonly property real plotHeight: root.height - 20

    function heightOf(count: int): real {
        return root.plotHeight * count / root.most;
    }

    Accessible.description: qsTr("highest %1 in 10 min").arg(root.counts.length > 0 ? Math.max(...root.counts) : 0)
    Accessible.name: qsTr("Alarms per 10 min in the last 24 h; over the threshold of %2 %1 times").arg(root.over).arg(root.threshold)
    Accessible.role: Accessible.Chart

    Repeater {
        model: root.counts

        Rectangle {
            id: bar

            required property int index
            required property var modelData
            readonly property bool flood: bar.modelData > root.threshold

            border.color: bar.flood ? Theme.p2Fg : "transparent"
            border.width: bar.flood ? 1 : 0
            color: bar.flood ? Theme.p2 : Theme.neutral
            height: Math.max(bar.modelData > 0 ? 2 : 0, root.heightOf(bar.modelData))
            width: Math.max(2, root.plotWidth / Math.max(1, root.counts.length) - 1)
            x: 28 + bar.index * root.plotWidth / Math.max(1, root.counts.length)
            y: root.plotHeight - height
        }
    }
    Rectangle {
        color: Theme.line
        height: Theme.outline
        width: root.plotWidth
        x: 28
        y: root.plotHeight
    }
    Rectangle {
        color: Theme.p2Fg
        height: Theme.outline
        width: root.plotWidth
        x: 28
        y: root.plotHeight - root.heightOf(root.threshold)
    }
    Line {
        color: Theme.p2Fg
        horizontalAlignment: Text.AlignRight
        size: Theme.fontSmall
        text: root.threshold
        width: 22
        y: root.plotHeight - root.heightOf(root.threshold) - height / 2
    }
    Line {
        color: Theme.text3
        horizontalAlignment: Text.AlignRight
        size: Theme.fontSmall
        text: "0"
        width: 22
        y: root.plotHeight - height / 2
    }
    Repeater {
        model: [24, 18, 12, 6, 0]

        Line {
            id: hour

            required property int modelData

            color: Theme.text3
            size: Theme.fontSmall
            text: hour.modelData === 0 ? qsTr("now") : Words.minute(root.now - hour.modelData * 3600000, root.now)
            x: Math.max(28, Math.min(root.width - implicitWidth, 28 + root.plotWidth * (24 - hour.modelData) / 24 - implicitWidth / 2))
            y: root.plotHeight + Theme.gapTiny
        }
    }
}
