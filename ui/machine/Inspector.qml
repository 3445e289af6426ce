// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme

/// The selected machine in short: why it waits, what is known, the ways out. With nothing selected,
/// what to look at first.
Rectangle {
    id: root

    required property MachineViewModel machine
    readonly property bool selected: root.machine.key.length > 0

    signal picked(string key)
    signal opened(string key)
    /// The holds of a cause are to be looked at.
    signal causeAsked(string cause)

    color: Theme.panel
    implicitWidth: Theme.inspectorWidth

    Rectangle {
        color: Theme.rule
        height: parent.height
        width: Theme.outline
    }
    Flickable {
        anchors.fill: parent
        anchors.leftMargin: Theme.outline
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: content.height + 2 * Theme.gapLarge

        T.ScrollBar.vertical: ScrollRail {
        }

        Column {
            id: content

            spacing: Theme.gapLarge
            width: parent.width - 2 * Theme.gapLarge
            x: Theme.gapLarge
            y: Theme.gapLarge

            TopHolds {
                visible: !root.selected && Session.summary.worst.length > 0
                width: parent.width

                onCauseAsked: cause => root.causeAsked(cause)
                onPicked: key => root.picked(key)
            }
            Prose {
                color: Theme.text2
                maximumLineCount: 3
                text: Words.counted(Session.summary.armed, qsTr("Nothing needs attention. 1 machine has an armed hook."),
                                    qsTr("Nothing needs attention. %1 machines have armed hooks."))
                visible: !root.selected && Session.countsKnown && !Session.machinesPartial && Session.summary.worst.length === 0
                width: parent.width
            }
            Prose {
                color: Theme.text2
                maximumLineCount: 4
                text: qsTr("What needs attention is not known: the machines are served in an unsupported version.")
                visible: !root.selected && Session.fleetKnown && !Session.countsKnown
                width: parent.width
            }
            Column {
                spacing: Theme.gapSmall
                visible: root.selected
                width: parent.width

                Row {
                    spacing: Theme.gapSmall
                    width: parent.width

                    StatusGlyph {
                        anchors.verticalCenter: parent.verticalCenter
                        height: Theme.glyph + 2
                        look: root.machine.look
                        priority: root.machine.priority
                        visible: root.machine.look.length > 0 && root.machine.look !== "normal"
                        width: Theme.glyph + 2
                    }
                    Line {
                        maximumLineCount: 2
                        mono: true
                        size: Theme.fontBase
                        text: root.machine.name
                        width: Math.min(implicitWidth, content.width - Theme.gapHuge - Theme.gapSmall)
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }
                Line {
                    color: Theme.text2
                    size: Theme.fontSmall
                    text: Words.joined([root.machine.cluster, root.machine.role, root.machine.phase,
                                        root.machine.power.length > 0 ? qsTr("power %1").arg(Words.word(root.machine.power)) : ""], " · ")
                    width: parent.width
                }
            }
            Column {
                spacing: Theme.gapSmall
                visible: root.selected && root.machine.sentence.length > 0
                width: parent.width

                Line {
                    color: Theme.text3
                    size: Theme.fontSmall
                    text: root.machine.notUnderstood.length > 0 ? qsTr("What is known") : qsTr("Why it waits")
                }
                Prose {
                    lineHeight: 1.25
                    maximumLineCount: 8
                    text: root.machine.sentence
                    width: parent.width
                }
            }
            Column {
                spacing: Theme.gapSmall
                visible: root.selected && root.machine.facts.count > 0
                width: parent.width

                Line {
                    color: Theme.text3
                    size: Theme.fontSmall
                    text: qsTr("What is known")
                }
                Repeater {
                    model: root.machine.facts

                    Prose {
                        required text

                        color: Theme.text2
                        lineHeight: 1.2
                        maximumLineCount: 3
                        width: content.width
                    }
                }
            }
            Column {
                spacing: Theme.gapSmall
                visible: root.selected && root.machine.exits.count > 0
                width: parent.width

                Line {
                    color: Theme.text3
                    size: Theme.fontSmall
                    text: qsTr("Ways out")
                }
                Repeater {
                    model: root.machine.exits

                    Row {
                        id: exit

                        required property string second
                        required property string text

                        spacing: Theme.gapSmall

                        Line {
                            color: Theme.text3
                            mono: true
                            text: exit.second
                        }
                        Prose {
                            lineHeight: 1.2
                            maximumLineCount: 4
                            text: exit.text
                            width: content.width - Theme.gapLarge
                        }
                    }
                }
            }
            Rectangle {
                color: Theme.rule
                height: Theme.outline
                visible: root.selected
                width: parent.width
            }
            FactList {
                labelWidth: 96
                lines: root.machine.machineFacts
                visible: root.selected
                width: parent.width
            }
            PushButton {
                text: qsTr("Open (Enter)")
                visible: root.selected

                onClicked: root.opened(root.machine.key)
            }
        }
    }
}
