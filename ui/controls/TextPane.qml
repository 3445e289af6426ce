// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// Several lines of text: to be written, or with `readOnly` to be read, selected and copied.
FocusScope {
    id: root

    property string label: ""
    property string hint: ""
    property bool readOnly: false
    property bool mono: false
    property bool wraps: true
    property alias text: edit.text

    /// A person changed the text.
    signal edited

    implicitHeight: 72
    implicitWidth: 200

    Rectangle {
        anchors.fill: parent
        border.color: root.readOnly ? Theme.rule : Theme.line
        border.width: Theme.outline
        color: Theme.raised
        radius: Theme.radius
    }
    Flickable {
        id: flick

        anchors.fill: parent
        anchors.margins: Theme.outline
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: edit.height
        contentWidth: edit.width

        T.ScrollBar.horizontal: ScrollRail {
        }
        T.ScrollBar.vertical: ScrollRail {
        }

        TextEdit {
            id: edit

            function follow() {
                const at = edit.cursorRectangle;
                if (at.y < flick.contentY)
                    flick.contentY = at.y;
                else if (at.y + at.height > flick.contentY + flick.height)
                    flick.contentY = at.y + at.height - flick.height;
            }

            Accessible.description: root.hint
            Accessible.editable: !root.readOnly
            Accessible.multiLine: true
            Accessible.name: root.label
            Accessible.readOnly: root.readOnly
            Accessible.role: Accessible.EditableText
            activeFocusOnTab: true
            bottomPadding: Theme.gapTiny + 2
            color: Theme.text
            focus: true
            font.family: root.mono ? Theme.monoFamily : Theme.family
            font.pixelSize: root.mono ? Theme.fontSmall : Theme.fontBase
            height: Math.max(implicitHeight, flick.height)
            leftPadding: Theme.gapSmall
            readOnly: root.readOnly
            rightPadding: Theme.gapSmall
            selectByMouse: true
            selectedTextColor: Theme.onHold
            selectionColor: Theme.hold
            textFormat: TextEdit.PlainText
            topPadding: Theme.gapTiny + 2
            width: root.wraps ? flick.width : Math.max(flick.width, implicitWidth)
            wrapMode: root.wraps ? TextEdit.WrapAtWordBoundaryOrAnywhere : TextEdit.NoWrap

            // Tab leaves the pane: who writes by keyboard must get out of it.
            Keys.onTabPressed: edit.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: edit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onCursorRectangleChanged: edit.follow()
            onTextChanged: {
                if (edit.activeFocus && !root.readOnly)
                    root.edited();
            }
        }
    }
    Line {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        color: Theme.text3
        text: root.hint
        visible: edit.text.length === 0
        y: Theme.gapTiny + 3
    }
    FocusFrame {
        shown: edit.activeFocus
    }
}
