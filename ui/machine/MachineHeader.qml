// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme

/// Who the machine is, where it stands, and how fresh that is (product.md 4.4, S2).
Rectangle {
    id: root

    required property MachineViewModel machine
    property bool interactive: true
    /// Name and places do not fit beside each other: what would be said twice goes, and places are cut.
    readonly property bool tight: names.implicitWidth + clusterName.implicitWidth + nodeName.implicitWidth + hostName.implicitWidth
                                  + dataWord.implicitWidth + actions.width + back.width + 8 * Theme.gapHuge > root.width
    readonly property real placeWidth: root.tight ? 120 : root.width

    signal leaving

    function openActions() {
        if (actions.visible && actions.enabled)
            menu.open();
    }

    color: Theme.panel
    implicitHeight: Theme.machineHeaderHeight

    PushButton {
        id: back

        Accessible.name: qsTr("Back to the fleet")
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        hint: qsTr("Back to the fleet (Backspace)")
        text: ""
        visible: root.interactive
        width: Theme.controlHeight

        onClicked: root.leaving()

        IconMark {
            anchors.centerIn: parent
            ink: Theme.text
            kind: "left"
        }
    }
    Column {
        anchors.left: back.visible ? back.right : parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: places.left
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny

        Row {
            id: names

            spacing: Theme.gap

            StatusGlyph {
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.glyph + 2
                look: root.machine.look
                priority: root.machine.priority
                visible: root.machine.look.length > 0 && root.machine.look !== "normal"
                width: Theme.glyph + 2
            }
            Line {
                mono: true
                size: Theme.fontTitle
                strong: false
                text: root.machine.name
            }
            PushButton {
                Accessible.name: qsTr("Copy the name %1").arg(root.machine.name)
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.fontSmall
                height: Theme.chipHeight
                text: qsTr("Copy")
                visible: root.interactive

                onClicked: Clipboard.copy(root.machine.name)
            }
            Chip {
                anchors.verticalCenter: parent.verticalCenter
                text: root.machine.role
                visible: root.machine.role.length > 0
            }
            Chip {
                Accessible.description: root.machine.goesFirst
                anchors.verticalCenter: parent.verticalCenter
                edge: Theme.text
                text: qsTr("deleted next")
                visible: root.machine.goesFirst.length > 0 && root.machine.goneAt === 0
            }
            Chip {
                anchors.verticalCenter: parent.verticalCenter
                edge: Theme.text
                strong: true
                text: qsTr("gone since %1").arg(Words.stamp(root.machine.goneAt))
                visible: root.machine.goneAt > 0
            }
        }
        Line {
            color: Theme.text2
            text: Words.joined([root.machine.word, !root.machine.deleting ? "" : root.machine.since > 0
                                ? qsTr("being deleted since %1").arg(Words.stamp(root.machine.since)) : qsTr("being deleted")], " · ")
            visible: root.machine.notUnderstood.length > 0
        }
        PhaseChain {
            objectName: "phaseChain"
            gone: root.machine.goneAt > 0
            phase: root.machine.phase
            since: root.machine.phaseSince
            visible: root.machine.notUnderstood.length === 0
        }
    }
    PushButton {
        id: actions

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        checked: menu.opened
        enabled: root.machine.actions.length + root.machine.simulations.length > 0
        hint: root.machine.notUnderstood.length > 0 ? qsTr("%1 is not supported: nothing can be changed.").arg(root.machine.notUnderstood)
                                                    : qsTr("Actions for this machine; each opens a review first")
        text: qsTr("Actions\u2026")
        visible: root.interactive && root.machine.goneAt === 0

        onClicked: menu.open()

        ActionMenu {
            id: menu

            machine: root.machine
            x: actions.width - menu.width
            y: actions.height + Theme.gapTiny
        }
    }
    Row {
        id: places

        anchors.right: actions.visible ? actions.left : parent.right
        anchors.rightMargin: actions.visible ? Theme.gapHuge : Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapHuge

        Column {
            spacing: Theme.gapTiny
            visible: root.machine.cluster.length > 0

            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: qsTr("Cluster")
            }
            Line {
                id: clusterName

                mono: true
                text: root.machine.cluster
                width: Math.min(implicitWidth, root.placeWidth)
            }
        }
        Column {
            spacing: Theme.gapTiny
            visible: root.machine.node.length > 0 && !(root.tight && !root.machine.cordoned && root.machine.node === root.machine.name)

            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: root.machine.cordoned ? qsTr("Node, cordoned") : qsTr("Node")
            }
            Line {
                id: nodeName

                mono: true
                text: root.machine.node
                width: Math.min(implicitWidth, root.placeWidth)
            }
        }
        Column {
            spacing: Theme.gapTiny
            visible: root.machine.host.length > 0

            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: qsTr("Host")
            }
            Row {
                spacing: Theme.gapTiny + 2

                StatusGlyph {
                    anchors.verticalCenter: parent.verticalCenter
                    bare: true
                    height: Theme.glyphSmall + 2
                    look: root.machine.powerLook
                    width: Theme.glyphSmall + 2
                }
                Line {
                    id: hostName

                    mono: true
                    width: Math.min(implicitWidth, root.placeWidth)
                    text: root.machine.host.substring(root.machine.host.lastIndexOf("/") + 1)
                }
            }
        }
        Column {
            spacing: Theme.gapTiny

            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: Session.stale ? qsTr("As of") : qsTr("Data")
            }
            Line {
                id: dataWord

                mono: true
                text: Session.stale ? Words.clock(Session.asOf) : Session.standing.archived ? qsTr("not live") : qsTr("live")
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        color: Theme.rule
        height: Theme.outline
        width: parent.width
    }
}
