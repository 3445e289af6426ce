// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.Timeline

/// The timeline of a machine with its legend of keys; accessible twins lie over the painted lanes.
FocusScope {
    id: root

    required property MachineViewModel machine

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        radius: Theme.radius
        border { width: view.activeFocus ? Theme.focusWidth : 1; color: view.activeFocus ? Theme.focus : Theme.rule }
    }

    ColumnLayout {
        anchors { fill: parent; margins: Theme.gapSmall }
        spacing: Theme.gapTiny

        TimelineView {
            id: view

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            clip: true
            model: root.machine.timeline
            now: Session.nowDate
            fontFamily: Theme.family
            fontPixelSize: Theme.fontSmall
            colors: ({
                    "background": Theme.panel,
                    "raised": Theme.raised,
                    "line": Theme.line,
                    "text": Theme.text,
                    "textQuiet": Theme.text3,
                    "hold": Theme.hold,
                    "holdEdge": Theme.holdFg,
                    "fault": Theme.p1,
                    "faultEdge": Theme.p1Fg,
                    "warning": Theme.p2Fg,
                    "neutral": Theme.neutral,
                    "progress": Theme.progress
                })

            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Timeline of %1, %2 lanes").arg(root.machine.name).arg(view.lanes.length)

            Repeater {
                model: view.lanes

                Item {
                    required property var modelData

                    y: modelData.y
                    width: view.width
                    height: modelData.height
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.label
                    Accessible.description: modelData.description
                }
            }

            Text {
                anchors.centerIn: parent
                visible: view.empty
                text: qsTr("Nothing was recorded for this machine yet.")
                color: Theme.text3
                font.family: Theme.family
                font.pixelSize: Theme.fontBase
            }

            Rectangle {
                x: Math.min(view.hoverPosition.x + Theme.gap, view.width - width)
                y: Math.max(0, Math.min(view.hoverPosition.y + Theme.gapLarge, view.height - height))
                width: hoverText.implicitWidth + Theme.gap * 2
                height: hoverText.implicitHeight + Theme.gapSmall * 2
                visible: view.hoverText.length > 0
                color: Theme.raised
                radius: Theme.radius
                border { width: 1; color: Theme.line }

                Text {
                    id: hoverText

                    anchors.centerIn: parent
                    text: view.hoverText
                    color: Theme.text
                    font.family: Theme.family
                    font.pixelSize: Theme.fontSmall
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gapTiny
            spacing: Theme.gapLarge

            Text {
                text: view.following ? qsTr("Live, %1 shown").arg(view.spanText) : qsTr("%1 shown, not following").arg(view.spanText)
                color: Theme.text2
                font.family: Theme.family
                font.pixelSize: Theme.fontSmall
            }

            Item {
                Layout.fillWidth: true
            }

            Text {
                text: qsTr("W S zoom   A D pan   F fit   . now   [ ] changes")
                color: Theme.text3
                font.family: Theme.family
                font.pixelSize: Theme.fontSmall
            }
        }
    }
}
