// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Theme

/// The matrix with its scrolling, its legend and what it says under the pointer.
FocusScope {
    id: root

    property alias coloring: cells.coloring
    property alias fleet: cells.fleet
    property alias groupBy: cells.groupBy
    property alias now: cells.now
    property alias selectedKey: cells.selectedKey
    property bool interactive: true
    /// How many machines there are, for whoever cannot see them.
    required property int machines
    readonly property MachineMatrix matrix: cells
    readonly property string groupWords: cells.groupBy === "set" ? qsTr("Grouped by machine set")
                                                                 : cells.groupBy === "zone" ? qsTr("Grouped by zone") : qsTr("Grouped by role")
    readonly property string colorWords: cells.coloring === "power" ? qsTr("Coloured by power")
                                       : cells.coloring === "age" ? qsTr("Coloured by age of the machine")
                                       : cells.coloring === "maintenance" ? qsTr("Coloured by maintenance") : qsTr("Coloured by state")

    signal picked(string key)
    signal opened(string key)

    MatrixLegend {
        id: legend

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        matrix: cells
    }
    Flickable {
        id: flick

        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.top: parent.top
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: cells.contentHeight
        contentWidth: width

        T.ScrollBar.vertical: ScrollRail {
            parent: root
            x: root.width - width
            y: flick.y
        }

        MachineMatrix {
            id: cells

            Accessible.description: cells.selectedText
            Accessible.focusable: true
            Accessible.name: qsTr("Machine matrix, %1 machines").arg(root.machines)
            Accessible.role: Accessible.Table
            contentY: flick.contentY
            enabled: root.interactive
            focus: true
            height: flick.height
            width: flick.width - Theme.gapTiny
            y: flick.contentY

            onOpened: key => root.opened(key)
            onPicked: key => root.picked(key)
            onSelectedKeyChanged: if (cells.activeFocus) flick.contentY = cells.scrollTarget()
        }
        Tip {
            shown: cells.hoverKey.length > 0
            text: cells.hoverSince > 0
                  ? qsTr("%1\n%2, %3").arg(cells.hoverName).arg(cells.hoverWord).arg(Words.age(cells.hoverSince, root.now))
                  : qsTr("%1\n%2").arg(cells.hoverName).arg(cells.hoverWord)
            x: cells.hoverRect.x + cells.hoverRect.width + Theme.gapTiny
            y: flick.contentY + cells.hoverRect.y + cells.hoverRect.height + Theme.gapTiny
        }
    }
}
