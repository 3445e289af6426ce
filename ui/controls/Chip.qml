// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// A short fact in an outline, with the sign of a status before it when it has one.
Rectangle {
    id: root

    property string text: ""
    property string look: ""
    property int priority: 0
    property bool mono: false
    property bool strong: false
    property color edge: Theme.line
    property color ink: Theme.text
    property color fill: "transparent"
    readonly property bool signed: root.look.length > 0 || root.priority > 0
    readonly property int signRoom: root.signed ? Theme.glyphSmall + 2 + Theme.gapTiny + 2 : 0

    Accessible.name: root.text
    Accessible.role: Accessible.StaticText
    border.color: root.edge
    border.width: Theme.outline
    color: root.fill
    implicitHeight: Theme.chipHeight
    implicitWidth: Math.ceil(words.implicitWidth) + root.signRoom + 2 * Theme.gapSmall
    radius: Theme.radius

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny + 2

        StatusGlyph {
            anchors.verticalCenter: parent.verticalCenter
            bare: true
            height: Theme.glyphSmall + 2
            look: root.look
            priority: root.priority
            visible: root.signed
            width: Theme.glyphSmall + 2
        }
        Line {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            mono: root.mono
            size: Theme.fontSmall
            strong: root.strong
            text: root.text
            width: root.width - root.signRoom - 2 * Theme.gapSmall
        }
    }
}
