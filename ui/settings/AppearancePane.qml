// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Settings
import Holdpoint.Theme

/// Colours, room, size and motion.
Column {
    id: root

    spacing: Theme.gapLarge

    PaneTitle {
        note: Preferences.place.length > 0 ? qsTr("Saved in %1.").arg(Preferences.place) : qsTr("Not saved: lost when the console is closed.")
        text: qsTr("Appearance")
        width: root.width
    }
    ChoiceRow {
        choices: [{ value: "system", text: qsTr("Desktop") }, { value: "light", text: qsTr("Light") }, { value: "dark", text: qsTr("Dark") },
                  { value: "contrast", text: qsTr("High contrast") }]
        label: qsTr("Theme")
        note: qsTr("Light for a bright room, dark for a dim one.")
        value: Preferences.theme
        width: root.width

        onPicked: value => Preferences.theme = value
    }
    ChoiceRow {
        choices: [{ value: "compact", text: qsTr("Compact") }, { value: "normal", text: qsTr("Normal") }, { value: "touch", text: qsTr("Touch") }]
        label: qsTr("Density")
        note: qsTr("Rows of 28, 36 or 48 pixels.")
        value: Preferences.density
        width: root.width

        onPicked: value => Preferences.density = value
    }
    ChoiceRow {
        choices: [100, 125, 150, 175, 200].map(percent => ({ value: String(percent), text: qsTr("%1 %").arg(percent) }))
        label: qsTr("Scale")
        note: Preferences.needsRestart ? qsTr("Takes effect when the console is restarted.") : qsTr("In addition to the scale of the desktop.")
        value: String(Preferences.scale)
        width: root.width

        onPicked: value => Preferences.scale = parseInt(value)
    }
    TickBox {
        checked: Preferences.reducedMotion
        text: qsTr("Reduce motion: no animation and no blinking")

        onToggled: Preferences.reducedMotion = checked
    }
}
