// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Settings
import Holdpoint.Theme

/// Where the console is connected to, and what the backend lives on.
FocusScope {
    id: root

    required property ConnectionViewModel connection
    /// What the plugin said stands where the rights stand otherwise.
    property bool showsLog: false
    /// Each right instead of what each part of the backend lacks.
    property bool byKind: false
    readonly property bool logShown: root.showsLog && root.connection.signInLog.length > 0

    component Panel: Rectangle {
        border.color: Theme.rule
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Line {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        height: Theme.machineHeaderHeight
        size: Theme.fontTitle
        text: qsTr("Connection")
    }
    Line {
        id: outcome

        Accessible.name: outcome.text
        Accessible.role: Accessible.AlertMessage
        anchors.left: title.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: acts.left
        anchors.rightMargin: Theme.gapLarge
        color: Theme.text2
        height: Theme.machineHeaderHeight
        horizontalAlignment: Text.AlignRight
        size: Theme.fontSmall
        text: root.connection.testing ? qsTr("Testing the connection\u2026") : root.connection.tested
    }
    Row {
        id: acts

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: title.verticalCenter
        spacing: Theme.gapSmall

        PushButton {
            checked: root.logShown
            hint: qsTr("Last output of the sign-in plug-in, without secrets")
            text: qsTr("Sign-in log")
            visible: root.connection.signInLog.length > 0

            onClicked: root.showsLog = !root.showsLog
        }
        PushButton {
            enabled: Session.mayWrite
            hint: qsTr("The backend signs in to its cluster again")
            text: qsTr("Re-authenticate")
            visible: root.connection.standing.count > 0

            onClicked: Session.retryCluster()
        }
        PushButton {
            hint: Session.paused ? qsTr("Reconnects and catches up") : qsTr("Disconnects until you resume")
            text: Session.paused ? qsTr("Resume") : qsTr("Pause")

            onClicked: {
                if (Session.paused)
                    Session.resume();
                else
                    Session.pause();
            }
        }
        PushButton {
            enabled: !root.connection.testing
            hint: qsTr("Opens a second connection and reports the result")
            text: qsTr("Test")

            onClicked: root.connection.test()
        }
    }
    Panel {
        id: link

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.top: title.bottom
        height: Math.max(linkFacts.implicitHeight, backendFacts.implicitHeight + (countdown.visible ? countdown.height : 0)) + 2 * Theme.gapLarge + linkTitle.height + Theme.gap
        width: Math.floor((parent.width - 3 * Theme.gapLarge) / 2)

        Line {
            id: linkTitle

            strong: true
            text: qsTr("This console")
            x: Theme.gapLarge
            y: Theme.gapLarge
        }
        FactList {
            id: linkFacts

            anchors.top: linkTitle.bottom
            anchors.topMargin: Theme.gap
            lines: root.connection.link
            width: parent.width - 2 * Theme.gapLarge
            x: Theme.gapLarge
        }
    }
    Panel {
        anchors.left: link.right
        anchors.leftMargin: Theme.gapLarge
        anchors.top: title.bottom
        height: link.height
        width: link.width

        Line {
            id: backendTitle

            strong: true
            text: qsTr("Backend")
            x: Theme.gapLarge
            y: Theme.gapLarge
        }
        FactList {
            id: backendFacts

            anchors.top: backendTitle.bottom
            anchors.topMargin: Theme.gap
            lines: root.connection.backend
            width: parent.width - 2 * Theme.gapLarge
            x: Theme.gapLarge
        }
        Line {
            id: countdown

            readonly property double remaining: root.connection.credentialsEnd - Session.now

            Accessible.name: countdown.text
            Accessible.role: Accessible.StaticText
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            anchors.left: parent.left
            anchors.leftMargin: Theme.gapLarge
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapLarge
            color: root.connection.credentialsEnd > 0 && countdown.remaining < 600000 ? Theme.text : Theme.text2
            height: Theme.rowHeight
            strong: root.connection.credentialsEnd > 0 && countdown.remaining < 600000
            text: root.connection.credentialsEnd === 0 ? qsTr("The credentials name no expiry.")
                : countdown.remaining > 0 ? qsTr("The credentials expire in %1.").arg(Words.age(Session.now, root.connection.credentialsEnd))
                : qsTr("The credentials expired %1 ago.").arg(Words.age(root.connection.credentialsEnd, Session.now))
            visible: root.connection.signsIn
        }
    }
    Panel {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: standing.visible ? standing.left : parent.right
        anchors.top: link.bottom

        DetailTable {
            anchors.fill: parent
            anchors.topMargin: Theme.gapTiny
            emptyText: root.connection.errorText.length > 0 ? root.connection.errorText
                     : root.connection.loaded ? qsTr("The backend has no streams.") : qsTr("Loading the streams")
            lines: root.connection.streams
            nameShare: 0.36
            nameTitle: qsTr("Stream")
            secondShare: standing.visible ? 0.26 : 0.16
            secondTitle: qsTr("State")
            sinceTitle: qsTr("Last data")
            textTitle: qsTr("Reason")
            thirdShare: 0.12
            thirdTitle: standing.visible ? "" : qsTr("Objects") // half of the width is too little for it
        }
    }
    Panel {
        id: standing

        anchors.bottom: parent.bottom
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: link.bottom
        visible: root.connection.standing.count > 0 || root.logShown
        width: link.width

        TextPane {
            anchors.fill: parent
            anchors.margins: Theme.gapSmall
            label: qsTr("Sign-in log")
            mono: true
            readOnly: true
            text: root.connection.signInLog
            visible: root.logShown
            wraps: true
        }
        Row {
            id: looks

            leftPadding: Theme.gapTiny
            visible: !root.logShown

            TabTitle {
                checked: !root.byKind
                text: qsTr("By part")

                onClicked: root.byKind = false
            }
            TabTitle {
                checked: root.byKind
                text: qsTr("By kind and verb")

                onClicked: root.byKind = true
            }
        }
        RightsTable {
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: looks.bottom
            connection: root.connection
            visible: !root.logShown && root.byKind
        }
        DetailTable {
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: looks.bottom
            lines: root.connection.standing
            visible: !root.logShown && !root.byKind
            nameShare: 0.24
            nameTitle: qsTr("Part")
            secondShare: 0.2
            secondTitle: qsTr("State")
            sinceTitle: ""
            textTitle: qsTr("Problems")
            thirdShare: 0.16
            thirdTitle: qsTr("Rights")
        }
    }
}
