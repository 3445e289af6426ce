// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// The pages that there are.
Rectangle {
    id: root

    required property string page

    signal chosen(string page)

    Accessible.name: qsTr("Pages")
    Accessible.role: Accessible.PageTabList
    color: Theme.bg
    implicitWidth: Theme.railWidth

    Column {
        width: parent.width

        NavButton {
            checked: root.page === "fleet" || root.page === "machine"
            key: "F1"
            kind: "fleet"
            text: qsTr("Fleet")

            onClicked: root.chosen("fleet")
        }
    }
    NavButton {
        anchors.bottom: parent.bottom
        checked: root.page === "connection"
        key: "F8"
        kind: "connection"
        text: qsTr("Backend")

        onClicked: root.chosen("connection")
    }
    Rectangle {
        anchors.right: parent.right
        color: Theme.rule
        height: parent.height
        width: Theme.outline
    }
}
