// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// Words of a wall. Their size is that of the screen and of who reads it from afar, never of the theme.
Text {
    id: root

    required property int size

    color: Theme.text
    font.family: Theme.family
    font.pixelSize: root.size
    textFormat: Text.PlainText
    wrapMode: Text.Wrap

    Accessible.name: root.text
    Accessible.role: Accessible.StaticText
}
