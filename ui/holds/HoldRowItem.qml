// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Session
import Holdpoint.Theme

/// One hold in the table; the first of a group has the head of the group over it.
Item {
    id: root

    required property int index
    required property string key
    required property string machine
    required property string look
    required property int priority
    required property string point
    required property string hold
    required property string owner
    required property string standing
    required property double since
    required property double eta
    required property string impact
    required property string alarm
    required property string alarmWords
    required property string sentence
    required property double lateAt
    required property double overdueAt
    required property string note
    required property string noteBy
    required property double noteAt
    required property bool chosen

    required property HoldColumns columns
    required property HoldsTable table
    required property bool current
    /// The group that begins with this row, or empty.
    property string heading: ""
    property bool framed: false
    readonly property bool hovered: hover.hovered
    readonly property string impactWord: root.impact === "controlPlane" ? qsTr("Control plane") : root.impact === "capacity" ? qsTr("Capacity") : ""
    readonly property string stateWord: root.alarmWords.length > 0 ? root.alarmWords : root.standing
    readonly property string words: Words.joined([root.machine, qsTr("%1 at %2, %3").arg(root.hold).arg(root.point).arg(root.standing),
                                                  root.owner.length > 0 ? qsTr("owner %1").arg(root.owner) : "",
                                                  root.eta > 0 ? qsTr("usually done by %1").arg(Words.stamp(root.eta)) : "",
                                                  root.impactWord, root.alarmWords,
                                                  root.note.length > 0 ? qsTr("note of %1, %2: %3").arg(root.noteBy).arg(Words.minute(root.noteAt, Session.now)).arg(root.note) : ""], "\n")
    readonly property bool cut: !ownerCell.visible || !holdCell.visible || !pointCell.visible || !stateCell.visible || machineLine.truncated || holdLine.truncated || ownerLine.truncated || pointLine.truncated || stateLine.truncated || noteLine.truncated || (root.note.length > 0 && !noteCell.visible)

    /// With the keys that were down: Qt.ControlModifier, Qt.ShiftModifier.
    signal picked(int modifiers)
    signal opened
    signal ticked
    /// About all holds of the group.
    signal asked(var keys)
    signal acknowledged(var keys)

    Accessible.description: Words.joined([root.sentence, root.note], " ")
    Accessible.name: qsTr("%1, %2 at %3, %4").arg(root.machine).arg(root.hold).arg(root.point).arg(root.stateWord)
    Accessible.role: Accessible.Row
    Accessible.selected: root.current || root.chosen
    Accessible.onPressAction: root.opened()
    implicitHeight: head.height + Theme.rowHeight

    // Not a section of the list: Qt 6.4 makes none from a component that is bound to its file.
    GroupHeader {
        id: head

        group: root.heading
        height: head.visible ? Theme.rowHeightNormal : 0
        table: root.table
        visible: root.heading.length > 0
        width: root.width

        onAcknowledged: keys => root.acknowledged(keys)
        onAsked: keys => root.asked(keys)
    }
    Item {
        anchors.bottom: parent.bottom
        height: Theme.rowHeight
        width: root.width

        Rectangle {
            anchors.fill: parent
            border.color: Theme.focus
            border.width: root.framed ? Theme.focusWidth : 0
            color: root.current || root.chosen ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
            radius: root.framed ? Theme.radius : 0
        }
        // Not told by its colour alone.
        Rectangle {
            color: Theme.focus
            height: parent.height
            visible: root.chosen
            width: Theme.focusWidth
        }
        HoverHandler {
            id: hover
        }
        TapHandler {
            id: tap

            onDoubleTapped: root.opened()
            onTapped: root.picked(tap.point.modifiers)
        }
        Item {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap
            anchors.rightMargin: Theme.gap

            TableCell {
                column: "tick"
                columns: root.columns
                height: parent.height

                TickBox {
                    anchors.verticalCenter: parent.verticalCenter
                    checked: root.chosen
                    focusPolicy: Qt.NoFocus
                    name: qsTr("Select %1, %2").arg(root.machine).arg(root.hold)
                    width: parent.width

                    onToggled: root.ticked()
                }
            }
            TableCell {
                column: "sign"
                columns: root.columns
                height: parent.height

                StatusGlyph {
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.glyph
                    look: root.look
                    priority: root.priority
                    width: parent.width
                }
            }
            DataCell {
                column: "machine"
                columns: root.columns
                height: parent.height
                said: root.machine

                Line {
                    id: machineLine

                    anchors.fill: parent
                    elide: Text.ElideMiddle
                    mono: true
                    text: root.machine
                }
            }
            DataCell {
                id: pointCell

                column: "point"
                columns: root.columns
                height: parent.height
                said: root.point

                Line {
                    id: pointLine

                    anchors.fill: parent
                    color: Theme.text2
                    size: Theme.fontMono
                    text: root.point
                }
            }
            DataCell {
                id: holdCell

                column: "hold"
                columns: root.columns
                height: parent.height
                said: root.hold

                Line {
                    id: holdLine

                    anchors.fill: parent
                    color: root.look === "armed" ? Theme.text3 : Theme.holdFg
                    size: Theme.fontMono
                    text: root.hold
                }
            }
            DataCell {
                id: ownerCell

                column: "owner"
                columns: root.columns
                height: parent.height
                said: root.owner

                Line {
                    id: ownerLine

                    anchors.fill: parent
                    color: Theme.text2
                    size: Theme.fontMono
                    text: root.owner
                }
            }
            DataCell {
                column: "age"
                columns: root.columns
                height: parent.height
                said: root.since > 0 ? Words.stamp(root.since) : ""

                AgeBar {
                    anchors.fill: parent
                    lateAt: root.lateAt
                    overdueAt: root.overdueAt
                    priority: root.priority
                    since: root.since
                }
            }
            DataCell {
                column: "eta"
                columns: root.columns
                height: parent.height
                said: root.eta > 0 ? Words.stamp(root.eta) : ""

                Line {
                    anchors.fill: parent
                    color: Theme.text2
                    mono: true
                    text: root.eta > 0 ? Words.minute(root.eta, Session.now) : ""
                }
            }
            DataCell {
                column: "impact"
                columns: root.columns
                height: parent.height
                said: root.impactWord

                Line {
                    anchors.fill: parent
                    color: root.impact === "controlPlane" ? Theme.text : Theme.text2
                    size: Theme.fontMono
                    strong: root.impact === "controlPlane"
                    text: root.impactWord
                }
            }
            DataCell {
                id: noteCell

                column: "note"
                columns: root.columns
                height: parent.height
                said: root.note

                Line {
                    id: noteLine

                    anchors.fill: parent
                    color: Theme.text2
                    size: Theme.fontMono
                    text: root.note
                }
            }
            DataCell {
                id: stateCell

                column: "state"
                columns: root.columns
                height: parent.height
                said: root.stateWord

                Line {
                    id: stateLine

                    anchors.fill: parent
                    color: root.alarm === "Raised" ? Theme.text : Theme.text2
                    size: Theme.fontMono
                    strong: root.alarm === "Raised"
                    text: root.stateWord
                }
            }
        }
    }
}
