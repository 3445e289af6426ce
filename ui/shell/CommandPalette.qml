// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Shell
import Holdpoint.Theme

/// Everything that can be done from here, found by a few letters, with its key and its guard level. An
/// entry with a guard level opens a review.
T.Popup {
    id: root

    property var commands: []
    property bool mayAct: false

    signal chosen(var entry)

    function find(machinesOnly: bool) {
        palette.machinesOnly = machinesOnly;
        palette.commands = root.commands;
        search.clear();
        list.currentIndex = 0;
        root.open();
    }
    function choose(row: int) {
        const entry = palette.at(row);
        root.close();
        root.chosen(entry);
    }

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    height: Math.min(520, Theme.controlHeight + 3 * Theme.gapSmall + Math.max(Theme.rowHeightNormal, list.contentHeight))
    modal: true
    padding: Theme.gapSmall
    width: 640
    x: T.Overlay.overlay ? Math.round((T.Overlay.overlay.width - root.width) / 2) : 0
    y: 96

    onOpened: search.forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Item {
        Accessible.name: qsTr("Commands")
        Accessible.role: Accessible.Dialog
        anchors.fill: parent

        PaletteModel {
            id: palette

            fleet: root.opened ? Session.fleet : null
            gone: ended.rows
            mayAct: root.mayAct
            query: search.text
        }
        LiveTable {
            id: ended

            active: root.opened && search.text.trim().length >= 2
            alwaysNow: true
            options: ({
                    search: search.text.trim()
                })
            view: "gone"
        }
        TextBox {
            id: search

            hint: palette.machinesOnly ? qsTr("Go to machine") : qsTr("Command or machine")
            width: parent.width

            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onReturnPressed: root.choose(list.currentIndex)
            Keys.onUpPressed: list.decrementCurrentIndex()
            onTextChanged: list.currentIndex = 0
        }
        ListView {
            id: list

            Accessible.name: qsTr("Results")
            Accessible.role: Accessible.List
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: search.bottom
            anchors.topMargin: Theme.gapSmall
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            highlightMoveDuration: 0
            model: palette

            T.ScrollBar.vertical: ScrollRail {
            }
            delegate: T.ItemDelegate {
                id: entry

                required property int index
                required property string label
                required property string detail
                required property string keys
                required property string guard

                Accessible.description: Words.joined([entry.guard, entry.keys], ", ")
                Accessible.name: Words.joined([entry.label, entry.detail], ", ")
                Accessible.role: Accessible.ListItem
                Accessible.onPressAction: root.choose(entry.index)
                focusPolicy: Qt.NoFocus
                highlighted: ListView.isCurrentItem
                implicitHeight: Theme.rowHeightNormal
                width: ListView.view.width

                onClicked: root.choose(entry.index)

                background: Rectangle {
                    color: entry.highlighted ? Theme.selection : entry.hovered ? Theme.hover : "transparent"
                    radius: Theme.radius
                }
                contentItem: Item {
                    Line {
                        id: words

                        height: parent.height
                        leftPadding: Theme.gapSmall
                        text: entry.label
                    }
                    Line {
                        anchors.left: words.right
                        anchors.leftMargin: Theme.gap
                        anchors.right: guard.left
                        anchors.rightMargin: Theme.gap
                        color: Theme.text3
                        height: parent.height
                        size: Theme.fontSmall
                        text: entry.detail
                    }
                    Line {
                        id: guard

                        anchors.right: keys.left
                        anchors.rightMargin: Theme.gap
                        color: Theme.text2
                        height: parent.height
                        mono: true
                        size: Theme.fontSmall
                        text: entry.guard
                    }
                    Line {
                        id: keys

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gapSmall + Theme.scrollBarWidth
                        color: Theme.text2
                        height: parent.height
                        horizontalAlignment: Text.AlignRight
                        mono: true
                        size: Theme.fontSmall
                        text: entry.keys
                        width: 96
                    }
                }
            }
        }
        Line {
            anchors.bottom: parent.bottom
            color: Theme.text2
            height: Theme.rowHeightNormal
            leftPadding: Theme.gapSmall
            text: qsTr("No match")
            visible: palette.count === 0
        }
    }
}
