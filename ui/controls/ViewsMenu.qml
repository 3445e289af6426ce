// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// The views of a page that a person saved: to be opened, passed on, renamed and removed, and a name for what is
/// shown now.
T.Popup {
    id: root

    /// {name, view} of this page.
    required property var views
    /// The one that was removed last; empty for none.
    property string removed: ""
    property string trouble: ""
    /// A browser opens them, too.
    property bool linkable: true

    signal chosen(string view)
    signal linkAsked(string view)
    signal saveAsked(string name)
    signal renameAsked(string from, string to)
    signal removeAsked(string name)
    signal undoAsked

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    height: body.implicitHeight + 2 * root.padding
    margins: Theme.gapSmall
    modal: false
    padding: Theme.gap
    width: 480

    onOpened: {
        root.trouble = "";
        name.clear();
        (list.count > 0 ? list : name).forceActiveFocus(Qt.PopupFocusReason);
    }

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    FocusScope {
        Accessible.name: qsTr("Saved views")
        Accessible.role: Accessible.Dialog
        anchors.fill: parent
        focus: true

        Column {
            id: body

            spacing: Theme.gapSmall
            width: parent.width

            Line {
                color: Theme.text3
                height: Theme.rowHeight
                text: qsTr("No saved views.")
                visible: list.count === 0
                width: parent.width
            }
            ListView {
                id: list

                function take(row: int) {
                    const entry = root.views[row];
                    if (entry === undefined)
                        return;
                    root.close();
                    root.chosen(entry.view);
                }

                Accessible.name: qsTr("Saved views")
                Accessible.role: Accessible.List
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                focus: true
                height: Math.min(6, list.count) * Theme.controlHeight
                model: root.views
                visible: list.count > 0
                width: parent.width

                Keys.onDeletePressed: if (root.views[list.currentIndex] !== undefined) root.removeAsked(root.views[list.currentIndex].name)
                Keys.onReturnPressed: list.take(list.currentIndex)
                Keys.onSpacePressed: list.take(list.currentIndex)

                delegate: Item {
                    id: row

                    required property int index
                    required property var modelData

                    Accessible.name: row.modelData.name
                    Accessible.role: Accessible.ListItem
                    Accessible.onPressAction: list.take(row.index)
                    height: Theme.controlHeight
                    width: list.width

                    HoverHandler {
                        id: hover
                    }
                    TapHandler {
                        onTapped: list.take(row.index)
                    }
                    Rectangle {
                        anchors.fill: parent
                        border.color: Theme.focus
                        border.width: row.ListView.isCurrentItem && list.activeFocus ? Theme.focusWidth : 0
                        color: hover.hovered ? Theme.hover : "transparent"
                        radius: Theme.radius
                    }
                    TippedLine {
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.gapSmall
                        anchors.right: acts.left
                        anchors.rightMargin: Theme.gapSmall
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.name
                    }
                    Row {
                        id: acts

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gapTiny

                        PushButton {
                            Accessible.name: qsTr("Copy a link to the view %1").arg(row.modelData.name)
                            height: Theme.rowHeight
                            text: qsTr("Copy link")
                            visible: root.linkable

                            onClicked: root.linkAsked(row.modelData.view)
                        }
                        PushButton {
                            Accessible.name: qsTr("Rename the view %1 to the name below").arg(row.modelData.name)
                            enabled: name.text.length > 0
                            height: Theme.rowHeight
                            text: qsTr("Rename")

                            onClicked: root.renameAsked(row.modelData.name, name.text)
                        }
                        PushButton {
                            Accessible.name: qsTr("Remove the view %1").arg(row.modelData.name)
                            height: Theme.rowHeight
                            text: qsTr("Remove")

                            onClicked: root.removeAsked(row.modelData.name)
                        }
                    }
                }
            }
            PushButton {
                text: qsTr("Undo: bring back %1").arg(root.removed)
                visible: root.removed.length > 0
                width: parent.width

                onClicked: root.undoAsked()
            }
            Rectangle {
                color: Theme.rule
                height: Theme.outline
                width: parent.width
            }
            Item {
                height: Theme.controlHeight
                width: parent.width

                TextBox {
                    id: name

                    anchors.left: parent.left
                    anchors.right: commit.left
                    anchors.rightMargin: Theme.gapSmall
                    hint: qsTr("Name for this view")
                    label: qsTr("Name of the view")
                    maximumLength: 80

                    onAccepted: root.saveAsked(name.text)
                }
                PushButton {
                    id: commit

                    anchors.right: parent.right
                    text: qsTr("Save this view")

                    onClicked: root.saveAsked(name.text)
                }
            }
            Line {
                Accessible.name: root.trouble
                Accessible.role: Accessible.AlertMessage
                color: Theme.text2
                size: Theme.fontSmall
                text: root.trouble
                visible: root.trouble.length > 0
                width: parent.width
            }
        }
    }
}
