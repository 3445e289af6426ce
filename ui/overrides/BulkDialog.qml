// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The plan of one override for many machines: its waves and machines, its rules, the gates, and how it goes
/// (docs/overrides.md). Pages do not open it themselves; they call, after `import Holdpoint.Overrides`,
///
///     Overrides.reviewAll({ action: "remove-hook", cause: "FlushLogs of a/b at preDrain" })
///     Overrides.showPlan(id)
T.Popup {
    id: root

    readonly property BulkReview review: Overrides.bulk
    readonly property bool severe: root.review.level === "G4"
    readonly property real room: T.Overlay.overlay ? T.Overlay.overlay.height - 2 * Theme.gapHuge : 600

    closePolicy: T.Popup.NoAutoClose
    focus: true
    height: Math.min(root.room, 860)
    modal: true
    padding: 0
    visible: root.review.shown
    width: Math.min(1080, (T.Overlay.overlay ? T.Overlay.overlay.width : 1080) - 2 * Theme.gapHuge)
    x: T.Overlay.overlay ? Math.round((T.Overlay.overlay.width - root.width) / 2) : 0
    y: T.Overlay.overlay ? Math.round((T.Overlay.overlay.height - root.height) / 2) : 0

    onOpened: foot.focusCancel()

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.72)
    }
    background: Rectangle {
        border.color: root.severe ? Theme.p1Fg : Theme.holdFg
        border.width: root.severe ? Theme.focusWidth : Theme.outline
        color: Theme.panel
        radius: Theme.radius

        Rectangle {
            color: root.severe ? Theme.p1 : Theme.hold
            height: parent.height
            radius: Theme.radius
            width: Theme.gapTiny + 2
        }
    }

    FocusScope {
        id: body

        Accessible.description: root.review.headline
        Accessible.name: head.title
        Accessible.role: Accessible.Dialog
        anchors.fill: parent
        focus: true

        // Or the shortcuts of the window would take them.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
                                      || (event.key === Qt.Key_Return && (event.modifiers & Qt.ControlModifier))
        Keys.onEscapePressed: root.review.close()
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Return || !(event.modifiers & Qt.ControlModifier))
                return;
            event.accepted = true;
            if (!event.isAutoRepeat)
                root.review.press();
        }

        BulkHead {
            id: head

            review: root.review
            severe: root.severe
            width: parent.width
        }
        // In the order in which Tab goes: from Cancel to what is asked for, then to what can be read.
        BulkActs {
            id: foot

            anchors.bottom: parent.bottom
            review: root.review
            severe: root.severe
            width: parent.width
        }
        BulkMachineList {
            id: list

            anchors.bottom: foot.top
            anchors.left: parent.left
            anchors.leftMargin: Theme.gapHuge
            anchors.right: rules.left
            anchors.rightMargin: Theme.gapLarge
            anchors.top: head.bottom
            review: root.review
        }
        BulkRules {
            id: rules

            anchors.bottom: foot.top
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapHuge
            anchors.top: head.bottom
            review: root.review
            width: Math.floor(parent.width * 0.36)
        }
        Skeleton {
            anchors.left: list.left
            anchors.right: list.right
            anchors.top: list.top
            rows: 8
            visible: root.review.step === BulkReview.Asking
        }
    }
}
