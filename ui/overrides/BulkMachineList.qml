// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The machines of a plan under their waves, in the order in which they are sent, with how each stands; then those
/// that it leaves out, and why.
ListView {
    id: root

    required property BulkReview review
    readonly property bool started: root.review.by.length > 0

    function move(by: int) {
        root.currentIndex = Math.max(0, Math.min(root.count - 1, root.currentIndex + by));
    }
    function headOf(wave: int): string {
        if (wave === 0)
            return qsTr("Left out \u00b7 %1").arg(Words.counted(root.review.leftOut, qsTr("1 machine"), qsTr("%1 machines")));
        const machines = root.review.waves[wave - 1] ?? 0;
        return qsTr("Wave %1 of %2 \u00b7 %3").arg(wave).arg(root.review.waves.length).arg(Words.counted(machines, qsTr("1 machine"), qsTr("%1 machines")));
    }
    function signOf(stage: string): string {
        return { untouched: "\u00b7", underWay: "\u2026", observed: "\u2713", skipped: "\u2013", failed: "\u2717", "": "\u2013" }[stage] ?? "?";
    }
    function wordOf(stage: string): string {
        switch (stage) {
        case "":
            return qsTr("left out");
        case "untouched":
            return root.started ? qsTr("not sent") : "";
        case "underWay":
            return qsTr("in progress");
        case "observed":
            return qsTr("observed");
        case "skipped":
            return qsTr("skipped");
        case "failed":
            return qsTr("failed");
        default:
            return qsTr("unknown");
        }
    }

    Accessible.name: qsTr("Machines of the plan")
    Accessible.role: Accessible.List
    activeFocusOnTab: root.count > 0
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: root.review.list
    section.property: "wave"

    // A list that was empty first stands at nothing.
    onActiveFocusChanged: if (root.activeFocus && root.currentIndex < 0) root.currentIndex = 0

    Keys.onPressed: event => {
        const steps = { [Qt.Key_PageDown]: 8, [Qt.Key_PageUp]: -8, [Qt.Key_Home]: -root.count, [Qt.Key_End]: root.count };
        if (steps[event.key] === undefined)
            return;
        root.move(steps[event.key]);
        event.accepted = true;
    }

    T.ScrollBar.vertical: ScrollRail {
    }
    delegate: Item {
        id: machine

        required property int index
        required property int wave
        required property string kind
        required property string object
        required property string level
        required property int passed
        required property string others
        required property string stage
        required property string outcome
        required property string patch
        readonly property bool chosen: root.activeFocus && machine.ListView.isCurrentItem
        /// The first of its wave carries the head of it: a delegate of sections cannot be bound.
        readonly property bool leads: machine.ListView.previousSection !== machine.ListView.section
        readonly property real above: machine.leads ? head.height : 0
        readonly property string word: root.wordOf(machine.stage)
        readonly property bool bad: machine.stage === "failed" || machine.stage === "unknown"
        readonly property string checks: machine.stage.length === 0 ? ""
            : Words.counted(machine.passed, qsTr("1 check passed"), qsTr("%1 checks passed"))

        Accessible.description: Words.joined([machine.checks, machine.others, machine.outcome], ", ")
        Accessible.name: Words.joined([machine.object, machine.word], ", ")
        Accessible.role: Accessible.ListItem
        height: machine.above + words.height + Theme.gapSmall
        width: ListView.view.width - Theme.scrollBarWidth

        Line {
            id: head

            Accessible.name: head.text
            Accessible.role: Accessible.Heading
            bottomPadding: Theme.gapTiny
            color: Theme.text2
            strong: true
            text: root.headOf(machine.wave)
            topPadding: Theme.gapSmall
            visible: machine.leads
            width: parent.width
        }
        Rectangle {
            id: frame

            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: machine.above
            border.color: Theme.p1Fg
            border.width: machine.bad ? Theme.outline : 0
            color: machine.bad ? Theme.raised : "transparent"
            radius: Theme.radius
        }
        Line {
            id: sign

            color: machine.bad ? Theme.p1Fg : Theme.text2
            horizontalAlignment: Text.AlignHCenter
            mono: true
            strong: machine.bad
            text: root.signOf(machine.stage)
            width: Theme.gapHuge
            y: frame.y + Theme.gapTiny
        }
        Column {
            id: words

            anchors.left: sign.right
            anchors.right: stage.left
            anchors.rightMargin: Theme.gap
            y: frame.y + Theme.gapTiny

            Line {
                elide: Text.ElideMiddle
                mono: true
                text: machine.object
                width: parent.width
            }
            Line {
                color: Theme.text2
                size: Theme.fontSmall
                text: Words.joined([machine.kind, machine.level, machine.checks], " \u00b7 ")
                visible: text.length > 0
                width: parent.width
            }
            Line {
                color: Theme.p1Fg
                maximumLineCount: 6
                size: Theme.fontSmall
                text: machine.others
                visible: text.length > 0
                width: parent.width
                wrapMode: Text.WordWrap
            }
            Line {
                color: machine.bad ? Theme.p1Fg : Theme.text2
                maximumLineCount: 3
                size: Theme.fontSmall
                text: machine.outcome
                visible: text.length > 0
                width: parent.width
                wrapMode: Text.WordWrap
            }
            // What an approver signs, of the machine that the keyboard or the pointer is at.
            CodeBlock {
                name: qsTr("Patch")
                text: machine.patch
                visible: machine.chosen && text.length > 0
                width: parent.width
            }
        }
        Line {
            id: stage

            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            color: machine.bad ? Theme.p1Fg : Theme.text2
            size: Theme.fontSmall
            strong: machine.bad
            text: machine.word
            y: frame.y + Theme.gapTiny + 1
        }
        FocusFrame {
            anchors.fill: frame
            anchors.margins: 1
            shown: machine.chosen
        }
        TapHandler {
            onTapped: {
                root.currentIndex = machine.index;
                root.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }

    ReadingOrder {
    }
}
