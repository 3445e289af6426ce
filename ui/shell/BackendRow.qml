// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// One backend of the list: where, who, how fresh, how bad. Pressed, it takes the place of the window.
T.AbstractButton {
    id: root

    required property string title
    required property string place
    required property string identity
    required property int connection
    required property double age
    required property string trouble
    required property int priority
    required property int raised
    required property int holding
    required property bool removable
    required property bool archived
    required property bool open

    readonly property bool here: root.place === Session.place
    readonly property bool blind: root.connection === Session.Stale || root.connection === Session.Disconnected
    readonly property string standing: {
        switch (root.connection) {
        case Session.Connecting:
            return qsTr("connecting");
        case Session.Live:
            return root.archived ? qsTr("not live") : qsTr("live");
        case Session.Slow:
            return qsTr("slow");
        case Session.Stale:
            return qsTr("STALE %1").arg(Words.streamAge(root.age));
        default:
            return qsTr("not connected");
        }
    }

    signal besideAsked
    signal removalAsked

    Accessible.description: Words.joined([root.place, root.identity, root.standing, root.trouble], ", ")
    Accessible.name: root.raised > 0 ? qsTr("%1, %2 new alarms, highest P%3").arg(root.title).arg(root.raised).arg(root.priority)
                                     : root.title
    Accessible.role: Accessible.ListItem
    Accessible.selected: root.here
    Accessible.onPressAction: root.clicked()
    implicitHeight: root.trouble.length > 0 ? Theme.rowHeightNormal * 2 - Theme.gap : Theme.rowHeightNormal + Theme.gapSmall

    background: Rectangle {
        color: root.here ? Theme.selection : root.hovered ? Theme.hover : "transparent"
        radius: Theme.radius

        FocusFrame {
            shown: root.visualFocus
        }
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gapSmall

        StatusGlyph {
            id: sign

            height: Theme.glyph
            look: root.blind ? "unknown" : ""
            priority: root.priority
            width: Theme.glyph
            y: Theme.gapLarge - Theme.gapTiny
        }
        Line {
            id: name

            anchors.left: sign.right
            anchors.leftMargin: Theme.gap
            height: Theme.rowHeightNormal - Theme.gap
            strong: true
            text: root.title
            width: 200
            y: Theme.gapSmall
        }
        Line {
            anchors.left: name.right
            anchors.leftMargin: Theme.gap
            anchors.right: chip.left
            anchors.rightMargin: Theme.gap
            color: Theme.text2
            height: name.height
            size: Theme.fontSmall
            text: Words.joined([root.title === root.place ? "" : root.place, root.identity,
                   root.holding < 0 ? "" : qsTr("%1 holding").arg(Words.count(root.holding)),
                   root.raised > 0 ? qsTr("%1 new").arg(Words.count(root.raised)) : ""], "  \u00b7  ")
            y: Theme.gapSmall
        }
        Chip {
            id: chip

            anchors.right: buttons.left
            anchors.rightMargin: Theme.gap
            edge: root.blind ? Theme.text : Theme.text3
            fill: root.blind ? Theme.text : "transparent"
            ink: root.blind ? Theme.header : Theme.text2
            strong: root.blind
            text: root.standing
            y: Theme.gapSmall + 1
        }
        Row {
            id: buttons

            anchors.right: parent.right
            spacing: Theme.gapTiny
            y: Theme.gapSmall + 1

            PushButton {
                Accessible.name: qsTr("Open %1 in another window").arg(root.title)
                enabled: !root.here
                height: Theme.rowHeight
                text: qsTr("New window")

                onClicked: root.besideAsked()
            }
            PushButton {
                Accessible.name: qsTr("Remove %1 from this console").arg(root.title)
                enabled: root.removable && !root.here
                height: Theme.rowHeight
                text: qsTr("Remove")

                onClicked: root.removalAsked()
            }
        }
        Line {
            anchors.left: name.left
            anchors.right: parent.right
            anchors.top: name.bottom
            color: Theme.p2Fg
            size: Theme.fontSmall
            text: root.trouble
            visible: text.length > 0
        }
    }
}
