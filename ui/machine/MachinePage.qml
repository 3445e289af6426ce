// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Holdpoint.Session
import Holdpoint.Theme

/// One machine: who it is, why it waits, its timeline, and what stands behind it.
FocusScope {
    id: root

    required property string machineKey

    signal back

    function focusTimeline(): void {
        timeline.forceActiveFocus()
    }

    MachineViewModel {
        id: machine

        session: Session
        key: root.machineKey
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace || event.key === Qt.Key_Escape) {
            root.back()
            event.accepted = true
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        visible: !machine.missing

        MachineHeader {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.machineHeaderHeight
            machine: machine
            onBack: root.back()
        }

        WhyCard {
            Layout.fillWidth: true
            Layout.margins: Theme.gapLarge
            Layout.bottomMargin: 0
            visible: machine.sentence.length > 0
            machine: machine
        }

        TimelinePanel {
            id: timeline

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.gapLarge
            Layout.bottomMargin: Theme.gap
            machine: machine
            focus: true
        }

        DetailTabs {
            Layout.fillWidth: true
            Layout.preferredHeight: 220
            Layout.leftMargin: Theme.gapLarge
            Layout.rightMargin: Theme.gapLarge
            Layout.bottomMargin: Theme.gapLarge
            machine: machine
        }
    }

    Text {
        anchors.centerIn: parent
        visible: machine.missing
        text: qsTr("There is no machine %1.").arg(root.machineKey)
        color: Theme.text2
        font.family: Theme.family
        font.pixelSize: Theme.fontLarge
    }
}
