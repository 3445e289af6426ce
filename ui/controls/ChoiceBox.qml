// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// One of a few: `choices` are `{value, text}`, `value` is the chosen one. `picked` is sent when a
/// person chooses.
T.ComboBox {
    id: root

    required property var choices
    property string label: ""
    property string value: ""
    /// Of the list, which may say more than the box.
    property real listWidth: root.width

    signal picked(string value)

    Accessible.name: root.label
    Accessible.role: Accessible.ComboBox
    currentIndex: root.choices.findIndex(choice => choice.value === root.value)
    font.family: Theme.family
    font.pixelSize: Theme.fontBase
    implicitHeight: Theme.controlHeight
    implicitWidth: Math.ceil(widest.implicitWidth) + 2 * Theme.gapSmall + Theme.glyph + Theme.gapSmall
    leftPadding: Theme.gapSmall
    model: root.choices
    opacity: root.enabled ? 1 : 0.55
    rightPadding: Theme.glyph + 2 * Theme.gapSmall
    textRole: "text"
    valueRole: "value"

    onActivated: index => root.picked(root.choices[index].value)

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: root.down ? Theme.selection : root.hovered ? Theme.hover : Theme.raised
        radius: Theme.radius

        Line {
            id: widest

            text: root.choices.reduce((longest, choice) => choice.text.length > longest.length ? choice.text : longest, "")
            visible: false
        }
        FocusFrame {
            shown: root.visualFocus
        }
    }
    contentItem: Line {
        text: root.displayText
    }
    delegate: T.ItemDelegate {
        id: entry

        required property var modelData
        required property int index

        Accessible.name: entry.modelData.text
        Accessible.role: Accessible.ListItem
        highlighted: root.highlightedIndex === entry.index
        implicitHeight: Theme.controlHeight
        width: ListView.view ? ListView.view.width : implicitWidth

        background: Rectangle {
            color: entry.highlighted ? Theme.selection : "transparent"
        }
        contentItem: Line {
            leftPadding: Theme.gapSmall
            rightPadding: Theme.gapSmall
            strong: root.currentIndex === entry.index
            text: entry.modelData.text
        }
    }
    indicator: IconMark {
        height: Theme.glyphSmall
        kind: "down"
        width: Theme.glyphSmall
        x: root.width - width - Theme.gapSmall
        y: (root.height - height) / 2
    }
    popup: T.Popup {
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * padding, 320)
        // A list that is wider than its box stays in the window.
        margins: root.listWidth > root.width ? Theme.gapSmall : -1
        padding: Theme.outline
        width: Math.max(root.width, root.listWidth)
        y: root.height + 2

        background: Rectangle {
            border.color: Theme.line
            border.width: Theme.outline
            color: Theme.panel
            radius: Theme.radius
        }
        contentItem: ListView {
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            currentIndex: root.highlightedIndex
            implicitHeight: contentHeight
            model: root.popup.visible ? root.delegateModel : null

            T.ScrollBar.vertical: ScrollRail {
            }
        }
    }
}
