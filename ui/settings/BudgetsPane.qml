// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// How long each hold may take before it is an alarm: what the backend applies to the holds that there
/// are. They are set in the configuration of the backend: changed ones are made into its lines here.
Item {
    id: root

    property var budgets: []
    /// The one that is to be changed; null for none.
    property var chosen: null
    /// Duration by key, as the configuration of the backend has them.
    property var edits: ({})
    readonly property string lines: Object.keys(root.edits).length === 0 ? ""
                                  : "hold-budgets:\n" + Object.keys(root.edits).sort().map(key => `  ${root.quoted(key)}: ${root.edits[key]}`).join("\n") + "\n"
    /// A Go duration that the backend takes.
    readonly property bool valid: /^(\d+h)?(\d+m)?(\d+s)?$/.test(limit.text.trim()) && /[1-9]/.test(limit.text)

    /// Names come from outside: nothing in one ends its line or means anything to YAML.
    function quoted(key: string): string {
        return /^[A-Za-z][A-Za-z0-9./_-]*$/.test(key) ? key : JSON.stringify(key);
    }
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
        scope.value = root.chosen ? root.scopesOf(budget)[0].value : "";
    }
    function add() {
        if (!root.valid || scope.value.length === 0)
            return;
        const edits = Object.assign({}, root.edits);
        edits[scope.value] = limit.text.trim();
        root.edits = edits;
        limit.clear();
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
            found[key] = { kind: hold.kind, name: name, owner: hold.owner.name, expected: hold.expected, times: (found[key]?.times ?? 0) + 1 };
        }
        root.budgets = Object.keys(found).sort().map(key => found[key]);
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
    PaneTitle {
        id: title

        note: qsTr("Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides.")
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
        height: Math.max(0, Math.min(list.contentHeight, root.height - list.y - editor.height - Theme.gapLarge))
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
        visible: root.budgets.length > 0
        width: parent.width

        Prose {
            color: Theme.text2
            maximumLineCount: 2
            text: root.chosen === null ? qsTr("Select a hold to change its budget.")
                                       : qsTr("Budgets belong to the backend. Put these lines into the file of its option --config and restart it.")
            width: parent.width
        }
        Row {
            spacing: Theme.gapSmall
            visible: root.chosen !== null

            ChoiceBox {
                id: scope

                choices: root.scopesOf(root.chosen)
                label: qsTr("Applies to")
                width: Math.min(implicitWidth, root.width * 0.5)

                onPicked: value => scope.value = value
            }
            TextBox {
                id: limit

                hint: qsTr("Budget, such as 45m")
                label: qsTr("New budget")
                mono: true
                trouble: limit.text.length === 0 || root.valid ? "" : qsTr("Enter a duration such as 45m or 1h30m.")
                width: 180

                onAccepted: root.add()
            }
            PushButton {
                enabled: root.valid
                text: qsTr("Add")

                onClicked: root.add()
            }
        }
        TextPane {
            height: Math.min(140, 14 + 19 * (1 + Object.keys(root.edits).length))
            label: qsTr("Lines of the configuration")
            mono: true
            readOnly: true
            text: root.lines
            visible: root.lines.length > 0
            width: parent.width
        }
        Row {
            spacing: Theme.gapSmall
            visible: root.lines.length > 0

            PushButton {
                text: qsTr("Copy")

                onClicked: Clipboard.copy(root.lines)
            }
            PushButton {
                outlined: true
                text: qsTr("Discard")

                onClicked: root.edits = ({})
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
        shown: root.budgets.length
    }
}
