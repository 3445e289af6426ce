// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme

/// The Machine as it is stored, to be read and copied. It does not change under who reads it.
FocusScope {
    id: root

    required property MachineViewModel machine
    /// What is on the screen is not what is stored any more.
    readonly property bool behind: root.shown !== root.machine.yaml
    property string shown: ""
    property string of: ""

    function update() {
        root.of = root.machine.key;
        root.shown = root.machine.yaml;
    }
    /// Another machine is shown at once.
    function follow() {
        if (root.of !== root.machine.key || !root.visible || !(pane.activeFocus || hover.hovered))
            root.update();
    }

    onVisibleChanged: root.follow()

    Component.onCompleted: root.update()

    Connections {
        function onChanged() {
            root.follow();
        }

        target: root.machine
    }
    HoverHandler {
        id: hover

        onHoveredChanged: root.follow()
    }
    TextPane {
        id: pane

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        focus: true
        hint: root.machine.loaded ? qsTr("The backend does not serve the stored object.") : ""
        label: qsTr("YAML of %1").arg(root.machine.name)
        mono: true
        readOnly: true
        text: root.shown
        wraps: false
    }
    Row {
        anchors.margins: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapHuge
        anchors.top: parent.top
        spacing: Theme.gapSmall

        PushButton {
            hint: qsTr("The machine has changed since then")
            text: qsTr("Show the current version")
            visible: root.behind

            onClicked: root.update()
        }
        PushButton {
            enabled: root.shown.length > 0
            text: qsTr("Copy YAML")

            onClicked: {
                Clipboard.copy(root.shown);
                Alarms.notify(qsTr("YAML of %1 copied.").arg(root.machine.name));
            }
        }
    }
}
