// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// What was planned at consoles, each with what takes it out of the calendar.
ListView {
    id: root

    /// As calendar.planned tells it.
    property var entries: []
    /// Why nothing can be taken out; empty while it can.
    property string whyNot: ""

    /// A person takes this one out.
    signal removed(var entry)

    Accessible.name: qsTr("Planned work")
    Accessible.role: Accessible.List
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: root.entries
    spacing: Theme.gapTiny

    T.ScrollBar.vertical: ScrollRail {
    }
    ReadingOrder {
    }
    delegate: Item {
        id: row

        required property var modelData
        readonly property string whom: row.modelData.machines.concat(row.modelData.zones).join(", ")
        readonly property string when: row.modelData.start ? Words.minute(Words.instant(row.modelData.start), Session.now) : qsTr("no future dates")

        Accessible.name: row.modelData.summary + ", " + row.whom + ", " + row.when
        Accessible.role: Accessible.ListItem
        height: Theme.controlHeight
        width: root.width

        TippedLine {
            anchors.left: parent.left
            anchors.right: taking.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.text
            size: Theme.fontSmall
            text: Words.joined([row.modelData.summary, row.whom, row.when], ", ")
        }
        PushButton {
            id: taking

            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            enabled: root.whyNot.length === 0
            hint: root.whyNot.length > 0 ? root.whyNot : qsTr("Removes %1 from the calendar").arg(row.modelData.summary)
            text: qsTr("Remove")

            onClicked: root.removed(row.modelData)
        }
    }
}
