// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// What has to be shown before it is sent: a reason, the name, a second person; for what is never done,
/// the safer ways out.
Column {
    id: root

    required property OverrideReview review
    readonly property bool reviewing: root.review.step === OverrideReview.Reviewing
    readonly property bool committed: root.review.committedAt > 0

    component Sentence: Prose {
        color: Theme.text2
        elide: Text.ElideNone
        lineHeight: 1.2
        maximumLineCount: 4
        width: root.width
    }

    spacing: Theme.gapSmall

    Line {
        color: Theme.text3
        size: Theme.fontSmall
        text: root.review.offered ? qsTr("Before sending") : qsTr("Safer ways out")
        visible: root.committed || (root.reviewing && (root.review.needsReason || root.review.saferExits.length > 0))
    }
    Repeater {
        model: root.review.saferExits

        Sentence {
            id: exit

            required property int index
            required property string modelData

            color: Theme.text
            text: qsTr("%1  %2").arg(exit.index + 1).arg(exit.modelData)
        }
    }
    TextBox {
        id: reason

        hint: qsTr("Reason: at least 10 characters, or a ticket id")
        label: qsTr("Reason")
        text: root.review.reason
        visible: root.reviewing && root.review.needsReason
        width: parent.width

        onTextEdited: root.review.reason = reason.text
    }
    Row {
        spacing: Theme.gap
        visible: root.reviewing && root.review.needsName

        Line {
            height: name.height
            text: qsTr("Type %1").arg(root.review.nameToType)
        }
        TextBox {
            id: name

            hint: root.review.nameToType
            label: qsTr("Name of the object: %1").arg(root.review.nameToType)
            mono: true
            text: root.review.typedName
            width: 260

            onTextEdited: root.review.typedName = name.text
        }
    }
    Sentence {
        text: root.review.breakGlass
              ? qsTr("Break-glass: no second person. It is sent after %1 s, raises an alarm for everybody and must be reviewed afterwards.").arg(root.review.breakGlassSeconds)
              : qsTr("A second person must approve: another identity with the role approver.")
        visible: root.reviewing && root.review.needsSecond
    }
    TickBox {
        id: glass

        checked: root.review.breakGlass
        text: qsTr("Break-glass: no time for a second person")
        visible: root.reviewing && root.review.needsSecond && root.review.breakGlassSeconds > 0

        onToggled: root.review.breakGlass = glass.checked
    }
    TextBox {
        id: refusal

        hint: qsTr("Why not (only for Reject); shown to the requester")
        label: qsTr("Reason for the rejection")
        text: root.review.refusalReason
        visible: (root.review.acts & OverrideReview.Reject) !== 0
        width: parent.width

        onTextEdited: root.review.refusalReason = refusal.text
    }
    Sentence {
        color: Theme.text
        text: qsTr("%1 at %2: %3").arg(root.review.by).arg(Words.stamp(root.review.committedAt))
              .arg(root.review.givenReason.length > 0 ? root.review.givenReason : qsTr("no reason required"))
        visible: root.committed
    }
    Sentence {
        text: root.review.approvedBy.length > 0 ? qsTr("Approved by %1.").arg(root.review.approvedBy)
            : root.review.step === OverrideReview.Awaiting
              ? qsTr("Waiting for a second person until %1. Digest %2.").arg(Words.stamp(root.review.approvalUntil)).arg(root.review.digest.substring(0, 12)) : ""
        visible: root.committed && text.length > 0
    }
    Sentence {
        text: root.review.sentAt > 0 ? qsTr("Sent with break-glass, without a second person.")
                                     : qsTr("Will be sent with break-glass, without a second person.")
        visible: root.committed && root.review.breakGlassUsed && (root.review.sentAt > 0 || !root.review.over)
    }
}
