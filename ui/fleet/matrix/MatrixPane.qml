// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The matrix with what it is grouped and coloured by, its scrolling, its legend and what it says under
/// the pointer.
FocusScope {
    id: root

    property string selectedKey: ""
    property bool interactive: true
    readonly property MachineMatrix matrix: cells
    /// What the legend takes where it is narrow. How wide the matrix wants to be must not depend on what
    /// it takes in the width that it has.
    readonly property int legendRoom: 4 * (Theme.glyph + Theme.gapSmall)

    signal picked(string key)
    signal opened(string key)

    function regroup() {
        cells.regroup();
        PageMemory.keep("fleet/groupBy", cells.groupBy);
    }
    function recolor() {
        cells.recolor();
        PageMemory.keep("fleet/coloring", cells.coloring);
    }
    /// The least width in which all machines are seen without scrolling.
    function widthFor(height: real): real {
        if (cells.groupCount === 0)
            return 0;
        return cells.widthFor(height - flick.y - root.legendRoom - 2 * Theme.gapSmall) + 2 * Theme.gap + Theme.gapTiny;
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }
    component Choice: T.AbstractButton {
        id: choice

        /// The key that does the same.
        required property string key

        Accessible.role: Accessible.Button
        Accessible.onPressAction: if (choice.enabled) choice.clicked()
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        enabled: root.interactive
        height: Theme.rowHeight

        TippedLine {
            anchors.verticalCenter: parent.verticalCenter
            color: choice.hovered ? Theme.text : Theme.text3
            size: Theme.fontSmall
            text: choice.text
            width: parent.width - Theme.glyph - Theme.gapSmall
        }
        Rectangle {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.line
            border.width: Theme.outline
            color: "transparent"
            height: Theme.glyph + 2
            radius: Theme.radius
            visible: root.interactive
            width: Theme.glyph + 2

            Line {
                anchors.centerIn: parent
                color: Theme.text2
                mono: true
                size: Theme.fontSmall - 1
                text: choice.key
            }
        }
        FocusFrame {
            anchors.margins: 1
            shown: choice.visualFocus
        }
    }

    Choice {
        id: title

        Accessible.name: qsTr("%1. Group otherwise").arg(title.text)
        anchors.top: parent.top
        anchors.topMargin: Theme.gapTiny / 2
        key: "g"
        text: cells.groupBy === "set" ? qsTr("Grouped by machine set")
                                      : cells.groupBy === "zone" ? qsTr("Grouped by zone") : qsTr("Grouped by role")

        onClicked: root.regroup()
    }
    Choice {
        id: colors

        Accessible.name: qsTr("%1. Colour otherwise").arg(colors.text)
        anchors.top: title.bottom
        key: "c"
        text: cells.coloring === "power" ? qsTr("Coloured by power")
            : cells.coloring === "age" ? qsTr("Coloured by age of the machine")
            : cells.coloring === "maintenance" ? qsTr("Coloured by maintenance") : qsTr("Coloured by state")

        onClicked: root.recolor()
    }
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
        anchors.top: colors.bottom
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

            Accessible.focusable: true
            Accessible.name: qsTr("Machine matrix, %1 machines").arg(Session.summary.machines)
            Accessible.description: cells.selectedText
            Accessible.role: Accessible.Table
            contentY: flick.contentY
            enabled: root.interactive
            coloring: PageMemory.text("fleet/coloring")
            fleet: Session.fleet
            focus: true
            groupBy: PageMemory.text("fleet/groupBy") || "set"
            height: flick.height
            now: Session.now
            selectedKey: root.selectedKey
            width: flick.width - Theme.gapTiny
            y: flick.contentY

            onOpened: key => root.opened(key)
            onPicked: key => root.picked(key)
            onSelectedKeyChanged: if (cells.activeFocus) flick.contentY = cells.scrollTarget()
        }
        Tip {
            shown: cells.hoverKey.length > 0
            text: cells.hoverSince > 0
                  ? qsTr("%1\n%2, %3").arg(cells.hoverName).arg(cells.hoverWord).arg(Words.age(cells.hoverSince, Session.now))
                  : qsTr("%1\n%2").arg(cells.hoverName).arg(cells.hoverWord)
            x: cells.hoverRect.x + cells.hoverRect.width + Theme.gapTiny
            y: flick.contentY + cells.hoverRect.y + cells.hoverRect.height + Theme.gapTiny
        }
    }
}
