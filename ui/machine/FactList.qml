// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Theme

/// Labels with their values; long values wrap.
Column {
    id: root

    required property DetailModel lines
    property int labelWidth: 120

    spacing: Theme.gapTiny + 2

    Repeater {
        model: root.lines

        Row {
            id: line

            required property string name
            required property string text

            Accessible.name: qsTr("%1: %2").arg(line.name).arg(line.text)
            Accessible.role: Accessible.StaticText
            spacing: Theme.gap
            width: root.width

            Line {
                color: Theme.text3
                maximumLineCount: 3
                size: Theme.fontSmall
                text: line.name
                topPadding: 1
                width: root.labelWidth
                wrapMode: Text.WordWrap
            }
            Line {
                elide: Text.ElideNone
                maximumLineCount: 4
                mono: true
                size: Theme.fontSmall
                text: line.text
                width: root.width - root.labelWidth - Theme.gap
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
}
