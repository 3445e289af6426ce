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

    required property FleetColumns columns
    required property double now
    required property bool stale
    required property bool selected
    property bool framed: false
    /// It is pointed at elsewhere.
    property bool pointed: false
    readonly property bool hovered: hover.hovered
    /// Something of it does not fit its column.
    readonly property bool cut: nameLine.truncated || holdLine.truncated || wordLine.truncated || ownerLine.truncated || nodeLine.truncated || nextToGo.visible
                                || !root.columns.showsPhase || (root.columns.tight && root.point.length > 0)
    readonly property string holdWords: root.point.length > 0 ? qsTr("%1 · %2").arg(root.point).arg(root.hold) : root.hold
    /// All of it in lines.
    readonly property string words: Words.joined([root.name, Words.joined([root.phase, root.word === root.phase ? "" : root.word], ", "), root.holdWords,
                                                  root.owner.length > 0 ? qsTr("owner %1").arg(root.owner) : "",
                                                  root.node.length > 0 ? qsTr("node %1").arg(root.node) : "",
                                                  root.power.length > 0 ? qsTr("power %1").arg(root.power) : "",
                                                  root.goesFirst], "\n")

    signal picked
    signal opened

    Accessible.description: Words.joined([root.sentence, root.goesFirst], " ")
    Accessible.name: qsTr("%1, %2").arg(root.name).arg(root.word.length > 0 ? root.word : root.phase)
    Accessible.role: Accessible.Row
    Accessible.onPressAction: root.opened()
    implicitHeight: Theme.rowHeight

    Rectangle {
        anchors.fill: parent
        border.color: Theme.focus
        border.width: root.framed ? Theme.focusWidth : 0
        color: root.selected ? Theme.selection : hover.hovered || root.pointed ? Theme.hover : "transparent"
        radius: root.framed ? Theme.radius : 0
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onDoubleTapped: root.opened()
        onTapped: root.picked()
    }
    Row {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: root.columns.gap

        StatusGlyph {
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.glyph
            look: root.look
            priority: root.priority
            width: root.columns.sign
        }
        Line {
            id: nameLine

            elide: Text.ElideMiddle
            height: parent.height
            mono: true
            text: root.name
            width: root.columns.name
        }
        Line {
            color: Theme.text2
            height: parent.height
            size: Theme.fontMono
            text: root.role
            visible: root.columns.showsRole
            width: root.columns.machineRole
        }
        Line {
            color: Theme.text2
            height: parent.height
            size: Theme.fontMono
            text: root.phase
            visible: root.columns.showsPhase
            width: root.columns.phase
        }
        Item {
            height: parent.height
            width: root.columns.hold

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
                // Of what is shown raw no owner is known.
                width: root.look === "raw" ? root.columns.hold + root.columns.gap + root.columns.owner
                                           : nextToGo.visible ? nextToGo.x - Theme.gapSmall : parent.width
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
        Line {
            id: ownerLine

            color: Theme.text2
            height: parent.height
            size: Theme.fontMono
            text: root.owner
            width: root.columns.owner
        }
        AgeText {
            color: root.look === "normal" ? Theme.text3 : Theme.text2
            height: parent.height
            horizontalAlignment: Text.AlignRight
            now: root.now
            since: root.since
            stale: root.stale
            width: root.columns.age
        }
        Line {
            id: nodeLine

            color: Theme.text2
            elide: Text.ElideMiddle
            height: parent.height
            mono: true
            text: root.node
            visible: root.columns.showsNode
            width: root.columns.node
        }
        Item {
            height: parent.height
            width: root.columns.power

            StatusGlyph {
                id: powerSign

                anchors.verticalCenter: parent.verticalCenter
                bare: true
                height: Theme.glyphSmall + 2
                look: root.powerLook
                visible: root.powerLook.length > 0
                width: Theme.glyphSmall + 2
                x: root.columns.showsPowerWord ? 0 : (parent.width - width) / 2
            }
            Line {
                anchors.left: powerSign.right
                anchors.leftMargin: Theme.gapTiny
                anchors.right: parent.right
                color: Theme.text2
                height: parent.height
                size: Theme.fontMono
                text: root.power
                visible: root.columns.showsPowerWord
            }
        }
    }
}
