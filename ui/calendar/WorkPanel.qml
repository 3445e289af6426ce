// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// What is known of one maintenance or window, and below it all maintenances in the order of their times.
Item {
    id: root

    required property RowsTable works
    property string selectedKey: ""
    /// The row of the key; empty when none is chosen.
    property var row: ({})
    property int revision: 0
    readonly property var bites: root.chosen ? root.row.bites ?? [] : []
    /// The name of a window that was removed and can come back; empty for none.
    property string removed: ""
    readonly property bool isWindow: root.row.kind === "window"
    /// A maintenance is.
    readonly property bool chosen: root.row.name !== undefined && !root.isWindow
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.stale ? qsTr("Disabled: the data is older than 10 s.")
                                   : !Session.mayWrite ? qsTr("Requires the role operator.") : ""

    signal picked(string key)
    signal opened(string machineKey)
    signal windowAsked
    signal changeAsked(var row)
    signal removeAsked(var row)
    signal undoAsked

    /// {key, row} of those that start in the window of this key.
    function worksIn(key: string, revision: int): var {
        const found = [];
        for (let row = 0; row < root.works.count; ++row) {
            if ((root.works.at(row).windows ?? []).includes(key))
                found.push({ key: root.works.keyAt(row), row: root.works.at(row) });
        }
        return found;
    }

    function span(row: var): string {
        if (!row.start)
            return qsTr("no time known");
        return qsTr("%1 to %2").arg(Words.minute(Words.instant(row.start), Session.now)).arg(Words.minute(Words.instant(row.end), Session.now));
    }

    /// When the plan has it run.
    function planned(row: var): string {
        return qsTr("%1 to %2").arg(Words.minute(Words.instant(row.plannedStart), Session.now)).arg(Words.minute(Words.instant(row.plannedEnd), Session.now));
    }

    /// What runs within the next twelve hours, in one sentence.
    function tonight(revision: int): string {
        const until = Session.now + 12 * 3600000;
        let from = Infinity, to = 0, count = 0, late = 0;
        for (let row = 0; row < root.works.count; ++row) {
            const work = root.works.at(row);
            late += Words.said(work, "late").length > 0 ? 1 : 0;
            const start = work.plannedStart ? Words.instant(work.plannedStart) : Infinity;
            if (start > until)
                continue;
            ++count;
            from = Math.min(from, start);
            to = Math.max(to, Words.instant(work.plannedEnd));
        }
        const next = count === 0 ? qsTr("No maintenance will run in the next 12 h.")
                                 : qsTr("Maintenances in the next 12 h: %1, %2 to %3.").arg(Words.count(count)).arg(Words.minute(from, Session.now)).arg(Words.minute(to, Session.now));
        return late === 0 ? next : Words.joined([next, qsTr("Late: %1.").arg(Words.count(late))], " ");
    }

    Panel {
        id: facts

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: parent.height * 0.58
        note: (root.chosen ? root.row.source : root.isWindow ? root.row.namespace : "") ?? ""
        title: (root.chosen ? root.row.machine : root.isWindow ? root.row.name : qsTr("Maintenance")) ?? ""

        Column {
            spacing: Theme.gap
            visible: !root.chosen && !root.isWindow
            width: parent.width - 2 * Theme.gap
            x: Theme.gap

            Line {
                maximumLineCount: 3
                text: root.tonight(root.revision)
                visible: root.works.count > 0
                width: parent.width
                wrapMode: Text.WordWrap
            }
            Line {
                color: Theme.text2
                maximumLineCount: 4
                text: qsTr("Select a maintenance to see its event, its window and how long it will take.")
                width: parent.width
                wrapMode: Text.WordWrap
            }
            Flow {
                spacing: Theme.gapSmall
                width: parent.width

                PushButton {
                    text: qsTr("New window\u2026")

                    onClicked: root.windowAsked()
                }
                PushButton {
                    enabled: root.whyNot.length === 0
                    hint: root.whyNot
                    text: qsTr("Undo: remove %1").arg(root.removed)
                    visible: root.removed.length > 0

                    onClicked: root.undoAsked()
                }
            }
        }
        Flickable {
            anchors.fill: parent
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            contentHeight: body.height + Theme.gap
            visible: root.chosen

            T.ScrollBar.vertical: ScrollRail {
            }

            Column {
                id: body

                spacing: Theme.gapSmall
                width: parent.width - 2 * Theme.gap
                x: Theme.gap

                Chip {
                    look: root.chosen ? CalendarTimes.lookOf(root.row) : ""
                    priority: root.row.priority ?? 0
                    text: root.chosen ? CalendarTimes.stateText(root.row) : ""
                }
                Repeater {
                    model: root.row.alerts ?? []

                    Line {
                        required property var modelData

                        color: Theme.p2Fg
                        maximumLineCount: 4
                        size: Theme.fontSmall
                        text: Words.said(modelData, "message")
                        width: body.width
                        wrapMode: Text.WordWrap
                    }
                }
                Line {
                    strong: true
                    text: qsTr("What will stop it")
                    visible: root.bites.length > 0
                    width: parent.width
                }
                BiteList {
                    bites: root.bites
                    visible: root.bites.length > 0
                    width: parent.width
                }
                Repeater {
                    model: !root.chosen ? [] : [
                        { name: qsTr("Event"), text: root.row.code },
                        { name: qsTr("Why"), text: root.row.description },
                        { name: root.row.chosen ? qsTr("Window") : qsTr("Announced for"), text: root.span(root.row) },
                        { name: qsTr("Will run"), text: root.row.plannedStart && root.row.state !== "inProgress" ? root.planned(root.row) : "" },
                        { name: qsTr("Late"), text: Words.said(root.row, "late") },
                        { name: qsTr("Deadline"), text: root.row.deadline ? Words.minute(Words.instant(root.row.deadline), Session.now) : "" },
                        { name: qsTr("Duration"), text: CalendarTimes.forecastText(root.row) },
                        { name: qsTr("Strategy"), text: root.row.way },
                        { name: qsTr("Stage"), text: Words.joined([root.row.step ?? "", Words.said(root.row, "reason")], ": ") },
                        { name: qsTr("Machine set"), text: root.row.set },
                        { name: qsTr("Object"), text: root.row.name }
                    ].filter(fact => fact.text && fact.text.length > 0)

                    Row {
                        id: fact

                        required property var modelData

                        Accessible.name: qsTr("%1: %2").arg(fact.modelData.name).arg(fact.modelData.text)
                        Accessible.role: Accessible.StaticText
                        spacing: Theme.gapSmall
                        width: body.width

                        Line {
                            color: Theme.text3
                            maximumLineCount: 3
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
                PushButton {
                    enabled: root.chosen && (root.row.machineKey ?? "").length > 0
                    text: qsTr("Go to machine")

                    onClicked: root.opened(root.row.machineKey)
                }
            }
        }
    }
    Flickable {
        anchors.fill: facts
        anchors.margins: Theme.outline
        anchors.topMargin: facts.titleHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: ofWindow.height + Theme.gap
        visible: root.isWindow

        T.ScrollBar.vertical: ScrollRail {
        }

        WindowFacts {
            id: ofWindow

            key: root.selectedKey
            row: root.isWindow ? root.row : ({})
            whyNot: root.whyNot
            width: parent.width - 2 * Theme.gap
            works: root.isWindow ? root.worksIn(root.selectedKey, root.revision) : []
            x: Theme.gap

            onChangeAsked: root.changeAsked(root.row)
            onPicked: key => root.picked(key)
            onRemoveAsked: root.removeAsked(root.row)
        }
    }
    Panel {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: facts.bottom
        anchors.topMargin: Theme.gapSmall
        note: Words.count(root.works.count)
        title: qsTr("Agenda")

        ListView {
            id: list

            Accessible.name: qsTr("Agenda")
            Accessible.role: Accessible.List
            activeFocusOnTab: true
            anchors.fill: parent
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            model: root.works

            Keys.onReturnPressed: root.picked(root.works.keyAt(list.currentIndex))
            T.ScrollBar.vertical: ScrollRail {
                bare: list.activeFocus && list.currentItem === null
            }
            ReadingOrder {
            }
            delegate: Item {
                id: entry

                required property string key
                required property var row
                required property int index

                Accessible.name: Words.joined([entry.row.machine, root.span(entry.row), CalendarTimes.stateText(entry.row)], ", ")
                Accessible.role: Accessible.ListItem
                Accessible.onPressAction: root.picked(entry.key)
                height: Theme.rowHeight + 14
                width: list.width

                HoverHandler {
                    id: hover
                }
                TapHandler {
                    onTapped: {
                        list.currentIndex = entry.index;
                        root.picked(entry.key);
                    }
                    onDoubleTapped: root.opened(entry.row.machineKey)
                }
                Rectangle {
                    anchors.fill: parent
                    border.color: Theme.focus
                    border.width: list.activeFocus && list.currentIndex === entry.index ? Theme.focusWidth : 0
                    color: entry.key === root.selectedKey ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
                }
                StatusGlyph {
                    id: sign

                    bare: true
                    height: Theme.glyphSmall + 2
                    look: CalendarTimes.lookOf(entry.row)
                    priority: entry.row.priority > 0 ? entry.row.priority : entry.row.overrunSeconds > 0 ? 2 : 0
                    width: Theme.glyphSmall + 2
                    x: Theme.gap
                    y: 6
                }
                Line {
                    height: 22
                    mono: true
                    size: Theme.fontSmall
                    text: entry.row.machine
                    width: parent.width - x - Theme.gap
                    x: sign.x + sign.width + Theme.gapSmall
                    y: 1
                }
                Line {
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    color: Theme.text2
                    height: 18
                    size: Theme.fontSmall
                    text: Words.joined([root.span(entry.row), entry.row.code], ", ")
                    width: parent.width - x - Theme.gap
                    x: sign.x + sign.width + Theme.gapSmall
                }
            }
        }
        Line {
            color: Theme.text2
            text: qsTr("No maintenance is planned.")
            visible: root.works.count === 0
            x: Theme.gap
        }
    }
}
