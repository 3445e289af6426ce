// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The pages that there are, from the fleet down to the settings.
Rectangle {
    id: root

    required property string page
    /// What waits for whoever sits here to approve it; shown at the audit, where approvals end up.
    property int waiting: 0

    readonly property list<QtObject> pages: [
        PageEntry { name: "fleet"; key: "F1"; text: qsTr("Fleet") },
        PageEntry { name: "holds"; key: "F2"; text: qsTr("Holds") },
        PageEntry { name: "power"; key: "F3"; text: qsTr("Power") },
        PageEntry { name: "calendar"; key: "F4"; text: qsTr("Calendar") },
        PageEntry { name: "incidents"; key: "F5"; text: qsTr("Incidents") },
        PageEntry { name: "audit"; key: "F6"; text: qsTr("Audit") },
        PageEntry { name: "alarms"; key: "F7"; text: qsTr("Alarms") },
        PageEntry { name: "settings"; key: "F8"; text: qsTr("Settings") }
    ]

    signal chosen(string page)

    component PageEntry: QtObject {
        property string name
        property string key
        property string text
    }

    Accessible.name: qsTr("Pages")
    Accessible.role: Accessible.PageTabList
    color: Theme.bg
    implicitWidth: Theme.railWidth

    Column {
        width: parent.width

        Repeater {
            model: root.pages

            NavButton {
                required property var modelData

                checked: root.page === modelData.name || (modelData.name === "fleet" && root.page === "machine")
                key: modelData.key
                kind: modelData.name
                text: modelData.text
                waiting: modelData.name === "audit" ? root.waiting : 0

                onClicked: root.chosen(modelData.name)
            }
        }
    }
    Rectangle {
        anchors.right: parent.right
        color: Theme.rule
        height: parent.height
        width: Theme.outline
    }
}
