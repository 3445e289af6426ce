// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// One counter: a number, a bar with the tick of what is usual, the change against an hour ago, and the
/// age of its oldest member. Pressed, it narrows the list to its members.
T.AbstractButton {
    id: root

    required property int count
    required property int total
    required property string look
    /// Of what is counted, for its sign; 0 for none.
    property int priority: 0
    property string note: ""
    /// What it did not exceed in 95 of 100 minutes of seven days, and what it was an hour ago; -1 while
    /// that is not known.
    property int p95: -1
    property int hourAgo: -1
    /// Nothing of all this is remembered here: neither the change nor a dash in its place.
    property bool trendless: false
    /// More of the past for the description: since when it is counted.
    property string pastNote: ""
    /// False before anything was received: nothing known is not none.
    property bool known: true
    /// Not everything is in sight: there are at least so many.
    property bool partial: false
    readonly property bool quiet: root.count === 0
    readonly property string figure: !root.known ? "\u2013" : root.partial ? qsTr("\u2265 %1").arg(Words.count(root.count)) : Words.count(root.count)
    readonly property int change: root.count - root.hourAgo
    readonly property string changeText: root.trendless ? ""
                                       : !root.known || root.hourAgo < 0 ? qsTr("\u2013 in 1 h")
                                       : root.change === 0 ? qsTr("same as 1 h ago")
                                       : root.change > 0 ? qsTr("+%1 in 1 h").arg(Words.count(root.change))
                                                         : qsTr("\u2212%1 in 1 h").arg(Words.count(-root.change))
    readonly property string usualText: root.trendless ? ""
                                      : root.p95 < 0 ? qsTr("The usual value is not known yet.")
                                                     : qsTr("Tick: at most %1 in 95 of 100 minutes of the last 7 days.").arg(Words.count(root.p95))
    /// What the whole length of the bar stands for: with its tick at two thirds, so that more than usual
    /// is seen; without one all that there is.
    readonly property real whole: Math.max(1, root.p95 < 0 ? root.total : Math.max(root.count, root.p95 * 1.5))

    Accessible.description: Words.joined([root.note, root.changeText, Words.joined([root.usualText, root.pastNote], " ")], ". ")
    Accessible.name: root.known ? qsTr("%1: %2 of %3").arg(root.text).arg(root.partial ? root.figure : root.count).arg(root.total)
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
            text: root.figure
            y: Theme.gapLarge
        }
        Column {
            anchors.left: number.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            anchors.verticalCenter: number.verticalCenter

            Line {
                color: Theme.text3
                size: Theme.fontSmall
                text: root.note
                visible: root.note.length > 0
                width: parent.width
            }
            Line {
                objectName: "change"
                color: root.change !== 0 && root.hourAgo >= 0 ? Theme.text2 : Theme.text3
                size: Theme.fontSmall
                text: root.changeText
                visible: root.changeText.length > 0
                width: parent.width
            }
        }
        Rectangle {
            id: bar

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
                width: Math.max(parent.height / 2, parent.width * Math.min(1, root.count / root.whole))
            }
        }
        Rectangle {
            objectName: "tick"
            color: Theme.text
            height: bar.height + Theme.gapTiny
            visible: root.known && root.p95 >= 0
            width: 2
            x: Math.min(bar.width - width, Math.round(bar.width * root.p95 / root.whole))
            y: bar.y - Theme.gapTiny / 2
        }
    }
    Tip {
        shown: root.hovered && root.usualText.length > 0
        text: Words.joined([root.usualText, root.pastNote], "\n")
    }
}
