// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// Once after a console that did not end well: what it had committed, and what became of it.
T.Popup {
    id: root

    readonly property var left: Overrides.left

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.NoAutoClose
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: 560
    modal: true
    padding: Theme.gapHuge
    visible: root.enabled && root.left.length > 0

    onOpened: close.forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.72)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Column {
        id: content

        Accessible.name: title.text
        Accessible.role: Accessible.Dialog
        spacing: Theme.gap
        width: parent.width

        Prose {
            id: title

            maximumLineCount: 2
            size: Theme.fontLarge
            strong: true
            text: Words.counted(root.left.length, qsTr("1 command had an unknown outcome when the console ended"),
                                qsTr("%1 commands had an unknown outcome when the console ended"))
            width: parent.width
        }
        Repeater {
            model: root.left

            Prose {
                required property string modelData

                maximumLineCount: 4
                text: modelData
                width: content.width
            }
        }
        PushButton {
            id: close

            text: qsTr("Close")

            Keys.onEscapePressed: Overrides.forgetLeft()
            onClicked: Overrides.forgetLeft()
        }
    }
}
