// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Settings
import Holdpoint.Theme

/// What the desktop is told of, and where the backend sends alarms.
Column {
    id: root

    spacing: Theme.gapLarge

    PaneTitle {
        note: qsTr("During a flood, the desktop shows one notification instead of one per alarm.")
        text: qsTr("Notifications")
        width: root.width
    }
    ChoiceRow {
        choices: [{ value: "none", text: qsTr("Nothing") }, { value: "p1", text: qsTr("P1 only") }, { value: "p2", text: qsTr("P1 and P2") },
                  { value: "p3", text: qsTr("Every alarm") }]
        label: qsTr("Notify about")
        note: qsTr("The alarm line of the window always shows every alarm.")
        value: Preferences.notify
        width: root.width

        onPicked: value => Preferences.notify = value
    }
    ReceiversPart {
        width: root.width
    }
}
