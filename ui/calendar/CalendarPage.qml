// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// When maintenance may begin and when it will: windows, maintenances, how long they take and what
/// does not go together (product.md 4.4, S5).
FocusScope {
    id: root

    /// The first picture can be taken.
    readonly property bool ready: table.loaded || table.errorText.length > 0
    property string selectedKey: ""
    property string notice: ""
    /// The window that was removed last, as it can come back; null for none.
    property var removed: null
    property bool asMonth: false
    /// The first day that is shown, or a day of the month.
    property double at: CalendarTimes.dayOf(Session.now)
    property int revision: 0
    readonly property bool anything: windows.count + works.count > 0
    readonly property var weights: ({ error: { look: "", priority: 1 }, warning: { look: "", priority: 2 }, note: { look: "maintenance", priority: 0 } })

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen, for the inspector.
    signal picked(string key)

    function pick(key: string) {
        root.selectedKey = key;
        const machine = table.row(key).machineKey;
        if (machine)
            root.picked(machine);
    }
    function open(key: string) {
        const machine = table.row(key).machineKey;
        if (machine)
            root.opened(machine);
    }
    function move(steps: int) {
        root.at = root.asMonth ? CalendarTimes.monthOf(root.at, steps) : root.at + steps * 7 * 86400000;
    }
    function newWindow() {
        editing.create();
    }
    function removeWindow(row: var) {
        Session.commands.run("calendar.removeWindow", { name: row.name, namespace: row.namespace, generation: row.generation }, answer => {
            root.notice = answer.ok ? qsTr("Window %1 removed.").arg(row.name) : answer.message;
            if (!answer.ok)
                return;
            root.removed = { name: row.name, namespace: row.namespace, spec: answer.result.spec };
            root.selectedKey = "";
        });
    }
    function restoreWindow() {
        const back = root.removed;
        Session.commands.run("calendar.setWindow", back, answer => {
            root.notice = answer.ok ? qsTr("Window %1 is back.").arg(back.name) : answer.message;
            if (!answer.ok)
                return;
            root.removed = null;
            root.selectedKey = answer.result.key;
        });
    }
    function plan() {
        planning.open();
    }
    function save() {
        Session.commands.run("calendar.export", {}, answer => {
            root.notice = answer.ok ? Downloads.save("holdpoint-maintenance.ics", answer.result.text) : answer.message;
        });
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        if (event.key === Qt.Key_PageDown)
            root.move(1);
        else if (event.key === Qt.Key_PageUp)
            root.move(-1);
        else if (event.key === Qt.Key_Home)
            root.at = CalendarTimes.dayOf(Session.now);
        else
            return;
        event.accepted = true;
    }

    LiveTable {
        id: table

        active: root.visible
        view: "calendar"

        onSettled: ++root.revision
    }
    RowsTable {
        id: windows

        order: ["name"]
        prefix: "window/"
        rows: table.rows
    }
    RowsTable {
        id: works

        order: ["start", "machine"]
        prefix: "maintenance/"
        rows: table.rows
    }
    RowsTable {
        id: conflicts

        prefix: "conflict/"
        rows: table.rows
    }
    PlanDialog {
        id: planning

        onTaken: notice => root.notice = notice
    }
    WindowDialog {
        id: editing

        onStored: (key, notice) => {
            root.notice = notice;
            root.removed = null;
            root.selectedKey = key;
        }
    }
    Item {
        id: tools

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        height: Theme.controlHeight

        Row {
            id: steps

            spacing: Theme.gapSmall

            PushButton {
                Accessible.name: root.asMonth ? qsTr("Previous month") : qsTr("Previous week")
                hint: root.asMonth ? qsTr("Previous month") : qsTr("Previous week")
                text: "\u2039"

                onClicked: root.move(-1)
            }
            PushButton {
                hint: qsTr("Go to today")
                text: qsTr("Today")

                onClicked: root.at = CalendarTimes.dayOf(Session.now)
            }
            PushButton {
                Accessible.name: root.asMonth ? qsTr("Next month") : qsTr("Next week")
                hint: root.asMonth ? qsTr("Next month") : qsTr("Next week")
                text: "\u203a"

                onClicked: root.move(1)
            }
            Line {
                height: Theme.controlHeight
                size: Theme.fontLarge
                strong: true
                text: root.asMonth ? CalendarTimes.monthName(root.at)
                                   : qsTr("%1 to %2").arg(CalendarTimes.dayName(root.at)).arg(CalendarTimes.dayName(root.at + 6 * 86400000))
            }
        }
        TippedLine {
            Accessible.name: root.notice
            Accessible.role: Accessible.AlertMessage
            anchors.left: steps.right
            anchors.leftMargin: Theme.gap
            anchors.right: shapes.left
            anchors.rightMargin: Theme.gap
            color: Theme.text2
            height: parent.height
            horizontalAlignment: Text.AlignRight
            size: Theme.fontSmall
            text: root.notice.length > 0 ? root.notice : qsTr("Times are UTC")
        }
        Row {
            id: shapes

            anchors.right: parent.right
            spacing: Theme.gapSmall

            FilterChip {
                anchors.verticalCenter: parent.verticalCenter
                checked: !root.asMonth
                text: qsTr("Week")

                onClicked: root.asMonth = false
            }
            FilterChip {
                anchors.verticalCenter: parent.verticalCenter
                checked: root.asMonth
                text: qsTr("Month")

                onClicked: root.asMonth = true
            }
            PushButton {
                hint: qsTr("Plan one piece of work, or import a calendar")
                text: qsTr("Plan work\u2026")

                onClicked: root.plan()
            }
            PushButton {
                hint: qsTr("Copies the address of the calendar, for apps that subscribe to it")
                text: qsTr("Copy feed")

                onClicked: {
                    Clipboard.copy("https://" + Session.place + "/calendar.ics");
                    root.notice = qsTr("Copied. Append ?token= and the token of a viewer.");
                }
            }
            PushButton {
                enabled: root.anything
                hint: qsTr("Saves windows and maintenances as iCalendar, for calendar apps")
                text: qsTr("Save ICS")

                onClicked: root.save()
            }
        }
    }
    Column {
        id: trouble

        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: side.left
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gapSmall
        spacing: Theme.gapTiny

        Repeater {
            // The weightiest come first; what is left out is counted.
            model: root.revision >= 0 ? Math.min(conflicts.count, 3) : 0

            Chip {
                id: conflict

                required property int index
                readonly property var row: root.revision >= 0 ? conflicts.at(conflict.index) : ({})
                readonly property var weight: root.weights[conflict.row.weight] ?? root.weights.note

                look: conflict.weight.look
                priority: conflict.weight.priority
                strong: conflict.weight.priority === 1
                text: conflict.index === 2 && conflicts.count > 3 ? qsTr("%1 (and %2 more)").arg(Words.said(conflict.row, "sentence")).arg(conflicts.count - 3)
                                                                  : Words.said(conflict.row, "sentence")
                width: Math.min(implicitWidth, trouble.width)
            }
        }
    }
    WorkPanel {
        id: side

        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gapSmall
        removed: root.removed !== null ? root.removed.name : ""
        revision: root.revision
        row: root.revision >= 0 ? table.row(root.selectedKey) : ({})
        selectedKey: root.selectedKey
        visible: table.errorText.length === 0
        width: root.width < Theme.roomyWidth - Theme.railWidth ? Theme.inspectorNarrow : Theme.inspectorWidth
        works: works

        onChangeAsked: row => editing.change(row)
        onOpened: machine => root.opened(machine)
        onPicked: key => root.pick(key)
        onRemoveAsked: row => root.removeWindow(row)
        onUndoAsked: root.restoreWindow()
        onWindowAsked: editing.create()
    }
    Rectangle {
        id: frame

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: side.visible ? side.left : parent.right
        anchors.top: conflicts.count > 0 ? trouble.bottom : tools.bottom
        anchors.topMargin: Theme.gapSmall
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        WeekGrid {
            anchors.fill: parent
            anchors.margins: Theme.outline
            focus: !root.asMonth
            lanes: root.revision >= 0 ? CalendarTimes.lanes(windows, works, root.at, 7) : []
            selectedKey: root.selectedKey
            start: root.at
            visible: root.anything && !root.asMonth

            onOpened: key => root.open(key)
            onPicked: key => root.pick(key)
            onWindowAsked: editing.create()
        }
        MonthGrid {
            objectName: "month"
            anchors.fill: parent
            anchors.margins: Theme.outline
            focus: root.asMonth
            month: root.at
            revision: root.revision
            selectedKey: root.selectedKey
            visible: root.anything && root.asMonth
            windows: windows
            works: works

            onOpened: key => root.open(key)
            onPicked: key => root.pick(key)
        }
        ViewState {
            anchors.fill: parent
            emptyProof: qsTr("Checked %1.").arg(Words.stamp(Math.min(Session.now, Session.asOf)))
            emptyText: qsTr("No windows and no maintenance in %1. Maintenance may start at any time.").arg(Session.cluster.length > 0 ? Session.cluster : Session.place)
            errorText: table.errorText
            loaded: table.loaded || table.count > 0
            shown: root.anything ? 1 : 0
        }
    }
}
