// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Alarms
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Whether the alarms of this site are worth their name (product.md 4.4, S8).
FocusScope {
    id: root

    /// The first picture can be taken.
    readonly property bool ready: table.loaded || table.errorText.length > 0
    property alarmSummary summary
    property string notice: ""
    readonly property bool known: root.summary.known
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be changed.")
                                   : !Session.mayWrite ? qsTr("%1 is not allowed to change alarms.").arg(Session.identity) : ""
    /// The lists below the figures have too little room.
    readonly property bool low: root.height < 600
    readonly property real third: (root.width - 4 * Theme.gapLarge) / 3
    property int oldCount: 0

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen, for the inspector.
    signal picked(string key)
    /// The machines of a cause are to be looked at.
    signal causeAsked(string cause)
    /// These alarms are to be put on a shelf.
    signal shelveAsked(var keys)
    /// What an override has raised is to be looked at, by its id.
    signal overrideAsked(string id)
    /// Another page is asked for.
    signal asked(string page)

    function go(machine: string, key: string) {
        const override = Alarms.overrideOf(key);
        if (override.length > 0)
            root.overrideAsked(override);
        else if (machine.length > 0)
            root.opened(machine);
        else
            root.asked(Alarms.pageOf(key));
    }
    function goToSource(source: alarmTimes) {
        const page = Alarms.pageOf(source.key);
        if (page !== "alarms")
            root.go("", source.key);
        else if (source.named)
            root.causeAsked(source.name);
        else
            root.opened(source.key.split("/").slice(0, 2).join("/"));
    }
    /// The holds of a cause, or where its evidence is.
    function goToCause(cause: string, key: string) {
        const page = Alarms.pageOf(key);
        if (page === "alarms")
            root.causeAsked(cause);
        else
            root.asked(page);
    }
    function since(at: double): string {
        return Words.age(at, Session.now);
    }
    function countOld() {
        let count = 0;
        for (let row = 0; row < standing.count; ++row) {
            const alarm = standing.at(row);
            if (alarm.standing && alarm.raised < Session.now - 86400000)
                ++count;
        }
        root.oldCount = count;
    }

    LiveTable {
        id: table

        active: root.visible
        view: "alarms"

        onSettled: {
            root.summary = table.row("summary");
            root.countOld();
        }
    }
    RowsTable {
        id: standing

        order: ["raised"]
        prefix: "alarm/"
        rows: table.rows
    }
    AlarmHeads {
        id: raised

        order: AlarmHeads.Urgency
        rows: table.rows
        state: "Raised"
    }
    AlarmHeads {
        id: acknowledged

        order: AlarmHeads.Acknowledged
        rows: table.rows
        state: "Acknowledged"
    }
    AlarmHeads {
        id: shelved

        order: AlarmHeads.ShelvedUntil
        rows: table.rows
        state: "Shelved"
    }
    Item {
        id: tools

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        height: Theme.controlHeight

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall
            visible: root.known

            Chip {
                priority: root.summary.flood ? 2 : 0
                strong: root.summary.flood
                text: root.summary.flood ? qsTr("Flood since %1: %2 alarms in 10 min").arg(Words.minute(root.summary.floodSince, Session.now))
                                                                                     .arg(root.summary.inTenMinutes)
                                         : qsTr("No flood: %1 in 10 min").arg(root.summary.inTenMinutes)
            }
            Chip {
                text: qsTr("%1 in the last hour").arg(root.summary.lastHour)
            }
            Chip {
                text: qsTr("%1 in 24 h").arg(root.summary.lastDay)
            }
            Chip {
                priority: root.oldCount > 0 ? 3 : 0
                text: Words.counted(root.oldCount, qsTr("1 alarm is older than 24 h"), qsTr("%1 alarms are older than 24 h"))
            }
        }
        Line {
            Accessible.name: root.notice
            Accessible.role: Accessible.AlertMessage
            anchors.right: sheet.left
            anchors.rightMargin: Theme.gap
            color: Theme.text2
            height: parent.height
            size: Theme.fontSmall
            text: root.notice
            width: Math.min(implicitWidth, parent.width * 0.3)
        }
        PushButton {
            id: sheet

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            enabled: root.known
            hint: qsTr("Copies what the next shift needs to know, as Markdown")
            text: qsTr("Copy shift handover sheet")

            onClicked: {
                // Of the time of what it tells: the clock is carried on when nothing is heard any more.
                Clipboard.copy(HandoverSheet.markdown(table.rows, Session.cluster, Session.identity, Math.min(Session.now, Session.asOf)));
                root.notice = qsTr("Handover sheet copied.");
            }
        }
    }
    Panel {
        id: rate

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.top: tools.bottom
        height: Math.max(root.low ? 120 : 184, Math.floor((root.height - tools.height - 5 * Theme.gapLarge) * 0.3))
        note: qsTr("a person can handle 10")
        title: qsTr("Alarms per 10 min, last 24 h")
        visible: root.known
        width: 2 * root.third + Theme.gapLarge

        RateChart {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap
            anchors.rightMargin: Theme.gap
            anchors.bottomMargin: Theme.gapSmall
            counts: root.summary.perTenMinutes
            now: Session.now
        }
    }
    Panel {
        anchors.left: rate.right
        anchors.leftMargin: Theme.gapLarge
        anchors.top: rate.top
        height: rate.height
        title: qsTr("Priorities, last 24 h")
        visible: root.known
        width: root.third

        PrioritySplit {
            bars: !root.low
            counts: root.summary.lastDayByPriority
            width: parent.width - 2 * Theme.gap
            x: Theme.gap
            y: Theme.gapTiny
        }
    }
    Item {
        id: lower

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: rate.bottom
        visible: root.known

        readonly property real half: (lower.height - Theme.gapLarge) / 2

        Panel {
            height: lower.half
            title: qsTr("Not acknowledged")
            note: raised.causes
            width: root.third

            AlarmList {
                action: qsTr("Acknowledge")
                alarms: raised
                anchors.fill: parent
                emptyText: qsTr("No alarms to acknowledge.")
                leads: true
                mayAct: root.whyNot.length === 0
                name: qsTr("Unacknowledged alarms")
                remark: row => qsTr("raised %1 ago").arg(root.since(row.raised))

                other: qsTr("Shelve\u2026")

                onActed: keys => Alarms.acknowledge(keys)
                onCauseAsked: (cause, key) => root.goToCause(cause, key)
                onOtherActed: keys => root.shelveAsked(keys)
                onOpened: (machine, key) => root.go(machine, key)
            }
        }
        Panel {
            height: lower.half
            title: qsTr("Acknowledged, still active")
            note: acknowledged.causes
            width: root.third
            y: lower.half + Theme.gapLarge

            AlarmList {
                action: qsTr("Shelve\u2026")
                alarms: acknowledged
                anchors.fill: parent
                emptyText: qsTr("No acknowledged alarms are active.")
                mayAct: root.whyNot.length === 0
                name: qsTr("Acknowledged alarms")
                remark: row => qsTr("%1, %2 ago; raised %3 ago").arg(row.acknowledgedBy).arg(root.since(row.acknowledged)).arg(root.since(row.raised))

                onActed: keys => root.shelveAsked(keys)
                onCauseAsked: (cause, key) => root.goToCause(cause, key)
                onOpened: (machine, key) => root.go(machine, key)
            }
        }
        Panel {
            height: lower.half
            title: qsTr("Top 10 sources, last 24 h")
            width: root.third
            x: root.third + Theme.gapLarge

            SourceList {
                anchors.fill: parent
                emptyText: qsTr("No alarm in the last 24 h.")
                name: qsTr("Sources with the most alarms")
                sources: root.summary.most

                onOpened: source => root.goToSource(source)
            }
        }
        Panel {
            height: lower.half
            note: qsTr("3 times or more in 1 h")
            title: qsTr("Chattering")
            width: root.third
            x: root.third + Theme.gapLarge
            y: lower.half + Theme.gapLarge

            SourceList {
                anchors.fill: parent
                emptyText: qsTr("No chattering alarms.")
                name: qsTr("Chattering alarms")
                sources: root.summary.chattering

                onOpened: source => root.goToSource(source)
            }
        }
        Panel {
            height: lower.height
            note: shelved.causes
            title: qsTr("Shelved")
            width: root.third
            x: 2 * (root.third + Theme.gapLarge)

            AlarmList {
                action: qsTr("Unshelve")
                alarms: shelved
                anchors.fill: parent
                emptyText: qsTr("No shelved alarms.")
                mayAct: root.whyNot.length === 0
                name: qsTr("Shelved alarms")
                remark: row => qsTr("back in %1; %2: %3").arg(Words.age(Session.now, row.shelvedUntil)).arg(row.shelvedBy).arg(row.reason)

                onActed: keys => Alarms.unshelve(keys)
                onCauseAsked: (cause, key) => root.goToCause(cause, key)
                onOpened: (machine, key) => root.go(machine, key)
            }
        }
    }
    ViewState {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: tools.bottom
        emptyText: qsTr("The backend does not serve alarms.")
        errorText: table.errorText
        loaded: table.loaded
        shown: root.known ? 1 : 0
    }
}
