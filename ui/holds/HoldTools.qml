// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Holds
import Holdpoint.Theme

/// What the table shows: words, chips, grouping.
Flow {
    id: root

    required property HoldsTable table
    /// Grows when the rows change: the numbers on the chips are counted anew.
    required property int revision
    /// The holds are there to be counted.
    required property bool loaded
    readonly property alias search: search

    readonly property alias viewsButton: viewsButton

    signal leaving
    signal viewsAsked

    spacing: Theme.gapSmall

    SearchField {
        id: search

        brief: qsTr("Filter (/)")
        hint: qsTr("Filter by machine, hold, owner or point (/)")
        text: root.table.filter
        width: 220

        onLeaving: root.leaving()
        onTextChanged: root.table.filter = search.text
    }
    Repeater {
        model: [
            { chip: "holding", text: qsTr("Holding") }, { chip: "late", text: qsTr("Late") }, { chip: "overdue", text: qsTr("Overdue") },
            { chip: "mine", text: qsTr("Mine") }, { chip: "orphan", text: qsTr("Orphan owner") },
            { chip: "controlPlane", text: qsTr("Control plane") }, { chip: "armed", text: qsTr("Armed") }
        ]

        FilterChip {
            id: chip

            required property var modelData

            checked: root.table.chips.includes(chip.modelData.chip)
            count: root.revision >= 0 && root.loaded ? root.table.chipCount(chip.modelData.chip) : -1
            height: Theme.controlHeight
            text: chip.modelData.text

            onClicked: root.table.toggleChip(chip.modelData.chip)
        }
    }
    ChoiceBox {
        // Groupings of which no hold has a value are not offered.
        choices: [{ value: "cause", text: qsTr("By cause") }, { value: "", text: qsTr("No groups") }, { value: "owner", text: qsTr("By owner") }, { value: "point", text: qsTr("By point") },
                  { value: "cluster", text: qsTr("By cluster"), sometimes: true }, { value: "budget", text: qsTr("By budget"), sometimes: true }, { value: "rack", text: qsTr("By rack"), sometimes: true },
                  { value: "maintenance", text: qsTr("By maintenance"), sometimes: true }]
                 .filter(choice => !choice.sometimes || root.table.offered.includes(choice.value) || root.table.grouping === choice.value)
        label: qsTr("Group by")
        value: root.table.grouping

        onPicked: value => root.table.grouping = value
    }
    ChoiceBox {
        choices: [{ value: "", text: qsTr("Most urgent first") }, { value: "late", text: qsTr("Latest first") }, { value: "impact", text: qsTr("Highest impact first") },
                  { value: "next", text: qsTr("By what comes next") }, { value: "eta", text: qsTr("Expected end first") }]
        label: qsTr("Sort by")
        value: root.table.sort

        onPicked: value => {
            root.table.sorting = [];
            root.table.sort = value;
        }
    }
    PushButton {
        id: viewsButton

        text: qsTr("Views\u2026")

        onClicked: root.viewsAsked()
    }
    Line {
        readonly property int holds: root.revision >= 0 && root.loaded ? root.table.heldCount() : 0

        color: Theme.text2
        height: Theme.controlHeight
        text: Words.joined([Words.counted(holds, qsTr("1 hold"), qsTr("%1 holds")),
                            Words.counted(root.table.heldMachineCount(), qsTr("on 1 machine"), qsTr("on %1 machines"))], " ")
        visible: holds > 0
    }
}
