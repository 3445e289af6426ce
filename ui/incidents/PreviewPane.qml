// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Theme

/// The document as it would leave the house, always of the draft as it is, and as a reader sees it.
Item {
    id: root

    property string format: "md"
    /// Its text, not what a reader sees.
    property bool source: false
    /// Beside the tabs.
    property real toolsRoom: 0

    Binding {
        property: "format"
        target: IncidentEditor
        value: root.visible ? root.format : ""
    }
    RenderedDocument {
        id: rendered

        family: Theme.family
        format: root.format
        head: Theme.raised
        line: Theme.rule
        pixelSize: Theme.fontBase
        source: root.visible && !root.source ? IncidentEditor.preview : ""
    }
    Flow {
        id: tools

        spacing: Theme.gapSmall
        width: root.toolsRoom - 2 * Theme.gap
        x: Theme.gap
        y: Math.floor((Theme.controlHeight - source.height) / 2)

        ChoiceBox {
            choices: [{ value: "md", text: qsTr("Markdown") }, { value: "html", text: qsTr("HTML") }]
            label: qsTr("Format")
            value: root.format

            onPicked: value => root.format = value
        }
        PresetBox {
        }
        FilterChip {
            id: source

            height: Theme.controlHeight
            checked: root.source
            text: qsTr("Source")

            onClicked: root.source = !root.source
        }
        PushButton {
            enabled: IncidentEditor.preview.length > 0
            hint: qsTr("Copies the source")
            text: qsTr("Copy")

            onClicked: Clipboard.copy(IncidentEditor.preview)
        }
    }
    TextPane {
        anchors.fill: page
        label: qsTr("Source of the document")
        mono: true
        readOnly: true
        text: root.source ? IncidentEditor.preview : ""
        visible: root.source
    }
    Rectangle {
        id: page

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gap
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gapSmall
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
        visible: !root.source

        Flickable {
            id: flick

            anchors.fill: parent
            anchors.margins: Theme.outline
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            contentHeight: text.height
            contentWidth: text.width

            T.ScrollBar.vertical: ScrollRail {
            }

            TextEdit {
                id: text

                Accessible.multiLine: true
                Accessible.name: qsTr("Preview")
                Accessible.readOnly: true
                Accessible.role: Accessible.EditableText
                activeFocusOnTab: true
                color: Theme.text
                font.family: Theme.family
                font.pixelSize: Theme.fontBase
                height: Math.max(implicitHeight, flick.height)
                padding: Theme.gap
                readOnly: true
                selectByMouse: true
                selectedTextColor: Theme.onHold
                selectionColor: Theme.hold
                text: rendered.text
                textFormat: TextEdit.RichText
                // Links lead nowhere: what they say comes from outside.
                width: flick.width
                wrapMode: TextEdit.WrapAtWordBoundaryOrAnywhere

                Keys.onPressed: event => {
                    const steps = { [Qt.Key_Down]: 40, [Qt.Key_Up]: -40, [Qt.Key_PageDown]: flick.height - 40, [Qt.Key_PageUp]: 40 - flick.height,
                                    [Qt.Key_Home]: -flick.contentHeight, [Qt.Key_End]: flick.contentHeight };
                    const step = steps[event.key];
                    if (step === undefined || event.modifiers & Qt.ShiftModifier)
                        return;
                    flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + step));
                    event.accepted = true;
                }
                Keys.onTabPressed: text.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: text.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            }
        }
        Line {
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            color: Theme.text3
            text: qsTr("Creating the document…")
            visible: IncidentEditor.preview.length === 0
            y: Theme.gap
        }
        FocusFrame {
            shown: text.activeFocus
        }
    }
}
