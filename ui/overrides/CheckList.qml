// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The checks with what each rests on, what failed first. What is unknown counts as failed.
Column {
    id: root

    /// Maps of {question, light, evidence, source, at}.
    required property var checks
    /// When they were read.
    required property double at

    Accessible.name: qsTr("Evidence")
    Accessible.role: Accessible.List
    spacing: Theme.gapTiny

    Line {
        bottomPadding: Theme.gapTiny
        color: Theme.text3
        size: Theme.fontSmall
        text: qsTr("Evidence, read %1").arg(Words.stamp(root.at))
    }
    Repeater {
        model: root.checks

        Item {
            id: check

            required property var modelData
            readonly property bool good: check.modelData.light === "green"
            readonly property string word: check.good ? qsTr("yes") : check.modelData.light === "red" ? qsTr("no") : qsTr("unknown")

            Accessible.description: check.modelData.evidence
            Accessible.name: qsTr("%1: %2").arg(check.modelData.question).arg(check.word)
            Accessible.role: Accessible.ListItem
            height: Math.max(Theme.chipHeight, words.height) + Theme.gapTiny
            width: root.width

            Rectangle {
                anchors.fill: parent
                border.color: Theme.p1Fg
                border.width: check.good ? 0 : Theme.outline
                color: check.good ? "transparent" : Theme.raised
                radius: Theme.radius
            }
            Line {
                id: sign

                color: check.good ? Theme.text2 : Theme.p1Fg
                horizontalAlignment: Text.AlignHCenter
                mono: true
                strong: !check.good
                text: check.good ? "\u2713" : check.modelData.light === "red" ? "\u2717" : "?"
                width: Theme.gapHuge
                y: Theme.gapTiny
            }
            Column {
                id: words

                anchors.left: sign.right
                anchors.right: word.left
                anchors.rightMargin: Theme.gap
                y: Theme.gapTiny

                Line {
                    maximumLineCount: 2
                    strong: !check.good
                    text: check.modelData.question
                    width: parent.width
                    wrapMode: Text.WordWrap
                }
                Line {
                    bottomPadding: Theme.gapTiny
                    color: Theme.text2
                    maximumLineCount: 3
                    size: Theme.fontSmall
                    text: Words.joined([check.modelData.evidence, check.modelData.source, Words.clock(check.modelData.at)], " · ")
                    visible: text.length > 0
                    width: parent.width
                    wrapMode: Text.WordWrap
                }
            }
            Line {
                id: word

                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                color: check.good ? Theme.text3 : Theme.p1Fg
                size: Theme.fontSmall
                strong: !check.good
                text: check.word
                y: Theme.gapTiny + 1
            }
        }
    }
}
