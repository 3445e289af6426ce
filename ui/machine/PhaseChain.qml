// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The phases a Machine passes, with the present one outlined and its age.
Row {
    id: root

    required property string phase
    required property double since
    property bool gone: false
    readonly property list<string> passed: ["Provisioning", "Provisioned", "Running", "Deleting"]
    readonly property bool known: root.passed.includes(root.phase)
    /// Pending (of Cluster API), and none at all, come before all others.
    readonly property bool early: root.phase.length === 0 || root.phase === "Pending"
    readonly property list<string> first: [root.phase.length > 0 ? root.phase : qsTr("No phase yet")]
    readonly property list<string> shown: root.known ? root.passed : root.early ? root.first.slice(0).concat(root.passed.slice(0, 3))
                                                                                : root.passed.slice(0, 3).concat([root.phase])
    /// Of the present one among them.
    readonly property int place: root.known ? root.passed.indexOf(root.phase) : root.early ? 0 : 3

    Accessible.name: qsTr("Phase %1").arg(root.phase)
    Accessible.role: Accessible.StaticText
    spacing: Theme.gapSmall

    Repeater {
        model: root.shown

        Row {
            id: step

            required property string modelData
            required property int index
            readonly property bool present: step.index === root.place

            spacing: Theme.gapSmall

            IconMark {
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.glyphSmall - 2
                ink: Theme.text3
                kind: "right"
                visible: step.index > 0
                width: Theme.glyphSmall - 2
            }
            Chip {
                edge: step.present ? Theme.text : "transparent"
                ink: step.present ? Theme.text : Theme.text3
                strong: step.present
                text: step.modelData
            }
        }
    }
    Line {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text2
        size: Theme.fontSmall
        text: root.since > 0 ? qsTr("since %1").arg(Words.absolute ? Words.minute(root.since, Session.now)
                                              : Session.outOfTouch ? Words.atLeast(root.since, Session.now)
                                                                 : Words.age(root.since, Session.now)) : ""
        visible: !root.gone
    }
}
