// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Lies over a page that shows an instant of the record: a frame and a hatched edge, and in the margin
/// below what the page shows the words of when that was. Over a page that has no past it says so.
Item {
    id: root

    required property string page
    readonly property bool hasPast: ["fleet", "holds", "machine", "power", "alarms"].includes(root.page)
    readonly property int edge: Theme.gap
    readonly property string asOfText: qsTr("as of %1, %2 ago").arg(Words.minute(Session.asOf, Session.presentNow)).arg(Words.age(Session.asOf, Session.presentNow))

    visible: Session.replay.active && !Session.outOfTouch

    Item {
        anchors.fill: parent
        visible: root.hasPast

        Hatch {
            color: Theme.progress
            height: root.edge
            width: parent.width
        }
        Hatch {
            anchors.bottom: parent.bottom
            color: Theme.progress
            height: root.edge
            width: parent.width
        }
        Hatch {
            color: Theme.progress
            height: parent.height
            width: root.edge
        }
        Hatch {
            anchors.right: parent.right
            color: Theme.progress
            height: parent.height
            width: root.edge
        }
        Rectangle {
            anchors.fill: parent
            border.color: Theme.progress
            border.width: Theme.focusWidth
            color: "transparent"
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        border.color: Theme.text
        border.width: Theme.outline
        color: Theme.raised
        height: Theme.gapLarge
        radius: Theme.radius
        width: Math.min(parent.width, words.implicitWidth + 2 * Theme.gapLarge)

        Line {
            id: words

            Accessible.name: words.text
            Accessible.role: Accessible.AlertMessage
            anchors.centerIn: parent
            size: Theme.fontSmall
            strong: true
            text: !root.hasPast ? qsTr("This page has no history: it shows the present.")
                : Session.replay.errorText.length > 0 ? Session.replay.errorText
                : qsTr("%1. Read-only; Esc returns to now.").arg(root.asOfText)
        }
    }
}
