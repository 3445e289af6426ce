// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// One host of the list: what a card says, in one line.
Item {
    id: root

    required property string key
    required property powerRow row
    property bool selected: false
    property bool framed: false
    /// Nothing else is known of it, so that the word has the room of all that is not.
    readonly property bool raw: root.row.status.look === "raw"
    readonly property int held: root.row.keys.filter(key => key.keyed).length

    signal picked
    signal opened

    Accessible.description: Words.joined([root.row.state, root.row.machine], ", ")
    Accessible.focused: root.framed
    Accessible.name: qsTr("%1, %2").arg(root.row.name).arg(root.row.status.word)
    Accessible.role: Accessible.ListItem
    Accessible.selected: root.selected
    Accessible.onPressAction: root.picked()

    HoverHandler {
        id: hover
    }
    TapHandler {
        onDoubleTapped: root.opened()
        onTapped: root.picked()
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.focus
        border.width: root.framed ? Theme.focusWidth : 0
        color: root.selected ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
        radius: root.framed ? Theme.radius : 0
    }
    Row {
        id: cells

        readonly property real flexible: Math.max(200, cells.width - Theme.glyph - 150 - 120 - 110 - 64 - 5 * cells.spacing)

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        StatusGlyph {
            anchors.verticalCenter: parent.verticalCenter
            bare: root.row.status.priority === 0
            height: Theme.glyph
            look: root.row.status.look
            priority: root.row.status.priority
            width: Theme.glyph
        }
        Line {
            elide: Text.ElideMiddle
            height: parent.height
            mono: true
            text: root.row.name
            width: cells.flexible
        }
        Line {
            height: parent.height
            text: root.row.status.word
            width: root.raw ? 150 + 120 + 110 + 2 * cells.spacing : 150
        }
        Line {
            color: Theme.text2
            height: parent.height
            text: root.row.state
            visible: !root.raw
            width: 120
        }
        Line {
            color: Theme.text2
            height: parent.height
            text: Words.joined([root.held > 0 ? Words.counted(root.held, qsTr("1 hold"), qsTr("%1 holds")) : "",
                                root.row.errorCount > 0 ? Words.counted(root.row.errorCount, qsTr("1 error"), qsTr("%1 errors")) : ""], " · ")
            visible: !root.raw
            width: 110
        }
        AgeText {
            height: parent.height
            horizontalAlignment: Text.AlignRight
            now: Session.now
            since: root.row.status.since
            stale: Session.outOfTouch
            width: 64
        }
    }
}
