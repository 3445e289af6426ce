// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// A line of text that a person writes. `label` names it, `hint` says what belongs there.
T.TextField {
    id: root

    property string label: ""
    property string hint: ""
    property bool mono: false
    /// What is wrong with the text, in one sentence; empty while nothing is.
    property string trouble: ""

    Accessible.description: root.trouble.length > 0 ? root.trouble : root.hint
    Accessible.name: root.label.length > 0 ? root.label : root.hint
    Accessible.role: Accessible.EditableText
    color: Theme.text
    font.family: root.mono ? Theme.monoFamily : Theme.family
    font.pixelSize: root.mono ? Theme.fontMono : Theme.fontBase
    implicitHeight: Theme.controlHeight
    implicitWidth: 200
    leftPadding: Theme.gapSmall
    opacity: root.enabled ? 1 : 0.55
    rightPadding: Theme.gapSmall
    selectByMouse: true
    selectedTextColor: Theme.onHold
    selectionColor: Theme.hold
    verticalAlignment: TextInput.AlignVCenter

    background: Rectangle {
        border.color: root.trouble.length > 0 ? Theme.p2Fg : Theme.line
        border.width: root.trouble.length > 0 ? Theme.focusWidth : Theme.outline
        color: Theme.raised
        radius: Theme.radius

        TippedLine {
            anchors.fill: parent
            anchors.leftMargin: root.leftPadding
            anchors.rightMargin: root.rightPadding
            color: Theme.text3
            text: root.hint
            visible: root.text.length === 0
        }
        FocusFrame {
            shown: root.activeFocus
        }
    }
}
