// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// Lies over a page whose picture is not the present: it pales, its edge is hatched, and words say
/// from when it is. They stand in the margin that every page leaves below what it shows.
Item {
    id: root

    readonly property int edge: Theme.gap

    visible: Session.outOfTouch && Session.fleetLoaded

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
        opacity: 0.4
    }
    Hatch {
        color: Theme.line
        height: root.edge
        width: parent.width
    }
    Hatch {
        anchors.bottom: parent.bottom
        color: Theme.line
        height: root.edge
        width: parent.width
    }
    Hatch {
        color: Theme.line
        height: parent.height
        width: root.edge
    }
    Hatch {
        anchors.right: parent.right
        color: Theme.line
        height: parent.height
        width: root.edge
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        border.color: Theme.text
        border.width: Theme.outline
        color: Theme.raised
        height: Theme.gapLarge
        radius: Theme.radius
        width: words.implicitWidth + 2 * Theme.gapLarge

        Line {
            id: words

            Accessible.name: words.text
            Accessible.role: Accessible.AlertMessage
            anchors.centerIn: parent
            size: Theme.fontSmall
            strong: true
            text: qsTr("Showing data as of %1").arg(Words.clock(Session.asOf))
        }
    }
}
