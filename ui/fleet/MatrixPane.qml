// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The matrix of this backend with what it is grouped and coloured by, which is remembered.
FocusScope {
    id: root

    property string selectedKey: ""
    /// What is pointed at in the table.
    property alias pointedKey: field.pointedKey
    property alias table: field.table
    property bool interactive: true
    readonly property MachineMatrix matrix: field.matrix
    /// What the legend takes where it is narrow. How wide the matrix wants to be must not depend on what
    /// it takes in the width that it has.
    readonly property int legendRoom: 4 * (Theme.glyph + Theme.gapSmall)

    signal picked(string key)
    signal opened(string key)

    function regroup() {
        field.matrix.regroup();
        PageMemory.keep("fleet/groupBy", field.groupBy);
    }
    function recolor() {
        field.matrix.recolor();
        PageMemory.keep("fleet/coloring", field.coloring);
    }
    /// The least width, `most` at most, in which the cells have their full size.
    function widthFor(height: real, most: real): real {
        const beside = 2 * Theme.gap;
        if (field.matrix.groupCount === 0)
            return 0;
        return field.matrix.widthFor(height - field.y - root.legendRoom - 2 * Theme.gapSmall, most - beside) + beside;
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

        Accessible.name: qsTr("%1. Change grouping").arg(title.text)
        anchors.top: parent.top
        anchors.topMargin: Theme.gapTiny / 2
        key: "g"
        text: field.groupWords

        onClicked: root.regroup()
    }
    Choice {
        id: colors

        Accessible.name: qsTr("%1. Change colours").arg(colors.text)
        anchors.top: title.bottom
        key: "c"
        text: field.colorWords

        onClicked: root.recolor()
    }
    MatrixField {
        id: field

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: colors.bottom
        coloring: PageMemory.text("fleet/coloring")
        fleet: Session.fleet
        focus: true
        groupBy: PageMemory.text("fleet/groupBy") || "set"
        interactive: root.interactive
        machines: Session.summary.machines
        now: Session.now
        selectedKey: root.selectedKey

        onOpened: key => root.opened(key)
        onPicked: key => root.picked(key)
    }
}
