// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The exact write, what the server said to it, and the same for a terminal.
Column {
    id: root

    required property OverrideReview review
    property bool unfolded: !root.review.offered

    spacing: Theme.gapSmall

    Line {
        color: Theme.text3
        size: Theme.fontSmall
        text: root.review.offered ? qsTr("Change") : qsTr("Without Holdpoint")
    }
    CodeBlock {
        name: qsTr("Patch")
        text: root.review.patch
        visible: text.length > 0
        width: parent.width
    }
    Prose {
        color: Theme.text2
        maximumLineCount: 3
        text: root.review.dryRunText
        visible: root.review.offered && text.length > 0
        width: parent.width
    }
    PushButton {
        checked: root.unfolded
        height: Theme.rowHeight
        text: root.unfolded ? qsTr("Hide the command") : qsTr("Show as kubectl command")
        visible: root.review.kubectl.length > 0 && root.review.offered

        onClicked: root.unfolded = !root.unfolded
    }
    CodeBlock {
        copyable: true
        name: root.review.offered ? qsTr("kubectl command") : qsTr("Command, without Holdpoint")
        text: root.review.kubectl
        visible: root.unfolded && text.length > 0
        width: parent.width
    }
}
