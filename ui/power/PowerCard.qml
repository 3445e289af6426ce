// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// One host of the wall: its name, its power in words, what it is used for, what keeps it so.
Item {
    id: root

    required property string key
    required property powerRow row
    property bool selected: false
    property bool framed: false

    readonly property rowStatus status: root.row.status
    /// Nothing is known of it but that its version is not understood.
    readonly property bool raw: root.status.look === "raw"
    /// It takes some lines to say what is known of its power.
    readonly property bool lengthy: root.raw || root.facts.unknown.length > 0
    readonly property int priority: root.status.priority
    readonly property color band: root.priority === 1 ? Theme.p1 : root.priority === 2 ? Theme.p2 : root.priority === 3 ? Theme.p3 : Theme.band
    readonly property color bandInk: root.priority === 1 ? Theme.onP1 : root.priority === 2 ? Theme.onP2 : root.priority === 3 ? Theme.onP3 : Theme.text
    readonly property double since: root.status.since
    readonly property HostFacts facts: HostFacts {
        row: root.row
    }

    signal picked
    signal opened

    Accessible.description: Words.joined([root.facts.unknown, root.row.state, root.facts.countdown, root.facts.requester, root.facts.remarks, root.row.machine], ", ")
    Accessible.focused: root.framed
    Accessible.name: qsTr("%1, %2").arg(root.row.name).arg(root.status.word)
    Accessible.role: Accessible.ListItem
    Accessible.selected: root.selected
    Accessible.onPressAction: root.picked()

    HoverHandler {
        id: hover
    }
    TapHandler {
        onDoubleTapped: root.opened()
        onTapped: root.picked()
    }
    Rectangle {
        anchors.fill: parent
        border.color: root.framed ? Theme.focus : root.selected ? Theme.text2 : Theme.rule
        border.width: root.framed || root.selected ? Theme.focusWidth : Theme.outline
        color: root.selected ? Theme.selection : hover.hovered ? Theme.hover : Theme.panel
        radius: Theme.radius
    }
    Rectangle {
        anchors.left: parent.left
        anchors.margins: 2
        anchors.right: parent.right
        anchors.top: parent.top
        color: root.band
        height: Theme.chipHeight + 2
        radius: Theme.radius - 1
        visible: root.priority > 0
    }
    Line {
        color: root.bandInk
        elide: Text.ElideMiddle
        height: Theme.chipHeight + 2
        mono: true
        strong: root.priority > 0
        text: root.row.name
        width: parent.width - 2 * Theme.gapSmall
        x: Theme.gapSmall
        y: 2
    }
    StatusGlyph {
        id: sign

        bare: root.priority === 0
        height: Theme.glyph
        look: root.status.look
        priority: root.priority
        width: Theme.glyph
        x: Theme.gapSmall
        y: 27
    }
    TippedLine {
        anchors.left: sign.right
        anchors.leftMargin: Theme.gapTiny + 2
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.top: sign.top
        anchors.topMargin: root.lengthy ? 1 : (sign.height - implicitHeight) / 2
        color: root.status.look === "on" || root.status.look === "off" ? Theme.text2 : Theme.text
        maximumLineCount: root.lengthy ? 3 : 1
        size: root.lengthy ? Theme.fontSmall : Theme.fontBase
        strong: root.priority > 0 || root.status.look === "holding" || root.status.look === "mismatch"
        text: root.facts.unknown.length > 0 ? root.facts.unknown : root.status.word
        wrapMode: root.lengthy ? Text.WordWrap : Text.NoWrap
    }
    TippedLine {
        // What is about to happen has the line to itself.
        color: root.facts.countdown.length > 0 ? Theme.text : Theme.text2
        size: Theme.fontSmall
        strong: root.facts.countdown.length > 0
        text: root.facts.countdown.length > 0 ? root.facts.countdown : Words.joined([root.row.state, root.facts.place], " \u00b7 ")
        visible: !root.lengthy
        width: parent.width - 2 * Theme.gapSmall
        x: Theme.gapSmall
        y: 45
    }
    TippedLine {
        color: root.facts.requester.length > 0 ? Theme.text2 : Theme.text3
        elide: root.facts.requester.length > 0 ? Text.ElideRight : Text.ElideMiddle
        mono: root.facts.requester.length === 0
        size: Theme.fontSmall
        text: root.facts.requester.length > 0 ? root.facts.requester : root.row.machine.split("/").pop()
        visible: !root.lengthy
        width: parent.width - 2 * Theme.gapSmall
        x: Theme.gapSmall
        y: 60
    }
    AgeText {
        id: age

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: last.verticalCenter
        color: Theme.text3
        now: Session.now
        since: root.since
        size: Theme.fontSmall
        stale: Session.outOfTouch
        visible: root.status.look !== "on" && root.facts.unknown.length === 0
    }
    TippedLine {
        id: last

        color: root.row.errorCount > 0 ? Theme.text : Theme.text3
        size: Theme.fontSmall
        // What is lengthy leaves no other line for what comes next.
        text: root.lengthy && root.facts.countdown.length > 0 ? Words.joined([root.facts.countdown, root.facts.remarks], " \u00b7 ")
            : root.facts.remarks.length > 0 ? root.facts.remarks
            : root.since > 0 && root.status.look === "on" ? qsTr("on for %1").arg(root.facts.forHowLong)
            : root.lengthy ? Words.joined([root.row.state, root.facts.place], " \u00b7 ") : ""
        width: parent.width - 2 * Theme.gapSmall - (age.visible ? age.width + Theme.gapTiny : 0)
        x: Theme.gapSmall
        y: 76
    }
}
