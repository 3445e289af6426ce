// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// What is done to which object, and what follows from it; how much has to be shown for it, and why.
Item {
    id: root

    required property OverrideReview review
    required property bool severe
    readonly property string title: qsTr("%1: %2").arg(root.review.verb).arg(root.review.shortName)

    implicitHeight: words.height + Theme.gapHuge + Theme.gapLarge

    Column {
        id: words

        spacing: Theme.gapSmall
        width: parent.width - 2 * Theme.gapHuge
        x: Theme.gapHuge
        y: Theme.gapLarge + Theme.gapTiny

        Item {
            height: Math.max(title.height, level.height)
            width: parent.width

            Line {
                id: title

                anchors.left: parent.left
                anchors.right: level.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                elide: Text.ElideMiddle
                size: Theme.fontTitle
                strong: true
                text: root.title
            }
            Chip {
                id: level

                Accessible.name: qsTr("Guard level %1").arg(root.review.level)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                edge: root.severe ? Theme.p1Fg : Theme.line
                ink: root.severe ? Theme.p1Fg : Theme.text2
                mono: true
                strong: true
                text: root.review.level
                visible: root.review.level.length > 0
            }
        }
        Line {
            color: Theme.text3
            mono: true
            size: Theme.fontSmall
            // Whoever has several backends open sees which one is written to.
            text: Words.joined([root.review.kind, root.review.object, Session.cluster.length > 0 ? qsTr("on %1").arg(Session.cluster) : ""], " ")
            width: parent.width
        }
        Prose {
            elide: Text.ElideNone
            lineHeight: 1.25
            maximumLineCount: 9
            size: Theme.fontLarge
            text: root.review.consequence
            visible: text.length > 0
            width: parent.width
        }
        Prose {
            color: Theme.text2
            lineHeight: 1.2
            maximumLineCount: 4
            text: root.review.next
            visible: text.length > 0
            width: parent.width
        }
        Prose {
            color: Theme.p2Fg
            lineHeight: 1.2
            maximumLineCount: 4
            strong: true
            text: qsTr("Passes by: %1").arg(root.review.bypassed.join(", "))
            visible: root.review.bypassed.length > 0
            width: parent.width
        }
        Prose {
            color: Theme.p2Fg
            lineHeight: 1.2
            maximumLineCount: 4
            strong: true
            text: qsTr("Beside you: %1.").arg(root.review.others.join("; "))
            visible: root.review.others.length > 0
            width: parent.width
        }
        Prose {
            color: Theme.text2
            lineHeight: 1.2
            maximumLineCount: 4
            text: qsTr("%1 because %2.").arg(root.review.level).arg(root.review.levelWhy.join(", "))
            visible: root.review.levelWhy.length > 0
            width: parent.width
        }
    }
}
