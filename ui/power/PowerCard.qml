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
    /// Nothing is known of it but that its version is not understood, which takes some lines to say.
    readonly property bool raw: root.status.look === "raw"
    readonly property int priority: root.status.priority
    readonly property int held: root.row.keys.filter(key => key.keyed).length
    readonly property color band: root.priority === 1 ? Theme.p1 : root.priority === 2 ? Theme.p2 : root.priority === 3 ? Theme.p3 : Theme.band
    readonly property color bandInk: root.priority === 1 ? Theme.onP1 : root.priority === 2 ? Theme.onP2 : root.priority === 3 ? Theme.onP3 : Theme.text
    readonly property double since: root.status.since
    readonly property double deadline: root.row.actionDeadline
    /// "hard in 95 s": what follows a soft shutdown that does not end.
    readonly property string countdown: root.deadline > 0 && root.row.action === "SoftOff"
                                        ? (root.deadline > Session.now ? qsTr("hard in %1 s").arg(Math.ceil((root.deadline - Session.now) / 1000))
                                                                       : qsTr("hard power-off due")) : ""
    readonly property string remarks: Words.joined([root.held > 0 ? Words.counted(root.held, qsTr("1 hold"), qsTr("%1 holds")) : "",
                                                    root.row.errorCount > 0 ? Words.counted(root.row.errorCount, qsTr("1 error"), qsTr("%1 errors")) : "",
                                                    root.row.paused ? qsTr("paused") : ""], " · ")

    signal picked
    signal opened

    Accessible.description: Words.joined([root.row.state, root.countdown, root.remarks, root.row.machine], ", ")
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
        y: root.raw ? 42 : 30
    }
    TippedLine {
        anchors.left: sign.right
        anchors.leftMargin: Theme.gapTiny + 2
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: sign.verticalCenter
        color: root.status.look === "on" || root.status.look === "off" ? Theme.text2 : Theme.text
        maximumLineCount: root.raw ? 3 : 1
        size: root.raw ? Theme.fontSmall : Theme.fontBase
        strong: root.priority > 0 || root.status.look === "holding" || root.status.look === "mismatch"
        text: root.status.word
        wrapMode: root.raw ? Text.WordWrap : Text.NoWrap
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
        visible: root.status.look !== "on"
    }
    Line {
        // What is about to happen has the line to itself.
        color: root.countdown.length > 0 ? Theme.text : Theme.text2
        size: Theme.fontSmall
        strong: root.countdown.length > 0
        text: root.countdown.length > 0 ? root.countdown : Words.joined([root.row.state, root.row.rack.length > 0 ? root.row.rack : root.row.zone], " · ")
        width: parent.width - 2 * Theme.gapSmall
        x: Theme.gapSmall
        y: root.raw ? 75 : 52
    }
    Line {
        id: last

        color: root.row.errorCount > 0 ? Theme.text : Theme.text3
        size: Theme.fontSmall
        text: root.remarks.length > 0 ? root.remarks
            : root.since > 0 && root.status.look === "on" ? qsTr("on for %1").arg(Session.outOfTouch ? Words.atLeast(root.since, Session.now)
                                                                                                : Words.age(root.since, Session.now)) : ""
        width: parent.width - 2 * Theme.gapSmall - (age.visible ? age.width + Theme.gapTiny : 0)
        x: Theme.gapSmall
        y: 72
    }
}
