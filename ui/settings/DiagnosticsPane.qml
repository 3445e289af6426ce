// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Settings
import Holdpoint.Theme

/// What somebody who helps has to know, ready to be copied.
Item {
    id: root

    required property ConnectionViewModel connection
    property string text: ""

    function read() {
        root.text = DiagnosticsText.markdown(root.connection, Words.stamp(Session.now));
    }

    onVisibleChanged: if (root.visible) root.read()

    Connections {
        function onChanged() {
            if (root.visible)
                root.read();
        }

        target: root.connection
    }
    PaneTitle {
        id: title

        note: qsTr("As Markdown, without tokens, passwords or certificates.")
        text: qsTr("Diagnostics")
        width: root.width - copy.width - Theme.gapLarge
    }
    PushButton {
        id: copy

        anchors.right: parent.right
        enabled: root.text.length > 0
        text: qsTr("Copy")

        onClicked: Clipboard.copy(root.text)
    }
    TextPane {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.topMargin: Theme.gapLarge
        label: qsTr("Diagnostics")
        mono: true
        readOnly: true
        text: root.text
    }
}
