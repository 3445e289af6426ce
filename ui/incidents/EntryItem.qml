// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Theme

/// One entry of the record: a tick takes it in, its weight and a comment are a person's.
Item {
    id: root

    required property var entry
    property bool selected: false
    readonly property bool included: root.entry.importance !== "hidden"
    readonly property string actor: root.entry.actor ? (root.entry.actor.display ?? root.entry.actor.id ?? root.entry.actor.type) : ""

    signal picked

    Accessible.description: root.entry.comment_md
    Accessible.name: qsTr("%1, %2").arg(Words.clock(Words.instant(root.entry.event_time))).arg(root.entry.summary)
    Accessible.role: Accessible.ListItem
    Accessible.selected: root.selected
    implicitHeight: root.selected ? 76 : root.entry.comment_md.length > 0 ? 48 : Theme.rowHeight

    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: root.picked()
    }
    Rectangle {
        anchors.fill: parent
        color: root.selected ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
    }
    // Space in the list does the same, and Tab goes past the list.
    TickBox {
        id: tick

        checked: root.included
        focusPolicy: Qt.NoFocus
        name: qsTr("Include: %1").arg(root.entry.summary)
        x: Theme.gap

        onToggled: IncidentEditor.mark(root.entry.id, tick.checked ? "normal" : "hidden", root.entry.comment_md)
    }
    Line {
        id: time

        anchors.left: tick.right
        anchors.leftMargin: Theme.gapSmall
        color: Theme.text2
        height: Theme.rowHeight
        mono: true
        size: Theme.fontSmall
        text: Words.clock(Words.instant(root.entry.event_time))
        width: 60
    }
    Line {
        id: kind

        anchors.left: time.right
        anchors.leftMargin: Theme.gapTiny
        color: Theme.text3
        height: Theme.rowHeight
        size: Theme.fontSmall
        text: root.entry.kind
        visible: root.width > 520
        width: visible ? 104 : 0
    }
    Line {
        anchors.left: kind.right
        anchors.leftMargin: Theme.gapTiny
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        color: root.included ? Theme.text : Theme.text3
        font.strikeout: !root.included
        height: Theme.rowHeight
        size: Theme.fontMono
        strong: root.entry.importance === "key"
        text: root.actor.length > 0 ? qsTr("%1 (%2)").arg(root.entry.summary).arg(root.actor) : root.entry.summary
    }
    Line {
        anchors.left: time.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        color: Theme.text2
        size: Theme.fontSmall
        text: root.entry.comment_md
        visible: !root.selected && root.entry.comment_md.length > 0
        y: 26
    }
    Row {
        anchors.left: time.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        spacing: Theme.gapSmall
        visible: root.selected
        y: 34

        ChoiceBox {
            id: weight

            choices: [{ value: "key", text: qsTr("Key") }, { value: "normal", text: qsTr("Normal") }, { value: "hidden", text: qsTr("Hidden") }]
            label: qsTr("Visibility")
            value: root.entry.importance
            width: 104

            onPicked: value => IncidentEditor.mark(root.entry.id, value, comment.text)
        }
        TextBox {
            id: comment

            hint: qsTr("Comment")
            label: qsTr("Comment")
            text: root.entry.comment_md
            width: parent.width - weight.width - Theme.gapSmall

            // With every letter: nobody knows when the page is left.
            onTextEdited: IncidentEditor.mark(root.entry.id, "", comment.text)
        }
    }
}
