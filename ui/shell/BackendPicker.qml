// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Shell
import Holdpoint.Theme

/// The backends that this console is connected to, and the way to one more.
T.Popup {
    id: root

    required property BackendSet backends

    signal addAsked

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    height: Math.min(440, title.height + list.contentHeight + foot.height + 3 * Theme.gap)
    modal: false
    padding: Theme.gap
    width: 720
    x: Theme.gapSmall
    y: Theme.stripHeight

    onOpened: {
        list.currentIndex = Math.max(0, root.backends.rowOf(Session.place));
        list.forceActiveFocus(Qt.PopupFocusReason);
    }

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    FocusScope {
        Accessible.name: qsTr("Backends")
        Accessible.role: Accessible.Dialog
        anchors.fill: parent
        focus: true

        Line {
            id: title

            height: Theme.rowHeight
            leftPadding: Theme.gap
            strong: true
            text: qsTr("Backends")
        }
        ListView {
            id: list

            Accessible.name: qsTr("Backends")
            Accessible.role: Accessible.List
            activeFocusOnTab: true
            anchors.bottom: foot.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: title.bottom
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            focus: true
            model: root.backends

            Keys.onReturnPressed: if (list.currentItem) (list.currentItem as BackendRow).clicked()
            Keys.onSpacePressed: if (list.currentItem) (list.currentItem as BackendRow).clicked()

            delegate: BackendRow {
                id: row

                width: list.width

                background: Rectangle {
                    border.color: Theme.focus
                    border.width: row.ListView.isCurrentItem && list.activeFocus ? Theme.focusWidth : 0
                    color: row.here ? Theme.selection : row.hovered ? Theme.hover : "transparent"
                    radius: Theme.radius
                }

                onBesideAsked: {
                    root.close();
                    root.backends.show(row.place);
                }
                onClicked: {
                    root.close();
                    root.backends.show(row.place, Session.place);
                }
                onRemovalAsked: root.backends.remove(row.place)
            }
        }
        Item {
            id: foot

            anchors.bottom: parent.bottom
            height: Theme.controlHeight + Theme.gapSmall
            width: parent.width

            Line {
                anchors.bottom: parent.bottom
                anchors.left: parent.left
                anchors.leftMargin: Theme.gap
                anchors.right: all.visible ? all.left : adding.left
                anchors.rightMargin: Theme.gap
                color: Theme.text3
                height: Theme.controlHeight
                size: Theme.fontSmall
                text: qsTr("What you change in a window goes to its backend only.")
            }
            PushButton {
                id: all

                anchors.bottom: parent.bottom
                anchors.right: adding.left
                anchors.rightMargin: Theme.gapSmall
                text: qsTr("All clusters")
                visible: root.backends !== null && root.backends.count > 1

                onClicked: {
                    root.close();
                    root.backends.showAll(Session.place);
                }
            }
            PushButton {
                id: adding

                anchors.bottom: parent.bottom
                anchors.right: parent.right
                text: qsTr("Add a backend\u2026")

                onClicked: {
                    root.close();
                    root.addAsked();
                }
            }
        }
    }
}
