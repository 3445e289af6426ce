// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Theme

/// A one-line field that narrows a list; Escape empties it first and leaves it then.
T.TextField {
    id: root

    property string hint: ""

    /// What stands there where the hint does not fit.
    property string brief: root.hint

    signal leaving

    Accessible.name: root.hint
    Accessible.role: Accessible.EditableText
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.fontBase
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.glyph + 2 * Theme.gapSmall
    rightPadding: Theme.gapSmall
    selectByMouse: true
    selectedTextColor: Theme.onHold
    selectionColor: Theme.hold
    verticalAlignment: TextInput.AlignVCenter

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.raised
        radius: Theme.radius

        IconMark {
            anchors.left: parent.left
            anchors.leftMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            kind: "search"
        }
        Line {
            anchors.fill: parent
            anchors.leftMargin: root.leftPadding
            anchors.rightMargin: Theme.gapSmall
            color: Theme.text3
            text: root.hint + "\u009c" + root.brief // the longest that fits
            visible: root.text.length === 0
        }
        FocusFrame {
            shown: root.activeFocus
        }
    }

    // Or the shortcut of the window would take it.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    Keys.onEscapePressed: {
        if (root.text.length > 0)
            root.clear();
        else
            root.leaving();
    }
    Keys.onReturnPressed: root.leaving()
    Keys.onDownPressed: root.leaving()
}
