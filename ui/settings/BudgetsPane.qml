// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// How long each hold may take before it is an alarm: what the backend applies to the holds that there
/// are, and what was set for this site, in its configuration or here.
Item {
    id: root

    property var budgets: []
    /// The one that is to be changed; null for none.
    property var chosen: null
    property string trouble: ""
    /// What was done last, in one sentence.
    property string done: ""
    /// The key of a budget of this site whose reset waits for a reason; empty for none.
    property string resetting: ""
    /// What the budgets of the site have at least.
    readonly property real siteHeight: Math.min(4, siteBudgets.count) * (Theme.controlHeight + Theme.gapTiny)
    readonly property string whyNot: Session.replay.active ? Session.replay.whyNot : Session.unheard ? qsTr("The data is older than 10 s: nothing can be changed.")
                                                   : !Session.administers ? qsTr("Requires the role admin.") : ""
    /// A Go duration that the backend takes.
    readonly property bool valid: /^(\d+h)?(\d+m)?(\d+s)?$/.test(limit.text.trim()) && /[1-9]/.test(limit.text)

    function pointOf(kind: string): string {
        return kind.startsWith("hook.") ? kind.slice(5) : kind.startsWith("drain.") ? "drain" : kind;
    }
    /// What a budget can be for, the narrowest first.
    function scopesOf(budget: var): var {
        const point = budget ? root.pointOf(budget.kind) : "";
        if (!["preCreate", "preDrain", "preTerminate", "drain", "power.key"].includes(point))
            return [];
        const scopes = [{ value: point, text: qsTr("Every hold at %1").arg(point) }];
        if (budget.owner.length > 0)
            scopes.unshift({ value: "owner/" + budget.owner, text: qsTr("Every hold of %1").arg(budget.owner) });
        if (budget.name.length > 0 && budget.kind.startsWith("hook."))
            scopes.unshift({ value: point + "/" + budget.name, text: qsTr("%1 at %2").arg(budget.name).arg(point) });
        return scopes;
    }
    function choose(budget: var) {
        root.chosen = root.scopesOf(budget).length > 0 ? budget : null;
        root.resetting = "";
        root.trouble = "";
        root.done = "";
        scope.value = root.chosen ? root.scopesOf(budget)[0].value : "";
    }
    function run(command: string, values: var, said: var) {
        root.trouble = "";
        root.done = "";
        Session.commands.run(command, Object.assign({ reason: reason.text.trim() }, values), answer => {
            if (!answer.ok) {
                root.trouble = answer.message;
                return;
            }
            limit.clear();
            reason.clear();
            root.resetting = "";
            root.done = said(answer.result);
        });
    }
    function set() {
        if (root.valid && scope.value.length > 0)
            root.run("budget.set", { key: scope.value, limit: limit.text.trim() },
                     result => qsTr("The budget of %1 is %2.").arg(result.key).arg(root.minutes(result.limit)));
    }
    function reset() {
        root.run("budget.reset", { key: root.resetting },
                 result => result.limit > 0 ? qsTr("The budget of %1 is %2, as configured.").arg(result.key).arg(root.minutes(result.limit))
                                            : qsTr("The budget of %1 is the default.").arg(result.key));
    }

    function minutes(seconds: real): string {
        return seconds > 0 ? Words.age(1, 1 + seconds * 1000) : "";
    }
    function collect() {
        const found = {};
        for (let row = 0; row < holds.count; ++row) {
            const hold = holds.at(row);
            if (!hold.expected || !hold.kind)
                continue;
            const name = hold.kind.startsWith("hook.") || hold.kind === "power.key" ? hold.hold : "";
            const key = [hold.kind, name, hold.owner.name].join(" ");
            const expected = hold.expected;
            found[key] = { kind: hold.kind, name: name, owner: hold.owner.name,
                           expected: { budget: expected.budget, p50: expected.p50, p95: expected.p95, n: expected.n } };
        }
        const budgets = Object.keys(found).sort().map(key => found[key]);
        // A list that is made anew would lose its place.
        if (JSON.stringify(budgets) !== JSON.stringify(root.budgets))
            root.budgets = budgets;
    }

    LiveTable {
        id: table

        active: root.visible
        view: "holds"

        onSettled: root.collect()
    }
    RowsTable {
        id: holds

        rows: table.rows
        where: ({ kind: true })
    }
    LiveTable {
        id: siteTable

        active: root.visible
        view: "budgets"
    }
    RowsTable {
        id: siteBudgets

        order: ["key"]
        rows: siteTable.rows
    }
    PaneTitle {
        id: title

        note: Words.joined([qsTr("Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides."),
                            root.whyNot], " ")
        text: qsTr("Alarm budgets")
        width: root.width
    }
    component Cells: Row {
        id: cells

        property var texts: []
        property bool title: false
        property bool strong: false
        readonly property var shares: [0.18, 0.24, 0.24, 0.1, 0.1, 0.14]

        height: Theme.rowHeight
        width: root.width

        Repeater {
            model: cells.texts

            TippedLine {
                required property string modelData
                required property int index

                color: cells.title ? Theme.text3 : index < 2 ? Theme.text : Theme.text2
                height: cells.height
                rightPadding: Theme.gap
                size: cells.title ? Theme.fontSmall : Theme.fontMono
                strong: cells.strong
                text: modelData
                width: root.width * cells.shares[index]
            }
        }
    }
    Cells {
        id: header

        anchors.top: title.bottom
        anchors.topMargin: Theme.gapLarge
        texts: [qsTr("Kind"), qsTr("Hold"), qsTr("Owner"), qsTr("Budget"), qsTr("Usually"), qsTr("95 of 100")]
        title: true
        visible: root.budgets.length > 0
    }
    ListView {
        id: list

        Accessible.name: qsTr("Budgets")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        height: Math.max(0, Math.min(list.contentHeight, root.height - list.y - editor.height - Theme.gapLarge - root.siteHeight))
        model: root.budgets
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        Keys.onReturnPressed: if (list.currentIndex >= 0) root.choose(root.budgets[list.currentIndex])

        delegate: Cells {
            id: line

            required property var modelData
            required property int index
            readonly property bool current: root.chosen !== null && root.chosen.kind === line.modelData.kind
                                            && root.chosen.name === line.modelData.name && root.chosen.owner === line.modelData.owner

            Accessible.name: texts.join(", ")
            Accessible.role: Accessible.ListItem
            Accessible.selected: line.current
            strong: line.current || (list.activeFocus && list.currentIndex === line.index)
            Accessible.onPressAction: root.choose(line.modelData)

            TapHandler {
                onTapped: {
                    list.currentIndex = line.index;
                    root.choose(line.modelData);
                }
            }
            texts: [modelData.kind, modelData.name, modelData.owner, modelData.expected.budget > 0 ? root.minutes(modelData.expected.budget) : qsTr("no limit"),
                    modelData.expected.n > 0 ? root.minutes(modelData.expected.p50) : qsTr("no history"),
                    modelData.expected.n > 0 ? qsTr("%1 (n %2)").arg(root.minutes(modelData.expected.p95)).arg(modelData.expected.n) : ""]
        }
    }
    Column {
        id: editor

        anchors.top: list.bottom
        anchors.topMargin: Theme.gapLarge
        spacing: Theme.gapSmall
        width: parent.width

        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: root.whyNot.length > 0 ? "" : root.resetting.length > 0 ? qsTr("Enter a reason to reset the budget of %1.").arg(root.resetting)
                                         : root.chosen === null ? qsTr("Select a hold to change its budget.") : ""
            visible: text.length > 0
            width: parent.width
        }
        Row {
            spacing: Theme.gapSmall
            visible: root.whyNot.length === 0 && (root.chosen !== null || root.resetting.length > 0)

            ChoiceBox {
                id: scope

                choices: root.scopesOf(root.chosen)
                label: qsTr("Applies to")
                visible: root.resetting.length === 0
                width: Math.min(implicitWidth, root.width * 0.4)

                onPicked: value => scope.value = value
            }
            TextBox {
                id: limit

                hint: qsTr("Budget, such as 45m")
                label: qsTr("New budget")
                mono: true
                trouble: limit.text.length === 0 || root.valid ? "" : qsTr("Enter a duration such as 45m or 1h30m.")
                visible: root.resetting.length === 0
                width: 160

                onAccepted: if (send.enabled) root.set()
            }
            TextBox {
                id: reason

                hint: qsTr("Ten characters or a ticket id")
                label: qsTr("Reason")
                width: Math.min(280, root.width * 0.3)

                onAccepted: if (send.enabled) root.resetting.length > 0 ? root.reset() : root.set()
            }
            PushButton {
                id: send

                enabled: reason.text.trim().length > 0 && (root.resetting.length > 0 || root.valid)
                text: root.resetting.length > 0 ? qsTr("Reset") : qsTr("Set")

                onClicked: root.resetting.length > 0 ? root.reset() : root.set()
            }
            PushButton {
                outlined: true
                text: qsTr("Cancel")
                visible: root.resetting.length > 0

                onClicked: root.resetting = ""
            }
        }
        Line {
            Accessible.name: root.trouble
            Accessible.role: Accessible.AlertMessage
            color: Theme.p2Fg
            maximumLineCount: 2
            text: root.trouble
            visible: root.trouble.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
        Line {
            color: Theme.text2
            text: root.done
            visible: root.done.length > 0
            width: parent.width
        }
        Line {
            color: Theme.text3
            size: Theme.fontSmall
            text: qsTr("Set for this site")
            visible: siteBudgets.count > 0
            width: parent.width
        }
    }
    ListView {
        id: site

        Accessible.name: qsTr("Set for this site")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.top: editor.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: siteBudgets
        visible: siteBudgets.count > 0
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            readonly property string where: !line.row.changed ? qsTr("in the configuration")
                                          : line.row.configured > 0 ? qsTr("set here; %1 in the configuration").arg(root.minutes(line.row.configured)) : qsTr("set here")

            Accessible.name: Words.joined([line.row.key, root.minutes(line.row.limit), line.where], ", ")
            Accessible.role: Accessible.ListItem
            height: Theme.controlHeight + Theme.gapTiny
            width: site.width

            Row {
                spacing: Theme.gap
                width: parent.width

                TippedLine {
                    height: line.height
                    size: Theme.fontMono
                    text: line.row.key
                    width: root.width * 0.42
                }
                Line {
                    height: line.height
                    text: root.minutes(line.row.limit)
                    width: root.width * 0.1
                }
                TippedLine {
                    color: Theme.text2
                    height: line.height
                    text: line.where
                    width: root.width * 0.3
                }
                PushButton {
                    Accessible.name: qsTr("Reset the budget of %1").arg(line.row.key)
                    outlined: true
                    text: qsTr("Reset…")
                    visible: line.row.changed && root.whyNot.length === 0
                    y: Theme.gapTiny / 2

                    onClicked: {
                        root.chosen = null;
                        root.resetting = line.row.key;
                        root.trouble = "";
                        root.done = "";
                        reason.forceActiveFocus();
                    }
                }
            }
        }
    }
    ViewState {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        emptyProof: qsTr("Budgets appear with the holds they apply to.")
        emptyText: qsTr("No holds.")
        errorText: table.errorText
        loaded: table.loaded || table.count > 0
        shown: root.budgets.length + siteBudgets.count
    }
}
