// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Incidents
import Holdpoint.Theme

/// The document as it would leave the house, always of the draft as it is.
Item {
    id: root

    property string format: "md"

    Binding {
        property: "format"
        target: IncidentEditor
        value: root.visible ? root.format : ""
    }
    Flow {
        id: tools

        spacing: Theme.gapSmall
        width: parent.width - 2 * Theme.gap
        x: Theme.gap
        y: Theme.gapSmall

        ChoiceBox {
            choices: [{ value: "md", text: qsTr("Markdown") }, { value: "html", text: qsTr("HTML") }]
            label: qsTr("Format")
            value: root.format

            onPicked: value => root.format = value
        }
        PresetBox {
        }
        PushButton {
            enabled: IncidentEditor.preview.length > 0
            text: qsTr("Copy")

            onClicked: Clipboard.copy(IncidentEditor.preview)
        }
    }
    TextPane {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gap
        anchors.right: parent.right
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gapSmall
        hint: qsTr("Creating the document…")
        label: qsTr("Preview")
        mono: true
        readOnly: true
        text: IncidentEditor.preview
    }
}
