// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import Holdpoint.Controls
import Holdpoint.Incidents

/// For whom a document is made, and so what is taken out of it.
ChoiceBox {
    choices: [{ value: "internal", text: qsTr("Internal") }, { value: "partner", text: qsTr("Partner") }, { value: "public", text: qsTr("Public") }]
    label: qsTr("Redaction")
    value: IncidentEditor.preset

    onPicked: value => IncidentEditor.preset = value
}
