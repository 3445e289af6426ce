// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// How long each hold may take before it is an alarm: what the backend applies to the holds that there
/// are. They are set in the configuration of the backend.
Item {
    id: root

    property var budgets: []

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
        Accessible.name: qsTr("Budgets")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: root.budgets
        width: parent.width

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Cells {
            required property var modelData

            Accessible.name: texts.join(", ")
            Accessible.role: Accessible.ListItem
            texts: [modelData.kind, modelData.name, modelData.owner, modelData.expected.budget > 0 ? root.minutes(modelData.expected.budget) : qsTr("no limit"),
                    modelData.expected.n > 0 ? root.minutes(modelData.expected.p50) : qsTr("no history"),
                    modelData.expected.n > 0 ? qsTr("%1 (n %2)").arg(root.minutes(modelData.expected.p95)).arg(modelData.expected.n) : ""]
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
