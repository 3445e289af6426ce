// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme
import Holdpoint.WhatIf

/// What is known of one window, what is planned in it and what will stop that; and the ways to change it.
Column {
    id: root

    /// Of the view `calendar`; empty for none.
    required property var row
    required property string key
    /// {key, row} of the works that start in it.
    required property var works
    /// Why it cannot be changed; empty while it can.
    property string whyNot: ""
    readonly property var openings: root.row.openings ?? []

    signal changeAsked
    signal removeAsked
    signal picked(string key)

    function span(opening: var): string {
        return qsTr("%1 to %2").arg(Words.minute(Words.instant(opening.start), Session.now)).arg(Words.minute(Words.instant(opening.end), Session.now));
    }

    spacing: Theme.gapSmall

    Chip {
        look: root.row.fault ? "failed" : root.row.open ? "on" : ""
        priority: root.row.fault ? 2 : 0
        text: root.row.fault ? qsTr("Cannot be computed") : root.row.open ? qsTr("Open") : qsTr("Closed")
    }
    Flow {
        spacing: Theme.gapSmall
        width: parent.width

        PushButton {
            enabled: root.whyNot.length === 0
            hint: root.whyNot
            text: qsTr("Change\u2026")

            onClicked: root.changeAsked()
        }
        PushButton {
            enabled: !Session.replay.active
            hint: Session.replay.active ? Session.replay.whyNot : qsTr("How long its machines would take in it, and what would hold them. Changes nothing.")
            text: qsTr("Simulate\u2026")

            onClicked: Simulator.ask({ action: "maintain", window: Words.joined([root.row.namespace ?? "", root.row.name ?? ""], "/") })
        }
        PushButton {
            enabled: root.whyNot.length === 0
            hint: root.whyNot.length > 0 ? root.whyNot : qsTr("Can be undone")
            outlined: true
            text: qsTr("Remove window")

            onClicked: root.removeAsked()
        }
    }
    Line {
        color: Theme.text2
        maximumLineCount: 3
        size: Theme.fontSmall
        text: root.whyNot
        visible: text.length > 0
        width: parent.width
        wrapMode: Text.WordWrap
    }
    Line {
        strong: true
        text: qsTr("Planned in it")
        width: parent.width
    }
    Line {
        color: Theme.text2
        size: Theme.fontSmall
        text: qsTr("No work is planned in this window.")
        visible: root.works.length === 0
        width: parent.width
        maximumLineCount: 2
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: root.works

        Column {
            id: work

            required property var modelData
            readonly property var bites: work.modelData.row.bites ?? []

            spacing: Theme.gapTiny
            width: root.width

            PushButton {
                height: Theme.rowHeight
                text: work.modelData.row.machine
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.picked(work.modelData.key)
            }
            BiteList {
                bites: work.bites
                visible: work.bites.length > 0
                width: parent.width
            }
            Line {
                color: Theme.text2
                maximumLineCount: 2
                size: Theme.fontSmall
                text: qsTr("Nothing is known that will stop it.")
                visible: work.bites.length === 0
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }
    }
    Repeater {
        model: [
            { name: qsTr("Fault"), text: Words.said(root.row, "fault") },
            { name: qsTr("Machines"), text: root.row.machines ? root.row.machines : qsTr("all") },
            { name: qsTr("Dates"), text: root.row.rule ?? "" },
            { name: qsTr("Start"), text: Words.joined([root.row.start ?? "", root.row.timezone ?? ""], " ") },
            { name: qsTr("Open for"), text: root.row.duration ?? "" },
            { name: qsTr("Time left"), text: root.row.minRemaining ? qsTr("at least %1, or no work starts").arg(root.row.minRemaining) : "" },
            { name: qsTr("Paused until"), text: root.row.pausedUntil ? Words.minute(Words.instant(root.row.pausedUntil), Session.now) : "" },
            { name: qsTr("Openings"), text: root.openings.filter(opening => Words.instant(opening.end) > Session.now).slice(0, 3).map(opening => root.span(opening)).join("\n") }
        ].filter(fact => fact.text.length > 0)

        Row {
            id: fact

            required property var modelData

            Accessible.name: qsTr("%1: %2").arg(fact.modelData.name).arg(fact.modelData.text)
            Accessible.role: Accessible.StaticText
            spacing: Theme.gapSmall
            width: root.width

            Line {
                color: Theme.text3
                maximumLineCount: 2
                size: Theme.fontSmall
                text: fact.modelData.name
                width: 96
                wrapMode: Text.WordWrap
            }
            Line {
                maximumLineCount: 5
                size: Theme.fontSmall
                text: fact.modelData.text
                width: fact.width - 96 - Theme.gapSmall
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
}
