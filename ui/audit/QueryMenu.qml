// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Theme

/// The queries that a person saved: to be taken again, to be removed, and a name for the present one.
T.Popup {
    id: root

    required property SavedQueries saved
    /// What the page is narrowed to.
    property string words: ""
    property string chip: ""
    property string trouble: ""

    signal chosen(string words, string chip)

    function save() {
        root.trouble = root.saved.save(name.text, root.words, root.chip);
        if (root.trouble.length === 0)
            root.close();
    }

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    height: body.implicitHeight + 2 * root.padding
    modal: false
    padding: Theme.gap
    width: 420

    onOpened: {
        root.trouble = "";
        name.text = root.saved.nameOf(root.words, root.chip);
        (list.count > 0 ? list : name).forceActiveFocus(Qt.PopupFocusReason);
    }

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    FocusScope {
        Accessible.name: qsTr("Saved queries")
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
                text: qsTr("No saved queries.")
                visible: list.count === 0
                width: parent.width
            }
            ListView {
                id: list

                function take() {
                    const entry = root.saved.queries[list.currentIndex];
                    if (entry === undefined)
                        return;
                    root.close();
                    root.chosen(entry.words, entry.chip);
                }

                Accessible.name: qsTr("Saved queries")
                Accessible.role: Accessible.List
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                focus: true
                height: Math.min(6, list.count) * Theme.rowHeight
                model: root.saved.queries
                visible: list.count > 0
                width: parent.width

                onCountChanged: if (root.opened && list.count === 0) name.forceActiveFocus(Qt.OtherFocusReason)

                Keys.onDeletePressed: {
                    const entry = root.saved.queries[list.currentIndex];
                    if (entry !== undefined)
                        root.saved.remove(entry.name);
                }
                Keys.onReturnPressed: list.take()
                Keys.onSpacePressed: list.take()

                delegate: Item {
                    id: row

                    required property int index
                    required property var modelData

                    function take() {
                        list.currentIndex = row.index;
                        list.take();
                    }

                    Accessible.name: row.modelData.name
                    Accessible.role: Accessible.ListItem
                    Accessible.onPressAction: row.take()
                    height: Theme.rowHeight
                    width: list.width

                    HoverHandler {
                        id: hover
                    }
                    TapHandler {
                        onTapped: row.take()
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
                        anchors.right: removal.left
                        anchors.rightMargin: Theme.gapSmall
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.name
                    }
                    PushButton {
                        id: removal

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        height: Theme.rowHeight - 2
                        text: qsTr("Remove")

                        Accessible.name: qsTr("Remove the query %1").arg(row.modelData.name)
                        onClicked: root.saved.remove(row.modelData.name)
                    }
                }
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
                    hint: qsTr("Name for the current filter")
                    label: qsTr("Name of the query")

                    onAccepted: root.save()
                }
                PushButton {
                    id: commit

                    anchors.right: parent.right
                    text: qsTr("Save query")

                    onClicked: root.save()
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
