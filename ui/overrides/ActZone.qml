// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The end of the dialog: cancel on the left, the act on the right with the reason why it cannot be
/// done; then how it goes, from the delay to what was observed.
Item {
    id: root

    required property OverrideReview review
    required property bool severe
    readonly property int step: root.review.step
    readonly property bool reviewing: root.step === OverrideReview.Reviewing
    readonly property bool offered: root.reviewing && root.review.offered && root.review.refusal.length === 0
    readonly property bool abortable: root.may(OverrideReview.Abort)

    function may(act: int): bool {
        return (root.review.acts & act) !== 0;
    }
    function focusCancel() {
        // As if by Tab: where the keyboard is has to be seen.
        cancel.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: content.height + 2 * Theme.gapLarge

    Rectangle {
        color: Theme.rule
        height: Theme.outline
        width: parent.width
    }
    Column {
        id: content

        spacing: Theme.gap
        width: parent.width - 2 * Theme.gapHuge
        x: Theme.gapHuge
        y: Theme.gapLarge

        Rectangle {
            Accessible.name: note.text
            Accessible.role: Accessible.AlertMessage
            border.color: Theme.p2Fg
            border.width: Theme.outline
            color: Theme.raised
            height: note.height + 2 * Theme.gapSmall
            radius: Theme.radius
            visible: root.review.note.length > 0
            width: parent.width

            Prose {
                id: note

                elide: Text.ElideNone
                lineHeight: 1.2
                maximumLineCount: 5
                strong: true
                text: root.review.note
                width: parent.width - 2 * Theme.gap
                x: Theme.gap
                y: Theme.gapSmall
            }
        }
        ProgressTrail {
            review: root.review
            visible: root.step > OverrideReview.Awaiting
            width: parent.width
        }
        Item {
            height: Theme.controlHeight + Theme.gapTiny
            width: parent.width

            PushButton {
                id: cancel

                anchors.verticalCenter: parent.verticalCenter
                text: root.abortable ? qsTr("Abort \u2013 Esc")
                    : root.reviewing || root.step === OverrideReview.Asking ? qsTr("Cancel") : qsTr("Close")

                onClicked: root.review.escape()
            }
            PushButton {
                anchors.left: cancel.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Withdraw the request")
                visible: root.may(OverrideReview.Withdraw)

                onClicked: root.review.abort()
            }
            PushButton {
                anchors.left: cancel.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                enabled: root.review.ready
                text: qsTr("Reject")
                visible: root.may(OverrideReview.Reject)

                Accessible.name: qsTr("Reject: %1").arg(root.review.verb)
                onClicked: root.review.reject()
            }
            PushButton {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Check now")
                visible: root.may(OverrideReview.Check)

                onClicked: root.review.checkNow()
            }
            PushButton {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Review again")
                visible: root.step === OverrideReview.Failed || (root.reviewing && root.review.refusal.length > 0)

                onClicked: root.review.previewAgain()
            }
            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap
                visible: root.offered || root.review.approving

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gapSmall
                    visible: root.review.needsHold && root.review.code.length > 0

                    Line {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.text3
                        size: Theme.fontSmall
                        text: qsTr("hold, or type %1").arg(root.review.code)
                    }
                    TextBox {
                        id: digits

                        enabled: root.review.ready
                        label: qsTr("Digits %1 instead of holding the button").arg(root.review.code)
                        maximumLength: 4
                        mono: true
                        text: root.review.digits
                        width: 64

                        onAccepted: root.review.press()
                        onTextEdited: root.review.digits = digits.text
                    }
                }
                HoldButton {
                    id: commit

                    review: root.review
                    severe: root.severe
                    text: root.review.approving ? qsTr("Approve: %1").arg(root.review.verb) : root.review.verb
                }
            }
        }
        Line {
            Accessible.name: Words.plain(text)
            Accessible.role: Accessible.StaticText
            color: Theme.text2
            horizontalAlignment: Text.AlignRight
            maximumLineCount: 3
            size: Theme.fontSmall
            text: root.review.ready
                  ? (root.review.needsHold ? qsTr("Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later and can be aborted until then.")
                                             .arg(root.review.breakGlass ? root.review.breakGlassSeconds : root.review.delaySeconds) : "")
                  : root.review.whyNot
            visible: (root.reviewing || root.review.approving) && text.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
