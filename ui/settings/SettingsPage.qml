// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Settings

/// Connections and choices.
FocusScope {
    id: root

    required property ConnectionViewModel connection
    /// The first picture can be taken.
    readonly property bool ready: root.connection.loaded

    ConnectionPage {
        anchors.fill: parent
        connection: root.connection
        focus: true
    }
}
