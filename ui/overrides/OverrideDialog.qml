// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The review of one override: what, evidence, the write, the gates (product.md 4.7). Pages do not open
/// it themselves; they call, after `import Holdpoint.Overrides`,
///
///     Overrides.review({ action: "remove-hook", machine: "ns/name", point: "preDrain", hook: "x", owner: "y" })
///     Overrides.review({ action: "power-off", host: "ns/name" })
///     Overrides.review({ action: "release-power-key", host: "ns/name", key: "reboot.metal3.io/x" })
///
/// The actions are those of docs/protocol.md; `Overrides.verb(action)` names one for a button or menu,
/// `Overrides.guard(action)` is its least guard level.
T.Popup {
    id: root

    readonly property OverrideReview review: Overrides.current
    readonly property bool small: root.review.level === "G2"
    readonly property bool severe: root.review.level === "G4" || root.review.level === "G5"
    readonly property bool acting: root.review.step === OverrideReview.Reviewing || root.review.approving
    readonly property real room: T.Overlay.overlay ? T.Overlay.overlay.height - 2 * Theme.gapHuge : 600

    closePolicy: T.Popup.NoAutoClose
    focus: true
    height: Math.min(root.room, head.height + scroller.contentHeight + gates.taken + foot.height + 2 * Theme.gapLarge)
    modal: true
    padding: 0
    visible: root.review.shown
    width: root.small ? 480 : root.severe ? 760 : 640
    // One that is severe does not open under the pointer.
    x: T.Overlay.overlay ? Math.round((T.Overlay.overlay.width - root.width) / 2) : 0
    y: T.Overlay.overlay ? Math.max(Theme.gapHuge, Math.round((T.Overlay.overlay.height - root.height) * (root.severe ? 0.3 : 0.5))) : 0

    onOpened: foot.focusCancel()

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.72)
    }
    background: Rectangle {
        border.color: root.severe ? Theme.p1Fg : root.small ? Theme.line : Theme.holdFg
        border.width: root.severe ? Theme.focusWidth : Theme.outline
        color: Theme.panel
        radius: Theme.radius

        Rectangle {
            color: root.severe ? Theme.p1 : root.small ? Theme.neutral : Theme.hold
            height: parent.height
            radius: Theme.radius
            width: Theme.gapTiny + 2
        }
    }

    FocusScope {
        id: body

        Accessible.description: root.review.consequence
        Accessible.name: head.title
        Accessible.role: Accessible.Dialog
        anchors.fill: parent
        focus: true

        // Or the shortcuts of the window would take them.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
                                      || (event.key === Qt.Key_Return && (event.modifiers & Qt.ControlModifier))
        Keys.onEscapePressed: root.review.escape()
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Return || !(event.modifiers & Qt.ControlModifier))
                return;
            event.accepted = true;
            if (!event.isAutoRepeat && root.acting)
                root.review.startHold();
        }
        Keys.onReleased: event => {
            if (event.isAutoRepeat || (event.key !== Qt.Key_Return && event.key !== Qt.Key_Control))
                return;
            root.review.loosenHold();
        }
        onActiveFocusChanged: if (!body.activeFocus) root.review.stopHold()

        WhatZone {
            id: head

            review: root.review
            severe: root.severe
            width: parent.width
        }
        // In the order in which Tab goes: from Cancel to what is asked for, then to what can be read.
        ActZone {
            id: foot

            anchors.bottom: parent.bottom
            review: root.review
            severe: root.severe
            width: parent.width
        }
        // Never a scroll away from the button that waits for it.
        GatesZone {
            id: gates

            readonly property real taken: gates.height > 0 ? gates.height + Theme.gapLarge : 0

            anchors.bottom: foot.top
            anchors.bottomMargin: gates.height > 0 ? Theme.gapLarge : 0
            review: root.review
            width: parent.width - 2 * Theme.gapHuge
            x: Theme.gapHuge
        }
        Flickable {
            id: scroller

            anchors.bottom: gates.top
            anchors.bottomMargin: gates.height > 0 ? Theme.gap : 0
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: head.bottom
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            contentHeight: zones.height + Theme.gapLarge

            T.ScrollBar.vertical: ScrollRail {
            }

            Column {
                id: zones

                spacing: Theme.gapLarge
                width: parent.width - 2 * Theme.gapHuge
                x: Theme.gapHuge

                Skeleton {
                    rows: 5
                    visible: root.review.step === OverrideReview.Asking
                    width: parent.width
                }
                CheckList {
                    at: root.review.at
                    checks: root.review.checks
                    visible: root.review.checks.length > 0
                    width: parent.width
                }
                WriteZone {
                    review: root.review
                    visible: root.review.kubectl.length > 0 || root.review.patch.length > 0
                    width: parent.width
                }
            }
        }
        // What is cut there goes on.
        Rectangle {
            anchors.bottom: scroller.bottom
            color: Theme.rule
            height: Theme.outline
            visible: gates.height > 0
            width: parent.width
        }
    }
}
