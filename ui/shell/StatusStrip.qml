// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Shell
import Holdpoint.Theme

/// The top line: where, how many, how bad, how fresh, when, who. It never moves.
Rectangle {
    id: root

    property bool kiosk: false
    /// Null where there is nothing to choose.
    property BackendSet backends: null

    /// The list of backends is wanted.
    signal pickerAsked

    /// A figure of the fleet, as far as it is known.
    function counted(count: int): string {
        return !Session.countsKnown ? "\u2013" : Session.countsPartial ? qsTr("\u2265 %1").arg(Words.count(count)) : Words.count(count);
    }

    readonly property bool roomy: root.width >= 1180
    /// Who looks gives way to the instant that is looked at.
    readonly property bool named: root.roomy && !root.kiosk && !Session.replay.active && Session.identity.length > 0

    /// What is to be known of the record: that it reached its cap, or is away.
    readonly property string recordText: root.history.notice ?? ""
    property var history: ({})

    LiveTable {
        id: connection

        active: Session.mode.length > 0 && !root.kiosk
        view: "connection"

        onSettled: root.history = connection.row("history")
    }

    component Divider: Rectangle {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        color: Theme.text3
        height: Theme.gapLarge
        opacity: 0.5
        width: Theme.outline
    }
    component Priority: Row {
        id: priority

        property int level: 1
        property int count: 0
        property string word: ""

        readonly property string figure: root.counted(priority.count)
        readonly property bool quiet: priority.count === 0 || !Session.countsKnown

        Accessible.name: qsTr("%1: %2").arg(priority.word).arg(priority.figure)
        Accessible.role: Accessible.StaticText
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        spacing: Theme.gapTiny + 2

        StatusGlyph {
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.glyph
            muted: priority.quiet
            priority: priority.level
            width: Theme.glyph
        }
        Line {
            color: priority.quiet ? Theme.text3 : Theme.text
            strong: !priority.quiet
            text: qsTr("P%1 %2").arg(priority.level).arg(priority.figure)
        }
    }

    Accessible.name: qsTr("Status")
    Accessible.role: Accessible.StatusBar
    color: Theme.header
    implicitHeight: Theme.stripHeight

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height
        spacing: Theme.gapLarge

        T.AbstractButton {
            id: cluster

            readonly property bool choosing: root.backends !== null && !root.kiosk
            /// What another backend has to say to whoever looks at this one.
            readonly property int elsewhere: cluster.choosing && root.backends.revision >= 0 ? root.backends.worstBeside(Session.place) : 0

            Accessible.description: cluster.elsewhere > 0 ? qsTr("Another backend has a P%1 alarm").arg(cluster.elsewhere) : ""
            Accessible.name: qsTr("Backend: %1").arg(name.text)
            Accessible.role: cluster.choosing ? Accessible.ButtonMenu : Accessible.StaticText
            Accessible.onPressAction: if (cluster.choosing) cluster.clicked()
            anchors.verticalCenter: parent.verticalCenter
            enabled: cluster.choosing
            height: Theme.rowHeight
            width: Math.min(name.implicitWidth, root.roomy ? 260 : 160) + (cluster.choosing ? Theme.glyphSmall + Theme.gapSmall : 0)
                   + (cluster.elsewhere > 0 ? Theme.glyph + Theme.gapSmall : 0)

            onClicked: root.pickerAsked()

            background: Item {
                FocusFrame {
                    shown: cluster.visualFocus
                }
            }

            Line {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                strong: true
                text: Session.cluster.length > 0 ? Session.cluster : Session.place
                width: Math.min(implicitWidth, root.roomy ? 260 : 160)
            }
            IconMark {
                id: more

                anchors.left: name.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.glyphSmall
                kind: "down"
                visible: cluster.choosing
                width: Theme.glyphSmall
            }
            StatusGlyph {
                anchors.left: more.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.glyph
                priority: cluster.elsewhere
                visible: cluster.elsewhere > 0
                width: Theme.glyph
            }
        }
        Line {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.text2
            text: Session.mode
            visible: root.roomy && !Session.replay.active && Session.mode.length > 0
        }
        Divider {
        }
        Line {
            id: fleetSize

            readonly property string words: Words.counted(Session.summary.machines, qsTr("1 machine"), qsTr("%1 machines"))

            anchors.verticalCenter: parent.verticalCenter
            text: !Session.fleetKnown ? qsTr("\u2013 machines") : Session.machinesPartial ? qsTr("\u2265 %1").arg(fleetSize.words) : fleetSize.words
        }
        Divider {
        }
        Priority {
            count: Session.summary.actNow
            level: 1
            word: qsTr("Act now")
        }
        Priority {
            count: Session.summary.soon
            level: 2
            word: qsTr("Soon")
        }
        Priority {
            count: Session.summary.look
            level: 3
            word: qsTr("Look")
        }
        Divider {
        }
        Row {
            id: held

            readonly property string figure: root.counted(Session.summary.holding.count)
            readonly property bool quiet: Session.summary.holding.count === 0 || !Session.countsKnown

            Accessible.name: qsTr("Holding: %1").arg(held.figure)
            Accessible.role: Accessible.StaticText
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapTiny + 2

            StatusGlyph {
                anchors.verticalCenter: parent.verticalCenter
                look: "holding"
                muted: held.quiet
            }
            Line {
                strong: !held.quiet
                text: qsTr("%1 holding").arg(held.figure)
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height
        spacing: Theme.gapLarge

        Chip {
            id: record

            Accessible.name: qsTr("Record: %1").arg(root.recordText)
            anchors.verticalCenter: parent.verticalCenter
            text: root.recordText
            visible: root.recordText.length > 0 && !root.kiosk
            width: Math.min(implicitWidth, root.width >= 1440 ? 280 : 96)

            HoverHandler {
                id: overRecord
            }
            Tip {
                shown: overRecord.hovered
                text: root.recordText
                x: record.width - width
                y: record.height + Theme.gapTiny
            }
        }
        Chip {
            anchors.verticalCenter: parent.verticalCenter
            edge: Theme.text
            strong: true
            text: qsTr("time runs %1\u00d7").arg(Session.timeScale)
            visible: Session.timeScale !== 1
        }
        Chip {
            id: past

            Accessible.name: qsTr("Shown is the past: %1").arg(past.text)
            anchors.verticalCenter: parent.verticalCenter
            edge: Theme.text
            fill: Theme.progress
            ink: Theme.onProgress
            strong: true
            text: qsTr("as of %1, %2 ago").arg(Words.minute(Session.asOf, Session.presentNow)).arg(Words.age(Session.asOf, Session.presentNow))
            visible: Session.replay.active
        }
        Chip {
            id: live

            Accessible.name: qsTr("Connection: %1").arg(live.text)
            anchors.verticalCenter: parent.verticalCenter
            edge: Session.state === Session.Slow ? Theme.p2Fg : Session.outOfTouch ? Theme.text : Theme.text3
            fill: Session.outOfTouch ? Theme.text : "transparent"
            ink: Session.outOfTouch ? Theme.header : Session.state === Session.Slow ? Theme.p2Fg : Theme.text2
            mono: true
            strong: Session.outOfTouch
            text: {
                switch (Session.state) {
                case Session.Connecting:
                    return qsTr("connecting");
                case Session.Live:
                    return Session.standing.archived ? qsTr("not live") : qsTr("live %1").arg(Words.streamAge(Session.age));
                case Session.Slow:
                    return qsTr("slow %1").arg(Words.streamAge(Session.age));
                default:
                    return qsTr("STALE %1").arg(Words.streamAge(Session.age));
                }
            }
        }
        Line {
            anchors.verticalCenter: parent.verticalCenter
            mono: true
            text: Session.presentNow > 0 ? qsTr("UTC %1").arg(Words.clock(Session.presentNow)) : qsTr("UTC --:--:--")
        }
        Divider {
            visible: root.named
        }
        Line {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.text2
            text: Session.identity
            visible: root.named
            width: Math.min(implicitWidth, 200)
        }
    }
}
