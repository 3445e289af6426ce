// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// One machine in the table.
Item {
    id: root

    required property int index
    required property string key
    required property string name
    required property string cluster
    required property string role
    required property string phase
    required property string look
    required property int priority
    required property string word
    required property double since
    required property string point
    required property string hold
    required property string holdLook
    required property string owner
    required property string node
    required property string power
    required property string powerLook
    required property string sentence
    required property string goesFirst
    required property string note
    required property string noteBy
    required property double noteAt
    required property bool chosen

    required property FleetColumns columns
    required property double now
    required property bool stale
    required property bool selected
    property bool framed: false
    /// It is pointed at elsewhere.
    property bool pointed: false
    readonly property bool hovered: hover.hovered
    /// Something of it does not fit its column.
    readonly property bool cut: nameLine.truncated || clusterLine.truncated || holdLine.truncated || wordLine.truncated || ownerLine.truncated || nodeLine.truncated || noteLine.truncated || (root.note.length > 0 && !noteCell.visible) || nextToGo.visible
                                || !phaseCell.visible || !holdCell.visible || !ownerCell.visible || !powerCell.visible
                                || (holdCell.width < 240 && root.point.length > 0)
    readonly property string holdWords: root.point.length > 0 ? qsTr("%1 · %2").arg(root.point).arg(root.hold) : root.hold
    /// All of it in lines.
    readonly property string words: Words.joined([root.name, root.cluster.length > 0 ? qsTr("cluster %1").arg(root.cluster) : "", Words.joined([root.phase, root.word === root.phase ? "" : root.word], ", "), root.holdWords,
                                                  root.owner.length > 0 ? qsTr("owner %1").arg(root.owner) : "",
                                                  root.node.length > 0 ? qsTr("node %1").arg(root.node) : "",
                                                  root.power.length > 0 ? qsTr("power %1").arg(Words.word(root.power)) : "",
                                                  root.goesFirst,
                                                  root.note.length > 0 ? qsTr("note of %1, %2: %3").arg(root.noteBy).arg(Words.minute(root.noteAt, root.now)).arg(root.note) : ""], "\n")

    /// With the keys that were down: Qt.ControlModifier, Qt.ShiftModifier.
    signal picked(int modifiers)
    signal opened

    Accessible.description: Words.joined([root.sentence, root.goesFirst, root.note], " ")
    Accessible.name: qsTr("%1, %2").arg(root.name).arg(root.word.length > 0 ? root.word : root.phase)
    Accessible.role: Accessible.Row
    Accessible.selected: root.selected || root.chosen
    Accessible.onPressAction: root.opened()
    implicitHeight: Theme.rowHeight

    Rectangle {
        anchors.fill: parent
        border.color: Theme.focus
        border.width: root.framed ? Theme.focusWidth : 0
        color: root.selected || root.chosen ? Theme.selection : hover.hovered || root.pointed ? Theme.hover : "transparent"
        radius: root.framed ? Theme.radius : 0
    }
    HoverHandler {
        id: hover
    }
    // Not told by its colour alone.
    Rectangle {
        color: Theme.focus
        height: parent.height
        visible: root.chosen
        width: Theme.focusWidth
    }
    TapHandler {
        id: tap

        onDoubleTapped: root.opened()
        onTapped: root.picked(tap.point.modifiers)
    }
    Item {
        id: cells

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap

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
            column: "name"
            columns: root.columns
            height: parent.height
            said: root.name

            Line {
                id: nameLine

                anchors.fill: parent
                elide: Text.ElideMiddle
                mono: true
                text: root.name
            }
        }
        DataCell {
            column: "cluster"
            columns: root.columns
            height: parent.height
            said: root.cluster

            Line {
                id: clusterLine

                anchors.fill: parent
                color: Theme.text2
                elide: Text.ElideMiddle
                mono: true
                text: root.cluster
            }
        }
        DataCell {
            column: "role"
            columns: root.columns
            height: parent.height
            said: root.role

            Line {
                anchors.fill: parent
                color: Theme.text2
                size: Theme.fontMono
                text: root.role
            }
        }
        DataCell {
            id: phaseCell

            column: "phase"
            columns: root.columns
            height: parent.height
            said: root.phase

            Line {
                anchors.fill: parent
                color: Theme.text2
                size: Theme.fontMono
                text: root.phase
            }
        }
        DataCell {
            id: holdCell

            column: "hold"
            columns: root.columns
            height: parent.height
            said: root.hold.length > 0 ? root.holdWords : root.look !== "normal" ? root.word : ""
            // Of what is shown raw no owner is known.
            over: root.look === "raw" ? ["owner"] : []

            StatusGlyph {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                bare: true
                height: Theme.glyphSmall + 2
                look: root.holdLook
                visible: root.hold.length > 0
                width: Theme.glyphSmall + 2
            }
            Line {
                id: holdLine

                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: nextToGo.visible ? nextToGo.left : parent.right
                anchors.rightMargin: nextToGo.visible ? Theme.gapSmall : 0
                color: root.point.length > 0 ? Theme.holdFg : Theme.text3
                height: parent.height
                size: Theme.fontMono
                text: root.holdWords + "\u009c" + root.hold // the longest that fits
                visible: root.hold.length > 0
            }
            Line {
                id: wordLine

                color: Theme.text2
                height: parent.height
                size: Theme.fontMono
                text: root.word
                visible: root.hold.length === 0 && root.look !== "normal"
                width: root.look !== "raw" && nextToGo.visible ? nextToGo.x - Theme.gapSmall : parent.width
            }
            Chip {
                id: nextToGo

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                ink: Theme.text2
                text: qsTr("deleted next")
                visible: root.goesFirst.length > 0
                width: Math.min(implicitWidth, parent.width)
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

            AgeText {
                anchors.fill: parent
                color: root.look === "normal" ? Theme.text3 : Theme.text2
                horizontalAlignment: Text.AlignRight
                now: root.now
                since: root.since
                stale: root.stale
            }
        }
        DataCell {
            column: "node"
            columns: root.columns
            height: parent.height
            said: root.node

            Line {
                id: nodeLine

                anchors.fill: parent
                color: Theme.text2
                elide: Text.ElideMiddle
                mono: true
                text: root.node
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
            id: powerCell

            /// The word beside the sign.
            readonly property bool tells: powerCell.width >= 90

            column: "power"
            columns: root.columns
            height: parent.height
            said: Words.word(root.power)

            StatusGlyph {
                id: powerSign

                anchors.verticalCenter: parent.verticalCenter
                bare: true
                height: Theme.glyphSmall + 2
                look: root.powerLook
                visible: root.powerLook.length > 0
                width: Theme.glyphSmall + 2
                x: powerCell.tells ? 0 : (parent.width - width) / 2
            }
            Line {
                anchors.left: powerSign.right
                anchors.leftMargin: Theme.gapTiny
                anchors.right: parent.right
                color: Theme.text2
                height: parent.height
                size: Theme.fontMono
                text: Words.word(root.power)
                visible: powerCell.tells
            }
        }
    }
}
