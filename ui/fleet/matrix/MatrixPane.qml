// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Fleet
import Holdpoint.Session
import Holdpoint.Theme

/// The matrix with its title, its scrolling and what it says under the pointer.
FocusScope {
    id: root

    property string selectedKey: ""
    property bool interactive: true
    readonly property MachineMatrix matrix: cells

    signal picked(string key)
    signal opened(string key)

    function regroup() {
        cells.regroup();
    }
    /// The least width in which all machines are seen without scrolling.
    function widthFor(height: real): real {
        if (cells.groupCount === 0)
            return 0;
        return cells.widthFor(height - title.height - Theme.gapSmall) + 2 * Theme.gap + Theme.gapTiny;
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }
    T.AbstractButton {
        id: title

        Accessible.name: qsTr("Grouped by %1. Group otherwise").arg(cells.groupBy)
        Accessible.role: Accessible.Button
        Accessible.onPressAction: if (title.enabled) title.clicked()
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        enabled: root.interactive
        height: Theme.rowHeight + Theme.gapTiny

        onClicked: cells.regroup()

        TippedLine {
            anchors.verticalCenter: parent.verticalCenter
            color: title.hovered ? Theme.text : Theme.text3
            size: Theme.fontSmall
            width: parent.width - Theme.glyph - Theme.gapSmall
            text: cells.groupBy === "set" ? qsTr("Grouped by machine set")
                                          : cells.groupBy === "zone" ? qsTr("Grouped by zone") : qsTr("Grouped by role")
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
                text: "g"
            }
        }
        FocusFrame {
            anchors.margins: 1
            shown: title.visualFocus
        }
    }
    Flickable {
        id: flick

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.top: title.bottom
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
            fleet: Session.fleet
            focus: true
            height: flick.height
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
