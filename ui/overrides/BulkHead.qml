// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Session
import Holdpoint.Theme

/// What a plan does to how many machines, and how far it is.
Item {
    id: root

    required property BulkReview review
    required property bool severe
    readonly property string title: root.review.title
    readonly property bool started: root.review.by.length > 0

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
            color: Theme.text2
            mono: true
            // Whoever has several backends open sees which one is written to.
            text: Words.joined([root.review.released, Session.cluster.length > 0 ? qsTr("on %1").arg(Session.cluster) : ""], " ")
            visible: text.length > 0
            width: parent.width
        }
        Prose {
            Accessible.role: Accessible.AlertMessage
            color: root.review.step === BulkReview.Stopped ? Theme.p1Fg : Theme.text
            maximumLineCount: 3
            size: Theme.fontLarge
            strong: true
            text: root.review.headline
            visible: text.length > 0
            width: parent.width
        }
        Rectangle {
            border.color: Theme.line
            border.width: Theme.outline
            color: Theme.raised
            height: Theme.gapSmall
            radius: Theme.radius
            visible: root.started
            width: parent.width

            Rectangle {
                color: Theme.hold
                height: parent.height
                radius: Theme.radius
                width: parent.width * root.review.share
            }
        }
        Prose {
            color: Theme.text2
            maximumLineCount: 2
            text: root.review.tally
            visible: text.length > 0
            width: parent.width
        }
    }
}
