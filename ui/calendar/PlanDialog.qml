// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Plans work: one piece of it, or a whole calendar in iCalendar, pasted or from a file. What it would
/// bring is shown first, conflicts before all else; only what was looked at is taken. What is planned
/// already can be taken out again.
T.Popup {
    id: root

    /// "work": one piece of it; "calendar"; "planned": what there is.
    property string mode: "work"
    readonly property bool single: root.mode === "work"
    /// The answer to the last look; null since something changed.
    property var found: null
    property string trouble: ""
    /// Of the last look, and of what changed since: an answer to an earlier one says nothing of what stands here.
    property int question: 0
    /// What was looked at is on its way.
    property bool sending: false
    property string kind: "system-maintenance"
    readonly property bool takes: root.found !== null && root.found.entries.length > 0
    readonly property string whyNothing: Session.replay.active ? Session.replay.whyNot : Session.stale ? qsTr("Disabled: the data is older than 10 s.")
                                       : !Session.mayWrite ? qsTr("Requires the role operator.") : ""
    readonly property string whyNot: root.whyNothing.length > 0 ? root.whyNothing
                                   : root.single && (what.text.trim().length === 0 || machines.text.trim().length === 0) ? qsTr("Enter the work and the machines.")
                                   : root.single && !(root.instant(from.text) && root.instant(until.text)) ? qsTr("Enter two times, such as 2026-03-07 02:00.")
                                   : root.mode === "calendar" && calendar.text.trim().length === 0 ? qsTr("Paste the text of an .ics file, or drop the file here.") : ""
    readonly property var rows: root.found === null ? [] : [].concat(
        root.found.conflicts.map((text, at) => ({ look: "", priority: 1, text: Words.said({ text: text, textMessage: (root.found.conflictsMessages ?? [])[at] }, "text") })),
        root.found.faults.map(text => ({ look: "", priority: 2, text: text })),
        root.found.entries.map(entry => ({ look: "maintenance", priority: 0, text: root.entryText(entry) })))

    /// The work or the calendar is kept.
    signal taken(string notice)

    /// "2026-03-07 02:00" as the command wants it; empty when it is no time.
    function instant(text: string): string {
        const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text.trim());
        const time = parts ? parts[1] + "T" + parts[2] + ":00Z" : "";
        return isNaN(Date.parse(time)) ? "" : time;
    }
    function entryText(entry: var): string {
        const whom = entry.machines.concat(entry.zones).join(", ");
        const when = !entry.start ? qsTr("no future dates")
                   : qsTr("%1 to %2").arg(Words.minute(Words.instant(entry.start), Session.now)).arg(Words.minute(Words.instant(entry.end), Session.now));
        return Words.joined([entry.summary, whom, entry.times > 1 ? qsTr("%1 and %2 more times").arg(when).arg(entry.times - 1) : when], ", ");
    }
    function changed() {
        ++root.question;
        root.found = null;
        root.trouble = "";
    }
    /// What is typed is there again, also when the page was left or the console closed meanwhile.
    function typed() {
        root.changed();
        PageMemory.keep("calendar/plan", what.text.length + machines.text.length === 0 ? ""
                                       : JSON.stringify({ what: what.text, machines: machines.text, kind: root.kind, from: from.text, until: until.text }));
    }
    function choose(mode: string) {
        root.mode = mode;
        root.changed();
        if (mode === "planned")
            root.list();
    }
    function list() {
        Session.commands.run("calendar.planned", {}, answer => {
            root.trouble = answer.ok ? "" : answer.message;
            planned.entries = answer.ok ? answer.result.entries : [];
        });
    }
    function take(entry: var) {
        Session.commands.run("calendar.remove", { uid: entry.uid }, answer => {
            root.trouble = answer.ok ? "" : answer.message;
            if (!answer.ok)
                return;
            root.taken(qsTr("Removed: %1.").arg(entry.summary));
            root.list();
        });
    }
    function readFile() {
        const read = IcsFile.read(file.text);
        root.changed();
        root.trouble = read.trouble;
        if (read.trouble.length === 0)
            calendar.text = read.text;
    }
    /// By Return: what was looked at is taken, before that it is looked at.
    function goOn() {
        root.ask(!root.takes);
    }
    function ask(preview: bool) {
        if (root.whyNot.length > 0 || root.sending)
            return;
        const question = ++root.question;
        const single = root.single;
        root.sending = !preview;
        const given = root.single ? { summary: what.text.trim(), code: root.kind, start: root.instant(from.text), end: root.instant(until.text),
                                      machines: machines.text.split(",").map(name => name.trim()).filter(name => name.length > 0) }
                                  : { text: calendar.text };
        Session.commands.run(root.single ? "calendar.add" : "calendar.import", Object.assign(given, { preview: preview }), answer => {
            if (!preview)
                root.sending = false;
            if (answer.ok && !preview)
                root.taken(single ? qsTr("Planned: %1.").arg(given.summary) : qsTr("%n entries imported.", "", answer.result.entries.length));
            if (question !== root.question)
                return;
            root.trouble = answer.ok ? "" : answer.message;
            root.found = answer.ok ? answer.result : null;
            if (answer.ok && !preview) {
                what.clear();
                machines.clear();
                root.typed();
                root.close();
            }
        });
    }

    Component.onCompleted: {
        const typed = JSON.parse(PageMemory.text("calendar/plan") || "{}");
        what.text = typed.what ?? "";
        machines.text = typed.machines ?? "";
        root.kind = typed.kind ?? root.kind;
        from.text = typed.from ?? "";
        until.text = typed.until ?? "";
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 640
    modal: true
    padding: Theme.gapHuge

    onOpened: {
        root.choose(root.mode);
        if (from.text.length === 0) {
            const midnight = CalendarTimes.dayOf(Session.now) + 86400000;
            from.text = new Date(midnight + 2 * 3600000).toISOString().slice(0, 16).replace("T", " ");
            until.text = new Date(midnight + 4 * 3600000).toISOString().slice(0, 16).replace("T", " ");
        }
        (root.single ? what : root.mode === "planned" ? planned : calendar).forceActiveFocus(Qt.PopupFocusReason);
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        DropArea {
            anchors.fill: parent
            keys: ["text/uri-list"]

            onDropped: drop => {
                file.text = IcsFile.pathOf(drop.urls);
                root.choose("calendar");
                root.readFile();
            }
        }
    }

    /// A held Return looks at it, and takes nothing that nobody has read yet.
    component Box: TextBox {
        Keys.onEnterPressed: event => event.accepted = event.isAutoRepeat
        Keys.onReturnPressed: event => event.accepted = event.isAutoRepeat
        onAccepted: root.goOn()
        onTextEdited: root.typed()
    }
    component Labelled: Column {
        id: labelled

        required property string label

        spacing: Theme.gapTiny

        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: labelled.label
        }
    }

    Column {
        id: content

        Accessible.name: title.text
        Accessible.role: Accessible.Dialog
        spacing: Theme.gapLarge
        width: parent.width

        Item {
            height: Theme.controlHeight
            width: parent.width

            Line {
                id: title

                height: parent.height
                size: Theme.fontLarge
                strong: true
                text: qsTr("Plan work")
            }
            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gapSmall

                FilterChip {
                    checked: root.single
                    text: qsTr("One piece of work")

                    onClicked: root.choose("work")
                }
                FilterChip {
                    checked: root.mode === "calendar"
                    text: qsTr("Calendar (ICS)")

                    onClicked: root.choose("calendar")
                }
                FilterChip {
                    checked: root.mode === "planned"
                    text: qsTr("Planned work")

                    onClicked: root.choose("planned")
                }
            }
        }
        Grid {
            columnSpacing: Theme.gap
            columns: 2
            rowSpacing: Theme.gap
            visible: root.single
            width: parent.width

            readonly property real half: (width - columnSpacing) / 2

            Labelled {
                label: qsTr("Work")
                width: parent.half

                Box {
                    id: what

                    hint: qsTr("PSU swap, rack B")
                    label: qsTr("Work")
                    maximumLength: 120
                    width: parent.width
                }
            }
            Labelled {
                label: qsTr("Machines, separated by commas")
                width: parent.half

                Box {
                    id: machines

                    hint: qsTr("worker-a, worker-b")
                    label: qsTr("Machines, separated by commas")
                    mono: true
                    width: parent.width
                }
            }
            Labelled {
                label: qsTr("Kind")
                width: parent.half

                ChoiceBox {
                    choices: [
                        { value: "system-maintenance", text: qsTr("Physical work") },
                        { value: "system-reboot", text: qsTr("Reboot") },
                        { value: "instance-retirement", text: qsTr("Retirement") }
                    ]
                    label: qsTr("Kind")
                    value: root.kind
                    width: parent.width

                    onPicked: value => {
                        root.kind = value;
                        root.typed();
                    }
                }
            }
            Row {
                spacing: Theme.gap
                width: parent.half

                Labelled {
                    label: qsTr("From (UTC)")
                    width: (parent.width - Theme.gap) / 2

                    Box {
                        id: from

                        label: qsTr("From (UTC)")
                        mono: true
                        width: parent.width
                    }
                }
                Labelled {
                    label: qsTr("Until (UTC)")
                    width: (parent.width - Theme.gap) / 2

                    Box {
                        id: until

                        label: qsTr("Until (UTC)")
                        mono: true
                        width: parent.width
                    }
                }
            }
        }
        Item {
            height: Theme.controlHeight
            visible: root.mode === "calendar"
            width: parent.width

            TextBox {
                id: file

                anchors.left: parent.left
                anchors.right: reading.left
                anchors.rightMargin: Theme.gapSmall
                hint: qsTr("Path of an .ics file, or drop the file here")
                label: qsTr("File")
                mono: true

                onAccepted: root.readFile()
            }
            PushButton {
                id: reading

                anchors.right: parent.right
                enabled: file.text.trim().length > 0
                text: qsTr("Read file")

                onClicked: root.readFile()
            }
        }
        TextPane {
            id: calendar

            height: 160
            hint: qsTr("Paste the text of an .ics file. It replaces the previous import.")
            label: qsTr("Calendar (ICS)")
            mono: true
            visible: root.mode === "calendar"
            width: parent.width
            wraps: false

            onEdited: root.changed()
        }
        PlannedList {
            id: planned

            height: 220
            visible: root.mode === "planned"
            whyNot: root.whyNothing
            width: parent.width

            onRemoved: entry => root.take(entry)
        }
        Line {
            color: Theme.text2
            text: qsTr("No work is planned.")
            visible: root.mode === "planned" && planned.count === 0
            width: parent.width
        }
        FoundList {
            height: Math.min(contentHeight, 180)
            model: root.rows
            visible: root.mode !== "planned" && root.found !== null
            width: parent.width
        }
        Item {
            height: Theme.controlHeight
            width: parent.width

            PushButton {
                text: root.mode === "planned" ? qsTr("Close") : qsTr("Cancel")

                onClicked: root.close()
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.gapSmall
                visible: root.mode !== "planned"

                PushButton {
                    enabled: root.whyNot.length === 0
                    hint: qsTr("Shows what would be imported, conflicts first")
                    text: qsTr("Check")

                    onClicked: root.ask(true)
                }
                PushButton {
                    enabled: root.whyNot.length === 0 && root.takes
                    hint: root.takes ? "" : qsTr("Check it before importing.")
                    text: root.single ? qsTr("Plan work") : qsTr("Import")

                    onClicked: root.ask(false)
                }
            }
        }
        Line {
            color: root.trouble.length > 0 ? Theme.p2Fg : Theme.text2
            maximumLineCount: 3
            size: Theme.fontSmall
            text: root.trouble.length > 0 ? root.trouble : root.whyNot
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
