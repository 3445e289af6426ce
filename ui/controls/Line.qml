// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// One line of words in the fonts of the theme; cut with an ellipsis, never clipped. Where it has several lines none
/// breaks between a number and its unit.
Text {
    id: root

    /// A name, a key or a time: its characters keep their places.
    property bool mono: false
    property bool strong: false
    property int size: mono ? Theme.fontMono : Theme.fontBase

    color: Theme.text
    elide: Text.ElideRight
    font.family: root.mono ? Theme.monoFamily : Theme.family
    font.pixelSize: root.size
    font.weight: root.strong ? Font.DemiBold : Font.Normal
    maximumLineCount: 1
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter

    onTextChanged: if (root.wrapMode !== Text.NoWrap) Words.keepUnits(root)
}
