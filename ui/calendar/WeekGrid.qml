// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Seven days from left to right; a lane for every window and one for every machine set with work.
FocusScope {
    id: root

    required property double start
    /// Of CalendarTimes.lanes().
    required property var lanes
    property string selectedKey: ""
    readonly property int nameWidth: 148
    readonly property real dayWidth: (width - root.nameWidth) / 7
    /// A day has no room for its whole name.
    readonly property bool narrow: root.dayWidth < 88
    readonly property real nowX: root.nameWidth + (Session.now - root.start) / 86400000 * root.dayWidth

    signal picked(string key)
    signal opened(string key)
    /// A new window is asked for.
    signal windowAsked

    Accessible.name: qsTr("Week")
    Accessible.role: Accessible.List

    Item {
        id: head

        height: Theme.rowHeightNormal + 18
        width: parent.width

        PushButton {
            Accessible.name: qsTr("New maintenance window")
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.rowHeight
            hint: qsTr("New maintenance window")
            text: qsTr("New\u2026")
            width: Math.min(implicitWidth, root.nameWidth - 2 * Theme.gapSmall)
            x: Theme.gapSmall

            onClicked: root.windowAsked()
        }
        Repeater {
            model: 7

            Item {
                id: day

                required property int index
                readonly property double at: root.start + day.index * 86400000
                readonly property bool today: CalendarTimes.dayOf(Session.now) === day.at

                height: head.height
                width: root.dayWidth
                x: root.nameWidth + day.index * root.dayWidth

                Rectangle {
                    anchors.fill: parent
                    color: day.today ? Theme.selection : "transparent"
                }
                Line {
                    height: Theme.rowHeightNormal
                    strong: day.today
                    text: root.narrow ? CalendarTimes.shortDayName(day.at) : CalendarTimes.dayName(day.at)
                    width: parent.width - Theme.gapTiny
                    x: Theme.gapTiny + 2
                }
                Repeater {
                    model: [0, 6, 12, 18]

                    Line {
                        required property int modelData

                        anchors.bottom: parent.bottom
                        color: Theme.text3
                        height: 18
                        size: Theme.fontSmall
                        text: String(modelData).padStart(2, "0")
                        visible: !root.narrow || modelData % 12 === 0
                        x: modelData / 24 * root.dayWidth + 2
                    }
                }
            }
        }
    }
    Flickable {
        id: body

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: Math.max(lines.height, height)

        T.ScrollBar.vertical: ScrollRail {
        }

        Repeater {
            model: 28

            Rectangle {
                required property int index

                color: index % 4 === 0 ? Theme.line : Theme.rule
                height: body.contentHeight
                opacity: index % 4 === 0 ? 1 : 0.5
                width: Theme.outline
                x: root.nameWidth + index / 4 * root.dayWidth
            }
        }
        Column {
            id: lines

            width: parent.width

            Repeater {
                model: root.lanes

                Item {
                    id: lane

                    required property var modelData
                    required property int index
                    readonly property bool isWindow: lane.modelData.kind === "window"

                    height: Theme.gapSmall + lane.modelData.sublanes * (Theme.chipHeight + Theme.gapTiny) + Theme.gapTiny
                    width: lines.width

                    Rectangle {
                        color: Theme.selection
                        height: parent.height
                        visible: lane.isWindow && lane.modelData.key === root.selectedKey
                        width: root.nameWidth
                    }
                    T.AbstractButton {
                        id: chooser

                        objectName: "windowLane"
                        Accessible.name: Words.joined([lane.modelData.name, lane.modelData.note, lane.modelData.fault], ", ")
                        Accessible.role: Accessible.Button
                        Accessible.onPressAction: chooser.clicked()
                        height: parent.height
                        visible: lane.isWindow
                        width: root.nameWidth

                        onClicked: root.picked(lane.modelData.key)

                        background: Item {
                            FocusFrame {
                                anchors.margins: 0
                                shown: chooser.visualFocus
                            }
                        }
                    }
                    TippedLine {
                        Accessible.ignored: lane.isWindow
                        Accessible.name: Words.joined([lane.modelData.name, lane.modelData.note, lane.modelData.fault], ", ")
                        height: lane.isWindow && lane.modelData.note.length > 0 ? parent.height * 0.55 : parent.height
                        mono: true
                        size: Theme.fontSmall
                        strong: lane.isWindow
                        text: lane.modelData.name
                        width: root.nameWidth - Theme.gap
                        x: Theme.gapSmall
                    }
                    Line {
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: 2
                        color: Theme.text3
                        height: parent.height * 0.45
                        size: Theme.fontSmall - 1
                        text: lane.modelData.note
                        visible: lane.isWindow && text.length > 0
                        width: root.nameWidth - Theme.gap
                        x: Theme.gapSmall
                    }
                    Repeater {
                        model: lane.isWindow ? lane.modelData.items : []

                        Rectangle {
                            id: opening

                            required property var modelData

                            Accessible.name: qsTr("%1 is open").arg(lane.modelData.name)
                            Accessible.role: Accessible.StaticText
                            border.color: Theme.hold
                            border.width: Theme.outline
                            color: Qt.tint(Theme.panel, Qt.alpha(Theme.hold, 0.25))
                            height: Theme.chipHeight
                            radius: Theme.radius
                            width: Math.max(3, (opening.modelData.to - opening.modelData.from) * root.dayWidth)
                            x: root.nameWidth + opening.modelData.from * root.dayWidth
                            y: Theme.gapSmall

                            TapHandler {
                                onTapped: root.picked(lane.modelData.key)
                            }
                        }
                    }
                    Chip {
                        edge: Theme.p2
                        fill: Theme.panel
                        look: "failed"
                        text: lane.modelData.fault
                        visible: lane.modelData.fault.length > 0
                        width: Math.min(implicitWidth, parent.width - root.nameWidth - Theme.gap)
                        x: root.nameWidth + Theme.gapTiny
                        y: Theme.gapSmall
                    }
                    Repeater {
                        model: lane.isWindow ? [] : lane.modelData.items

                        WorkBar {
                            id: work

                            required property var modelData

                            barWidth: (work.modelData.to - work.modelData.from) * root.dayWidth
                            height: Theme.chipHeight
                            key: work.modelData.key
                            row: work.modelData.row
                            selected: work.modelData.key === root.selectedKey
                            width: root.width - x
                            x: root.nameWidth + work.modelData.from * root.dayWidth
                            y: Theme.gapSmall + work.modelData.sublane * (Theme.chipHeight + Theme.gapTiny)

                            onOpened: root.opened(work.modelData.key)
                            onPicked: root.picked(work.modelData.key)
                        }
                    }
                    Rectangle {
                        anchors.bottom: parent.bottom
                        color: Theme.rule
                        height: Theme.outline
                        width: parent.width
                    }
                }
            }
        }
        Rectangle {
            Accessible.ignored: true
            color: Theme.text
            height: body.contentHeight
            visible: root.nowX >= root.nameWidth && root.nowX <= root.width
            width: 2
            x: root.nowX
        }
    }
}
