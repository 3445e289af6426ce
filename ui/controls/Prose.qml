// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls

/// Words that say something by themselves, on several lines if need be. Assistive technologies read
/// them; a Line is read as part of what it stands in.
Line {
    id: root

    Accessible.name: Words.plain(root.text)
    Accessible.role: Accessible.StaticText
    wrapMode: Text.WordWrap
}
