// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// How long it lasts, in words and as a bar that is full when it is overdue; the tick is where late
/// begins. Without an expectation, or without room, there are only the words.
Item {
    id: root

    required property double since
    required property double lateAt
    required property double overdueAt
    required property int priority
    readonly property bool measured: root.since > 0 && root.overdueAt > root.since
    readonly property real share: root.measured ? Math.max(0, Math.min(1, (Session.now - root.since) / (root.overdueAt - root.since))) : 0
    readonly property real late: root.measured && root.lateAt > root.since ? Math.min(1, (root.lateAt - root.since) / (root.overdueAt - root.since)) : 0

    AgeText {
        id: words

        height: parent.height
        horizontalAlignment: Text.AlignRight
        now: Session.now
        since: root.since
        stale: Session.outOfTouch
        width: Session.outOfTouch ? 88 : 72 // with "≥" in front it takes more
    }
    Rectangle {
        anchors.left: words.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        border.color: Theme.line
        border.width: Theme.outline
        color: "transparent"
        height: Theme.gapSmall
        visible: root.measured && root.width - words.width > 2 * Theme.gap

        Rectangle {
            color: root.priority === 1 ? Theme.p1 : root.priority === 2 ? Theme.p2 : root.priority === 3 ? Theme.p3 : Theme.hold
            height: parent.height
            width: parent.width * root.share
        }
        Rectangle {
            color: Theme.text
            height: parent.height + 4
            visible: root.late > 0 && root.late < 1
            width: Theme.outline
            x: parent.width * root.late
            y: -2
        }
    }
}
