// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.WhatIf

/// The holds of a forecast under their machines, each as a bar over one axis of time; behind them from when to
/// when the whole ends.
Item {
    id: root

    // Whole pixels throughout: a thin line between two is not painted again by every renderer.
    readonly property real labels: Math.max(180, Math.round(root.width * 0.36))
    readonly property real lengths: 128
    readonly property real barsFrom: root.labels + Theme.gap
    readonly property real span: Math.floor(root.width) - root.barsFrom - root.lengths - Theme.gap - Theme.scrollBarWidth

    Line {
        color: Theme.text3
        size: Theme.fontSmall
        text: qsTr("Held by")
        width: root.labels
    }
    Line {
        anchors.right: parent.right
        anchors.rightMargin: Theme.scrollBarWidth
        color: Theme.text3
        size: Theme.fontSmall
        text: qsTr("For (p50 to p95)")
        width: root.lengths
    }
    Item {
        id: axis

        anchors.bottom: parent.bottom
        anchors.top: parent.top
        width: root.span
        x: root.barsFrom

        Rectangle {
            color: Qt.alpha(Theme.text, 0.08)
            height: parent.height
            visible: Simulator.ends
            width: Math.round(((Simulator.end[2] ?? 0) - (Simulator.end[0] ?? 0)) * parent.width)
            x: Math.round((Simulator.end[0] ?? 0) * parent.width)
        }
        Repeater {
            model: Simulator.ticks

            Item {
                id: tick

                required property var modelData

                height: axis.height
                x: Math.round(tick.modelData.place * axis.width)

                Rectangle {
                    color: Theme.rule
                    height: parent.height
                    width: Theme.outline
                }
                Line {
                    color: Theme.text3
                    leftPadding: Theme.gapTiny
                    size: Theme.fontSmall
                    text: tick.modelData.text
                    visible: tick.x + width <= axis.width
                }
            }
        }
        Rectangle {
            color: Theme.text2
            height: parent.height
            visible: Simulator.ends
            width: Theme.focusWidth
            x: Math.round((Simulator.end[1] ?? 0) * parent.width)
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("What is expected to hold")
        Accessible.role: Accessible.List
        activeFocusOnTab: list.count > 0
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: Theme.rowHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: true
        model: Simulator.holds
        section.property: "machine"

        // A list that was empty first stands at nothing.
        onActiveFocusChanged: if (list.activeFocus && list.currentIndex < 0) list.currentIndex = 0

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: hold

            required property string machine
            required property string holder
            required property string from
            required property string length
            required property int runs
            required property bool lasting
            required property real start
            required property real usualEnd
            required property real lateEnd
            /// The first of its machine carries its name: a delegate of sections cannot be bound.
            readonly property bool leads: hold.ListView.previousSection !== hold.ListView.section
            readonly property real above: hold.leads ? head.height : 0
            readonly property string often: hold.runs === Simulator.runs ? "" : qsTr("in %1 of %2 runs").arg(hold.runs).arg(Simulator.runs)

            Accessible.description: Words.joined([qsTr("from %1").arg(hold.from), hold.length, hold.often], ", ")
            Accessible.name: Words.joined([hold.machine, hold.holder], ", ")
            Accessible.role: Accessible.ListItem
            height: hold.above + Theme.rowHeight
            width: ListView.view.width

            Line {
                id: head

                bottomPadding: Theme.gapTiny
                mono: true
                strong: true
                text: hold.machine
                topPadding: Theme.gapSmall
                visible: hold.leads
                width: root.labels
            }
            TippedLine {
                color: hold.lasting ? Theme.p1Fg : Theme.text
                elide: Text.ElideMiddle
                height: Theme.rowHeight
                leftPadding: Theme.gap
                text: Words.joined([hold.holder, hold.often], " \u00b7 ")
                width: root.labels
                y: hold.above
            }
            Rectangle {
                color: Qt.alpha(hold.lasting ? Theme.p1 : Theme.hold, 0.4)
                height: Theme.gapSmall
                radius: Theme.radius
                width: Math.max(2, Math.round((hold.lateEnd - hold.start) * root.span))
                x: root.barsFrom + Math.round(hold.start * root.span)
                y: hold.above + Math.round((Theme.rowHeight - height) / 2)
            }
            Rectangle {
                color: hold.lasting ? Theme.p1 : Theme.hold
                height: Theme.gap
                radius: Theme.radius
                width: Math.max(2, Math.round((hold.usualEnd - hold.start) * root.span))
                x: root.barsFrom + Math.round(hold.start * root.span)
                y: hold.above + Math.round((Theme.rowHeight - height) / 2)
            }
            Line {
                anchors.right: parent.right
                anchors.rightMargin: Theme.scrollBarWidth
                color: hold.lasting ? Theme.p1Fg : Theme.text2
                height: Theme.rowHeight
                size: Theme.fontSmall
                text: hold.length
                width: root.lengths
                y: hold.above
            }
            FocusFrame {
                anchors.fill: parent
                anchors.topMargin: hold.above
                shown: list.activeFocus && hold.ListView.isCurrentItem
            }
        }

        ReadingOrder {
        }
    }
}
