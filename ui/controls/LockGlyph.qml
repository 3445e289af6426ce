// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// A closed lock: what stands here may not be seen. Drawn of rectangles, as no font need have it.
Item {
    id: root

    Accessible.name: qsTr("Forbidden")
    Accessible.role: Accessible.Graphic
    implicitHeight: 2 * Theme.glyph
    implicitWidth: 2 * Theme.glyph

    Rectangle {
        anchors.horizontalCenter: body.horizontalCenter
        border.color: Theme.text2
        border.width: 2 * Theme.outline
        color: "transparent"
        height: root.height * 0.6
        radius: width / 2
        width: root.width * 0.5
    }
    Rectangle {
        id: body

        anchors.bottom: parent.bottom
        color: Theme.text2
        height: root.height * 0.6
        radius: Theme.radius
        width: root.width
    }
}
