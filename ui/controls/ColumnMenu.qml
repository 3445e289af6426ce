// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// What can be done with a column: which rows it leaves, whether it is shown, and which others are.
T.Popup {
    id: root

    required property TableColumns columns
    property string column: ""
    property var values: []
    property var chosenValues: []
    readonly property int part: 264
    readonly property string name: root.columns.nameOf(root.column)

    signal filterAsked(string contains, var values)
    signal secondAsked

    /// `filter` is {contains, values}; `values` is what there is to choose from.
    function offer(column: string, filter: var, values: var) {
        root.column = "";
        words.text = filter.contains;
        root.chosenValues = filter.values;
        root.values = values.length > 1 || filter.values.length > 0 ? values : [];
        root.column = column;
        root.open();
    }
    function narrow() {
        if (root.column.length > 0)
            root.filterAsked(words.text, root.chosenValues);
    }
    function toggleValue(value: string) {
        root.chosenValues = root.chosenValues.includes(value) ? root.chosenValues.filter(one => one !== value)
                                                              : root.chosenValues.concat([value]);
        root.narrow();
    }

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    height: body.implicitHeight + 2 * root.padding
    margins: Theme.gapSmall
    modal: false
    padding: Theme.gap
    width: 2 * root.part + 3 * Theme.gap

    onOpened: words.forceActiveFocus(Qt.PopupFocusReason)

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Row {
        id: body

        Accessible.name: qsTr("Column %1").arg(root.name)
        Accessible.role: Accessible.Dialog
        spacing: Theme.gap

        Column {
            spacing: Theme.gapTiny
            width: root.part

            TippedLine {
                height: Theme.rowHeight
                strong: true
                text: root.name
                width: parent.width
            }
            TextBox {
                id: words

                hint: qsTr("Contains\u2026")
                label: qsTr("%1 contains").arg(root.name)
                maximumLength: 200
                width: parent.width

                onAccepted: root.close()
                onTextChanged: if (root.opened) root.narrow()
            }
            Repeater {
                model: root.values

                TickBox {
                    required property string modelData

                    checked: root.chosenValues.includes(modelData)
                    text: modelData.length > 0 ? modelData : "\u2013"
                    width: root.part

                    onToggled: root.toggleValue(modelData)
                }
            }
            PushButton {
                enabled: words.text.length > 0 || root.chosenValues.length > 0
                text: qsTr("Clear this filter")
                width: parent.width

                onClicked: {
                    root.chosenValues = [];
                    words.clear();
                    root.narrow();
                }
            }
            PushButton {
                text: qsTr("As second sort key")
                width: parent.width

                onClicked: {
                    root.close();
                    root.secondAsked();
                }
            }
            PushButton {
                text: qsTr("Hide this column")
                visible: root.columns.canHide(root.column)
                width: parent.width

                onClicked: {
                    root.close();
                    root.columns.setHidden(root.column, true);
                }
            }
        }
        ColumnChoices {
            columns: root.columns
            width: root.part
        }
    }
}
