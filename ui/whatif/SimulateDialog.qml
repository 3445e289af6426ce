// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.WhatIf

/// How an action would go: when it ends, what will hold it, and what was assumed (docs/whatif.md). It changes
/// nothing. Pages do not open it themselves; they call, after `import Holdpoint.WhatIf`,
///
///     Simulator.ask({ action: "replace", machine: "ns/name" })
T.Popup {
    id: root

    readonly property real room: T.Overlay.overlay ? T.Overlay.overlay.height - 2 * Theme.gapHuge : 600

    closePolicy: T.Popup.NoAutoClose
    focus: true
    height: Math.min(root.room, Simulator.note.length > 0 ? head.height + foot.height + 2 * Theme.gapLarge : 780)
    modal: true
    padding: 0
    visible: Simulator.shown
    width: Math.min(1080, (T.Overlay.overlay ? T.Overlay.overlay.width : 1080) - 2 * Theme.gapHuge)
    x: T.Overlay.overlay ? Math.round((T.Overlay.overlay.width - root.width) / 2) : 0
    y: T.Overlay.overlay ? Math.round((T.Overlay.overlay.height - root.height) / 2) : 0

    // As if by Tab: where the keyboard is has to be seen.
    onOpened: closing.forceActiveFocus(Qt.TabFocusReason)

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.72)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    FocusScope {
        Accessible.description: Simulator.verdict
        Accessible.name: Simulator.title
        Accessible.role: Accessible.Dialog
        anchors.fill: parent
        focus: true

        // Or the shortcuts of the window would take it.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
        Keys.onEscapePressed: Simulator.close()

        Column {
            id: head

            spacing: Theme.gapSmall
            width: parent.width - 2 * Theme.gapHuge
            x: Theme.gapHuge
            y: Theme.gapLarge

            Item {
                height: Math.max(title.height, harmless.height)
                width: parent.width

                Line {
                    id: title

                    anchors.left: parent.left
                    anchors.right: harmless.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.fontTitle
                    strong: true
                    text: Simulator.title
                }
                Chip {
                    id: harmless

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Changes nothing")
                }
            }
            Prose {
                Accessible.role: Accessible.AlertMessage
                color: Simulator.ready && !Simulator.ends ? Theme.p1Fg : Theme.text
                maximumLineCount: 3
                size: Theme.fontLarge
                strong: true
                text: Simulator.busy ? qsTr("Playing it in a copy of the cluster\u2026") : Simulator.note.length > 0 ? Simulator.note : Simulator.verdict
                width: parent.width
            }
            // Beside the alert, which is read aloud whenever it changes.
            Line {
                color: Theme.text2
                text: Words.streamAge(Simulator.waited * 1000)
                visible: Simulator.busy && Simulator.waited > 1
                width: parent.width
            }
            Prose {
                color: Theme.p1Fg
                maximumLineCount: 3
                text: Simulator.waitsFor
                visible: text.length > 0
                width: parent.width
            }
            Prose {
                color: Theme.text2
                maximumLineCount: 2
                text: Words.joined([Simulator.startsAt > 0 ? qsTr("Starts %1").arg(Words.stamp(Simulator.startsAt)) : "", Simulator.surge], " \u00b7 ")
                visible: text.length > 0
                width: parent.width
            }
        }
        // In the order in which Tab goes: what can be asked otherwise, then what can be read.
        Item {
            id: foot

            anchors.bottom: parent.bottom
            height: questions.height + 2 * Theme.gapLarge
            width: parent.width

            Rectangle {
                color: Theme.rule
                height: Theme.outline
                width: parent.width
            }
            Flow {
                id: questions

                anchors.left: parent.left
                anchors.leftMargin: Theme.gapHuge
                anchors.right: buttons.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                Row {
                    spacing: Theme.gapSmall
                    visible: Simulator.sharing

                    Line {
                        height: share.height
                        text: qsTr("Missing at a time")
                    }
                    TextBox {
                        id: share

                        hint: qsTr("1 or 10%")
                        label: qsTr("Missing at a time")
                        maximumLength: 8
                        text: Simulator.share
                        width: 80

                        onAccepted: Simulator.again()
                        onTextEdited: Simulator.share = share.text
                    }
                }
                Row {
                    spacing: Theme.gapSmall

                    Line {
                        height: assume.height
                        text: qsTr("Hooks without a record hold")
                    }
                    TextBox {
                        id: assume

                        hint: qsTr("until removed by hand")
                        label: qsTr("Hooks without a record hold, such as 30m")
                        maximumLength: 12
                        text: Simulator.assume
                        width: 176

                        onAccepted: Simulator.again()
                        onTextEdited: Simulator.assume = assume.text
                    }
                }
            }
            Row {
                id: buttons

                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.gapLarge
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapHuge
                spacing: Theme.gap

                PushButton {
                    enabled: Simulator.edited || Simulator.note.length > 0
                    text: qsTr("Simulate again")

                    onClicked: Simulator.again()
                }
                PushButton {
                    id: closing

                    text: Simulator.busy ? qsTr("Cancel") : qsTr("Close")

                    onClicked: Simulator.close()
                }
            }
        }
        Column {
            id: assumed

            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.gapSmall
            spacing: Theme.gapTiny
            visible: Simulator.notes.length > 0
            width: parent.width - 2 * Theme.gapHuge
            x: Theme.gapHuge

            Line {
                Accessible.role: Accessible.Heading
                strong: true
                text: qsTr("Assumed")
                width: parent.width
            }
            Prose {
                color: Theme.text2
                elide: Text.ElideRight
                maximumLineCount: 5
                size: Theme.fontSmall
                text: Simulator.notes.join("\n")
                width: parent.width
            }
        }
        ForecastChart {
            anchors.bottom: assumed.visible ? assumed.top : foot.top
            anchors.bottomMargin: Theme.gap
            anchors.left: head.left
            anchors.right: head.right
            anchors.top: head.bottom
            anchors.topMargin: Theme.gap
            visible: Simulator.ready
        }
        Skeleton {
            anchors.left: head.left
            anchors.right: head.right
            anchors.top: head.bottom
            anchors.topMargin: Theme.gapLarge
            rows: 8
            visible: Simulator.busy
        }
    }
}
