// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// One counter: a number, its share of the whole as a bar, and the age of its oldest member. Pressed,
/// it narrows the list to its members.
T.AbstractButton {
    id: root

    required property int count
    required property int total
    required property string look
    /// Of what is counted, for its sign; 0 for none.
    property int priority: 0
    property string note: ""
    /// False before anything was received: nothing known is not none.
    property bool known: true
    readonly property bool quiet: root.count === 0

    Accessible.description: root.note
    Accessible.name: root.known ? qsTr("%1: %2 of %3").arg(root.text).arg(root.count).arg(root.total)
                                : qsTr("%1: not known yet").arg(root.text)
    Accessible.role: Accessible.Button
    Accessible.onPressAction: if (root.enabled) root.clicked()
    implicitHeight: Theme.counterHeight

    background: Rectangle {
        border.color: root.checked ? Theme.focus : Theme.rule
        border.width: root.checked ? Theme.focusWidth : Theme.outline
        color: root.hovered ? Theme.raised : Theme.panel
        radius: Theme.radius

        FocusFrame {
            shown: root.visualFocus
        }
    }

    Item {
        anchors.fill: parent
        anchors.margins: Theme.gap

        Line {
            color: Theme.text2
            size: Theme.fontSmall
            text: root.text
            width: parent.width - Theme.glyph - Theme.gapTiny
        }
        StatusGlyph {
            anchors.right: parent.right
            bare: true
            look: root.look
            muted: root.quiet
            priority: root.priority
        }
        Line {
            id: number

            color: root.quiet ? Theme.text3 : Theme.text
            mono: false
            size: Theme.fontFigure
            strong: !root.quiet
            text: root.known ? Words.count(root.count) : "\u2013"
            y: Theme.gapLarge
        }
        Line {
            anchors.baseline: number.baseline
            anchors.left: number.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            color: Theme.text3
            size: Theme.fontSmall
            text: root.note
        }
        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.rule
            height: Theme.gapSmall
            radius: 2
            width: parent.width

            Rectangle {
                border.color: root.look === "holding" ? Theme.holdFg : Theme.text2
                border.width: 1
                color: root.look === "holding" ? Theme.hold : Theme.neutral
                height: parent.height
                radius: 2
                visible: root.count > 0
                width: Math.max(parent.height / 2, parent.width * Math.min(1, root.count / Math.max(1, root.total)))
            }
        }
    }
}
