// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The title of a pane, with one sentence about it.
Column {
    id: root

    required property string text
    property string note: ""

    spacing: Theme.gapTiny

    Line {
        Accessible.name: root.text
        Accessible.role: Accessible.Heading
        size: Theme.fontTitle
        text: root.text
    }
    Prose {
        color: Theme.text2
        maximumLineCount: 3
        text: root.note
        visible: root.note.length > 0
        width: root.width
    }
}
