// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// By what rules a plan goes, when it stops without anybody's help, and who started it.
Flickable {
    id: root

    required property BulkReview review
    readonly property bool known: root.review.level.length > 0
    readonly property real most: Math.max(0, root.contentHeight - root.height)
    readonly property var rules: !root.known ? [] : [
        root.review.waves.length > 1 ? qsTr("%1 waves, with a pause of %2 after each.").arg(root.review.waves.length).arg(root.review.pauseText) : qsTr("One wave."),
        qsTr("Each machine is checked again before it is sent. One that is no longer as planned is skipped."),
        root.review.failuresAllowed === 0 ? qsTr("It stops at the first machine that fails.")
                                          : qsTr("It stops when more machines fail than %1.").arg(root.review.failuresAllowed),
        qsTr("It stops when a check changes, an effect is not observed, a right is lost or the clock is set."),
        root.review.goesOnAlone || (root.review.step === BulkReview.Planned && root.review.evenIfILeave)
            ? qsTr("It continues when the person who started it disconnects.")
            : qsTr("It stops when the person who started it disconnects."),
        qsTr("Anybody with the role operator or approver can stop it."),
    ]

    component Sentence: Prose {
        color: Theme.text2
        elide: Text.ElideNone
        lineHeight: 1.2
        maximumLineCount: 6
        width: content.width
    }
    component Title: Line {
        color: Theme.text3
        size: Theme.fontSmall
        topPadding: Theme.gapSmall
        width: content.width
    }

    function scroll(by: real) {
        root.contentY = Math.max(0, Math.min(root.most, root.contentY + by));
    }

    Accessible.name: qsTr("Rules of the plan")
    Accessible.role: Accessible.Pane
    activeFocusOnTab: root.most > 0
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentHeight: content.height + Theme.gapLarge

    Keys.onPressed: event => {
        const page = root.height - Theme.rowHeight;
        const steps = { [Qt.Key_Down]: Theme.rowHeight, [Qt.Key_Up]: -Theme.rowHeight, [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page };
        if (steps[event.key] === undefined)
            return;
        root.scroll(steps[event.key]);
        event.accepted = true;
    }

    T.ScrollBar.vertical: ScrollRail {
        bare: root.activeFocus
    }

    Column {
        id: content

        spacing: Theme.gapSmall
        width: root.width - Theme.scrollBarWidth

        Sentence {
            color: Theme.p1Fg
            strong: true
            text: qsTr("Cannot be done: %1").arg(root.review.refusal)
            visible: root.review.refusal.length > 0
        }
        Title {
            text: qsTr("Started")
            visible: root.review.by.length > 0
        }
        Sentence {
            color: Theme.text
            text: qsTr("%1: %2").arg(root.review.by).arg(root.review.givenReason)
            visible: root.review.by.length > 0
        }
        Sentence {
            text: qsTr("Approved by %1.").arg(root.review.approvedBy)
            visible: root.review.approvedBy.length > 0
        }
        Title {
            text: qsTr("How it runs")
            visible: root.known
        }
        Repeater {
            model: root.rules

            Sentence {
                required property string modelData

                text: modelData
            }
        }
        Sentence {
            text: root.review.needsSecond ? qsTr("A second person must approve exactly this plan: another identity with the role approver.") : ""
            visible: text.length > 0 && root.review.approvedBy.length === 0
        }
        Title {
            text: qsTr("Plan")
            visible: root.known
        }
        Sentence {
            text: qsTr("Read %1. Digest %2.").arg(Words.stamp(root.review.at)).arg(root.review.digest.substring(0, 12))
            visible: root.known
        }
    }
}
