// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The end of the dialog of a plan: what has to be typed, close and stop on the left, what starts, approves or
/// continues on the right, with the reason why it cannot be done.
Item {
    id: root

    required property BulkReview review
    required property bool severe
    readonly property int step: root.review.step
    readonly property bool starting: root.may(BulkReview.Start)
    readonly property bool typing: root.starting || root.review.approving
    readonly property bool running: root.step === BulkReview.Waiting || root.step === BulkReview.UnderWay
    readonly property int stops: BulkReview.Stop | BulkReview.Withdraw | BulkReview.Reject

    component Boxed: Rectangle {
        id: box

        property string text: ""

        Accessible.name: box.text
        Accessible.role: Accessible.AlertMessage
        border.color: Theme.p2Fg
        border.width: Theme.outline
        color: Theme.raised
        height: words.height + 2 * Theme.gapSmall
        radius: Theme.radius
        visible: box.text.length > 0
        width: content.width

        Prose {
            id: words

            elide: Text.ElideNone
            lineHeight: 1.2
            maximumLineCount: 4
            strong: true
            text: box.text
            width: parent.width - 2 * Theme.gap
            x: Theme.gap
            y: Theme.gapSmall
        }
    }

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

        Boxed {
            text: root.review.lost
        }
        Boxed {
            text: root.review.note
        }
        TextBox {
            id: reason

            hint: qsTr("Reason: at least 10 characters, or a ticket id")
            label: qsTr("Reason")
            text: root.review.reason
            visible: root.starting && root.review.needsReason
            width: parent.width

            onTextEdited: root.review.reason = reason.text
        }
        Flow {
            spacing: Theme.gap
            visible: root.typing
            width: parent.width

            Row {
                spacing: Theme.gapSmall
                visible: root.starting

                Line {
                    height: number.height
                    text: qsTr("Number of machines, %1").arg(root.review.machines)
                }
                TextBox {
                    id: number

                    label: qsTr("Number of machines: type %1").arg(root.review.machines)
                    maximumLength: 6
                    mono: true
                    text: root.review.typedNumber
                    width: 72

                    onTextEdited: root.review.typedNumber = number.text
                }
            }
            Row {
                spacing: Theme.gapSmall

                Line {
                    height: digits.height
                    text: qsTr("Digits, %1").arg(root.review.code)
                }
                TextBox {
                    id: digits

                    label: qsTr("Digits: type %1").arg(root.review.code)
                    maximumLength: 4
                    mono: true
                    text: root.review.digits
                    width: 72

                    onAccepted: root.review.press()
                    onTextEdited: root.review.digits = digits.text
                }
            }
            TickBox {
                id: stay

                checked: root.review.evenIfILeave
                height: digits.height
                text: qsTr("Continue even if I disconnect")
                visible: root.starting

                onToggled: root.review.evenIfILeave = stay.checked
            }
        }
        Item {
            height: Theme.controlHeight + Theme.gapTiny
            width: parent.width

            PushButton {
                id: cancel

                anchors.verticalCenter: parent.verticalCenter
                text: root.typing || root.step === BulkReview.Asking ? qsTr("Cancel") : qsTr("Close")

                onClicked: root.review.close()
            }
            WeightyButton {
                anchors.left: cancel.right
                anchors.leftMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                edge: Theme.p1Fg
                enabled: root.review.stoppable
                hint: qsTr("What was not sent is not sent any more")
                text: root.may(BulkReview.Withdraw) ? qsTr("Withdraw the request")
                    : root.may(BulkReview.Reject) ? qsTr("Reject")
                    : root.running ? qsTr("Stop the plan") : qsTr("End the plan")
                visible: root.may(root.stops)

                onClicked: root.review.stop()
            }
            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                PushButton {
                    anchors.verticalCenter: parent.verticalCenter
                    enabled: root.review.writable
                    text: qsTr("Plan again")
                    visible: root.may(BulkReview.PlanAgain)

                    onClicked: root.review.planAgain()
                }
                WeightyButton {
                    enabled: root.review.writable
                    text: qsTr("Continue the plan")
                    visible: root.may(BulkReview.GoOn)

                    onClicked: root.review.goOn()
                }
                WeightyButton {
                    Accessible.description: root.review.whyNot
                    edge: root.severe ? Theme.p1Fg : Theme.holdFg
                    enabled: root.review.ready
                    text: root.review.approving ? qsTr("Approve: %1").arg(root.review.verb)
                        : root.review.needsSecond ? qsTr("Request approval") : qsTr("Start the plan")
                    visible: root.typing

                    onClicked: root.review.press()
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
            text: root.typing ? root.review.whyNot
                : root.review.lost.length > 0 ? ""
                : root.may(root.stops) && !root.review.stoppable ? qsTr("Read-only: requires the role operator or approver.")
                : root.step === BulkReview.Stopped && !root.may(BulkReview.GoOn) ? qsTr("Only %1 can continue it.").arg(root.review.by) : ""
            visible: text.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
