// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// Everything that stops a machine, the worst first.
FocusScope {
    id: root

    /// The first picture can be taken.
    readonly property bool ready: true

    /// The page of a machine is asked for: `namespace/name`.
    signal opened(string key)
    /// A machine is chosen, for the inspector.
    signal picked(string key)

    PageMessage {
        anchors.centerIn: parent
        sentence: qsTr("Holds")
        width: parent.width - 2 * Theme.gapHuge
    }
}
