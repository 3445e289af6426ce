// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Settings
import Holdpoint.Theme

/// In what words and forms the console speaks.
Column {
    id: root

    spacing: Theme.gapLarge

    PaneTitle {
        note: qsTr("The console uses the language of the desktop if it is available, otherwise English.")
        text: qsTr("Language")
        width: root.width
    }
    ChoiceRow {
        choices: Preferences.languages
        label: qsTr("Language")
        note: Preferences.languageNeedsRestart ? qsTr("Takes effect when the console is restarted.")
                                               : qsTr("The backend writes logs, exports and the audit in English.")
        value: Preferences.language
        width: root.width

        onPicked: value => Preferences.language = value
    }
    Prose {
        maximumLineCount: 3
        text: Scripts.notice
        visible: Scripts.notice.length > 0
        width: root.width
    }
    Repeater {
        model: [
            { name: qsTr("Language of the desktop"), text: Qt.uiLanguage.length > 0 ? Qt.uiLanguage : Qt.locale().name },
            { name: qsTr("Times"), text: qsTr("UTC, marked with Z, in every language") },
            { name: qsTr("Names and messages of Kubernetes"), text: qsTr("never translated") }
        ]

        Row {
            id: line

            required property var modelData

            Accessible.name: qsTr("%1: %2").arg(line.modelData.name).arg(line.modelData.text)
            Accessible.role: Accessible.StaticText
            spacing: Theme.gapLarge

            Line {
                color: Theme.text3
                maximumLineCount: 2
                text: line.modelData.name
                width: 240
                wrapMode: Text.WordWrap
            }
            Line {
                text: line.modelData.text
            }
        }
    }
}
