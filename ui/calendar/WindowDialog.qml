// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Calendar
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Makes a maintenance window, or changes one. What it would do is shown first: when it opens, for how many machines and
/// what does not go together; only what was looked at is stored. A field that is refused is marked.
T.Popup {
    id: root

    /// The row of the window that is changed; null for a new one.
    property var before: null
    /// The answer to the last look; null since something changed.
    property var found: null
    property string trouble: ""
    /// Of the last look, and of what changed since: an answer to an earlier one says nothing of what stands here.
    property int question: 0
    /// What was looked at is on its way.
    property bool sending: false
    readonly property string whyNothing: Session.replay.active ? Session.replay.whyNot : Session.stale ? qsTr("Disabled: the data is older than 10 s.")
                                       : !Session.mayWrite ? qsTr("Requires the role operator.") : ""
    readonly property string whyNot: root.whyNothing.length > 0 ? root.whyNothing
                                   : name.text.trim().length === 0 ? qsTr("Enter a name.")
                                   : paused.text.trim().length > 0 && root.instant(paused.text).length === 0 ? qsTr("Paused until: enter a time, such as 2026-12-24 00:00.")
                                   : root.badLabel.length > 0 ? qsTr("Labels: '%1' is not KEY=VALUE.").arg(root.badLabel)
                                   : root.badExclude.length > 0 ? qsTr("Closed: '%1' is not a range such as 2026-12-24 00:00 / 2026-12-27 00:00.").arg(root.badExclude) : ""
    readonly property string badLabel: (root.listOf(labels.text) ?? []).find(part => !/^[^=\s]+=[^=\s]*$/.test(part)) ?? ""
    readonly property string badExclude: (root.listOf(excludes.text) ?? []).find(part => root.rangeOf(part) === null) ?? ""
    readonly property var repeats: [
        { value: "FREQ=DAILY", text: qsTr("Every day") },
        { value: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", text: qsTr("Monday to Friday") },
        { value: "FREQ=WEEKLY;BYDAY=SA,SU", text: qsTr("Saturday and Sunday") },
        { value: "FREQ=WEEKLY;BYDAY=SU", text: qsTr("Every Sunday") },
        { value: "FREQ=MONTHLY;BYDAY=1SU", text: qsTr("First Sunday of the month") }
    ]
    readonly property bool custom: !root.repeats.some(choice => choice.value === rule.text.trim())
    readonly property var rows: root.found === null ? [] : [].concat(
        root.found.conflicts.map((text, at) => ({ look: "", priority: 2, text: Words.said({ text: text, textMessage: (root.found.conflictsMessages ?? [])[at] }, "text") })),
        [{ look: "maintenance", priority: 0, text: Words.counted(root.found.machines, qsTr("For 1 machine"), qsTr("For %1 machines")) }],
        root.found.openings.map(opening => ({ look: "", priority: 0, text: qsTr("Open %1 to %2").arg(Words.minute(Words.instant(opening.start), Session.now)).arg(Words.minute(Words.instant(opening.end), Session.now)) })))

    /// The window of this key is stored.
    signal stored(string key, string notice)

    /// "2026-03-07 02:00" as the API wants it; empty when it is no time.
    function instant(text: string): string {
        const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})Z?$/.exec(text.trim());
        const time = parts ? parts[1] + "T" + parts[2] + ":00Z" : "";
        return isNaN(Date.parse(time)) ? "" : time;
    }
    function listOf(text: string): var {
        const parts = text.split(",").map(part => part.trim()).filter(part => part.length > 0);
        return parts.length > 0 ? parts : null;
    }
    /// "2026-12-24 / 2026-12-27 06:00" as the API wants it; a day alone is its midnight. Null when it is no range.
    function rangeOf(text: string): var {
        const ends = text.split("/").map(end => root.instant(/^\d{4}-\d{2}-\d{2}$/.test(end.trim()) ? end.trim() + " 00:00" : end));
        return ends.length === 2 && ends[0].length > 0 && ends[0] < ends[1] ? { from: ends[0], until: ends[1] } : null;
    }
    function minuteOf(instant: string): string {
        return instant.slice(0, 16).replace("T", " ");
    }
    /// As a merge patch of labels: those that the window had and that are left out go.
    function labelPatch(): var {
        const wanted = root.listOf(labels.text) ?? [];
        const had = root.before?.labels ?? [];
        const patch = {};
        for (const label of had)
            patch[label.slice(0, label.indexOf("="))] = null;
        for (const label of wanted)
            patch[label.slice(0, label.indexOf("="))] = label.slice(label.indexOf("=") + 1);
        return wanted.length === 0 ? null : patch;
    }
    /// The sentence that refuses this field of the spec; empty while none does.
    function troubleAt(field: string): string {
        return root.trouble.includes(field) ? root.trouble : "";
    }
    function create() {
        root.before = null;
        const typed = JSON.parse(PageMemory.text("calendar/window") || "{}");
        root.fill(Object.assign({ name: "", rule: "FREQ=DAILY", start: "22:00", duration: "6h", timezone: "UTC", minRemaining: "30m", names: [], roles: [], zones: [], labels: [], excludes: [], pausedUntil: "" }, typed));
        root.open();
    }
    function change(row: var) {
        root.before = row;
        root.fill(row);
        root.open();
    }
    function fill(row: var) {
        name.text = row.name;
        rule.text = row.rule;
        start.text = row.start;
        length.text = row.duration;
        zone.text = row.timezone;
        least.text = row.minRemaining ?? "";
        machines.text = (row.names ?? []).join(", ");
        roles.text = (row.roles ?? []).join(", ");
        zones.text = (row.zones ?? []).join(", ");
        labels.text = (row.labels ?? []).join(", ");
        // A range that is still being typed comes back as it stands.
        excludes.text = (row.excludes ?? []).map(range => range.start ? root.minuteOf(range.start) + " / " + root.minuteOf(range.end) : range).join(", ");
        paused.text = row.pausedUntil ? root.minuteOf(row.pausedUntil) : "";
        ++root.question;
        root.found = null;
        root.trouble = "";
    }
    /// What is typed is there again, also when the page was left or the console closed meanwhile.
    function typed() {
        ++root.question;
        root.found = null;
        root.trouble = "";
        if (root.before === null)
            PageMemory.keep("calendar/window", name.text.length === 0 ? "" : JSON.stringify({
                name: name.text, rule: rule.text, start: start.text, duration: length.text, timezone: zone.text, minRemaining: least.text,
                names: root.listOf(machines.text) ?? [], roles: root.listOf(roles.text) ?? [], zones: root.listOf(zones.text) ?? [],
                labels: root.listOf(labels.text) ?? [], excludes: root.listOf(excludes.text) ?? [], pausedUntil: paused.text }));
    }
    /// As a merge patch: what is left empty goes.
    function spec(): var {
        return { rrule: rule.text.trim(), start: start.text.trim(), duration: length.text.trim(), timezone: zone.text.trim() || null,
                 minRemaining: least.text.trim() || null, pausedUntil: root.instant(paused.text) || null,
                 excludes: root.listOf(excludes.text)?.map(part => root.rangeOf(part)) ?? null,
                 selector: { machines: root.listOf(machines.text), roles: root.listOf(roles.text), zones: root.listOf(zones.text), matchLabels: root.labelPatch() } };
    }
    function ask(preview: bool) {
        if (root.whyNot.length > 0 || root.sending)
            return;
        const question = ++root.question;
        const isNew = root.before === null;
        root.sending = !preview;
        const given = { name: name.text.trim(), spec: root.spec(), preview: preview };
        if (root.before !== null)
            Object.assign(given, { namespace: root.before.namespace, generation: root.before.generation });
        Session.commands.run("calendar.setWindow", given, answer => {
            if (!preview)
                root.sending = false;
            const current = question === root.question;
            if (current) {
                root.trouble = answer.ok ? "" : answer.message;
                root.found = answer.ok ? answer.result : null;
            }
            if (!answer.ok || preview)
                return;
            if (isNew && current)
                PageMemory.keep("calendar/window", "");
            root.stored(answer.result.key, isNew ? qsTr("Window %1 created.").arg(given.name) : qsTr("Window %1 changed.").arg(given.name));
            if (current)
                root.close();
        });
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 640
    modal: true
    padding: Theme.gapHuge

    onOpened: (root.before === null ? name : rule).forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    component Field: Column {
        id: labelled

        required property string label
        property real part: (parent.width - Theme.gap) / 2

        spacing: Theme.gapTiny
        width: labelled.part

        TippedLine {
            color: Theme.text2
            size: Theme.fontSmall
            text: labelled.label
            width: parent.width
        }
    }

    Column {
        id: content

        Accessible.name: title.text
        Accessible.role: Accessible.Dialog
        spacing: Theme.gap
        width: parent.width

        Line {
            id: title

            height: Theme.controlHeight
            size: Theme.fontLarge
            strong: true
            text: root.before === null ? qsTr("New maintenance window") : qsTr("Change window %1").arg(root.before.name)
            width: parent.width
        }
        Grid {
            columnSpacing: Theme.gap
            columns: 2
            rowSpacing: Theme.gapSmall
            width: parent.width

            Field {
                label: qsTr("Name")

                TextBox {
                    id: name

                    enabled: root.before === null
                    hint: qsTr("nightly")
                    label: qsTr("Name")
                    maximumLength: 63
                    mono: true
                    trouble: root.trouble.startsWith("name:") || root.trouble.startsWith("Name:") ? root.trouble : ""
                    width: parent.width

                    onTextEdited: root.typed()
                }
            }
            Field {
                label: qsTr("Repeats")

                ChoiceBox {
                    choices: root.custom ? root.repeats.concat([{ value: rule.text.trim(), text: qsTr("By the rule below") }]) : root.repeats
                    label: qsTr("Repeats")
                    value: rule.text.trim()
                    width: parent.width

                    onPicked: value => {
                        rule.text = value;
                        root.typed();
                    }
                }
            }
            Field {
                label: qsTr("Dates, as an RRULE of RFC 5545")

                TextBox {
                    id: rule

                    hint: "FREQ=WEEKLY;BYDAY=SA"
                    label: qsTr("Dates, as an RRULE of RFC 5545")
                    maximumLength: 512
                    mono: true
                    trouble: root.troubleAt("spec.rrule")
                    width: parent.width

                    onTextEdited: root.typed()
                }
            }
            Field {
                label: qsTr("Time zone")

                TextBox {
                    id: zone

                    hint: "Europe/Berlin"
                    label: qsTr("Time zone")
                    maximumLength: 64
                    mono: true
                    trouble: root.troubleAt("spec.timezone")
                    width: parent.width

                    onTextEdited: root.typed()
                }
            }
            Row {
                spacing: Theme.gap
                width: (parent.width - Theme.gap) / 2

                Field {
                    label: qsTr("Starts at")

                    TextBox {
                        id: start

                        hint: "22:00"
                        label: qsTr("Starts at")
                        mono: true
                        trouble: root.troubleAt("spec.start")
                        width: parent.width

                        onTextEdited: root.typed()
                    }
                }
                Field {
                    label: qsTr("Open for")

                    TextBox {
                        id: length

                        hint: "6h"
                        label: qsTr("Open for")
                        mono: true
                        trouble: root.troubleAt("spec.duration")
                        width: parent.width

                        onTextEdited: root.typed()
                    }
                }
            }
            Row {
                spacing: Theme.gap
                width: (parent.width - Theme.gap) / 2

                Field {
                    label: qsTr("Least time left")

                    TextBox {
                        id: least

                        hint: "30m"
                        label: qsTr("Least time left")
                        mono: true
                        trouble: root.troubleAt("spec.minRemaining")
                        width: parent.width

                        onTextEdited: root.typed()
                    }
                }
                Field {
                    label: qsTr("Paused until (UTC)")

                    TextBox {
                        id: paused

                        hint: qsTr("not paused")
                        label: qsTr("Paused until (UTC)")
                        mono: true
                        trouble: root.troubleAt("spec.pausedUntil")
                        width: parent.width

                        onTextEdited: root.typed()
                    }
                }
            }
            Field {
                label: qsTr("Roles, separated by commas")

                TextBox {
                    id: roles

                    hint: qsTr("all")
                    label: qsTr("Roles, separated by commas")
                    mono: true
                    trouble: root.troubleAt("spec.selector.roles")
                    width: parent.width

                    onTextEdited: root.typed()
                }
            }
            Field {
                label: qsTr("Zones, separated by commas")

                TextBox {
                    id: zones

                    hint: qsTr("all")
                    label: qsTr("Zones, separated by commas")
                    mono: true
                    trouble: root.troubleAt("spec.selector.zones")
                    width: parent.width

                    onTextEdited: root.typed()
                }
            }
        }
        Field {
            label: qsTr("Machines, separated by commas")
            part: content.width

            TextBox {
                id: machines

                hint: qsTr("all")
                label: qsTr("Machines, separated by commas")
                mono: true
                trouble: root.troubleAt("spec.selector.machines")
                width: parent.width

                onTextEdited: root.typed()
            }
        }
        Field {
            label: qsTr("Labels, separated by commas")
            part: content.width

            TextBox {
                id: labels

                hint: "rack=r12, tier=gold"
                label: qsTr("Labels, separated by commas")
                mono: true
                trouble: root.badLabel.length > 0 ? root.whyNot : root.troubleAt("spec.selector.matchLabels")
                width: parent.width

                onTextEdited: root.typed()
            }
        }
        Field {
            label: qsTr("Closed (UTC), separated by commas")
            part: content.width

            TextBox {
                id: excludes

                hint: "2026-12-24 / 2026-12-27"
                label: qsTr("Closed (UTC), separated by commas")
                mono: true
                trouble: root.badExclude.length > 0 ? root.whyNot : root.troubleAt("spec.excludes")
                width: parent.width

                onTextEdited: root.typed()
            }
        }
        FoundList {
            height: Math.min(contentHeight, 150)
            model: root.rows
            name: qsTr("What the window does")
            visible: root.found !== null
            width: parent.width
        }
        Item {
            height: Theme.controlHeight
            width: parent.width

            PushButton {
                text: qsTr("Cancel")

                onClicked: root.close()
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.gapSmall

                PushButton {
                    enabled: root.whyNot.length === 0
                    hint: qsTr("Shows when it opens and for which machines, conflicts first")
                    text: qsTr("Check")

                    onClicked: root.ask(true)
                }
                PushButton {
                    enabled: root.whyNot.length === 0 && root.found !== null
                    hint: root.found !== null ? "" : qsTr("Check it first.")
                    text: root.before === null ? qsTr("Create window") : qsTr("Save changes")

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
