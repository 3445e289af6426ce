// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// A choice with its name before it and what it means behind it.
Row {
    id: root

    required property string label
    required property var choices
    required property string value
    property string note: ""

    signal picked(string value)

    spacing: Theme.gapLarge

    Line {
        height: Theme.controlHeight
        maximumLineCount: 2
        text: root.label
        width: 200
        wrapMode: Text.WordWrap
    }
    ChoiceBox {
        id: box

        choices: root.choices
        label: root.label
        value: root.value
        width: 200

        onPicked: value => root.picked(value)
    }
    Prose {
        color: Theme.text3
        height: Theme.controlHeight
        maximumLineCount: 2
        size: Theme.fontSmall
        text: root.note
        width: Math.max(0, root.width - 200 - 200 - 2 * Theme.gapLarge)
    }
}
