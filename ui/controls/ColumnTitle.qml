// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Theme

/// The title of a table column: a click sorts by it. The keyboard is the head's, which goes from title to title.
T.AbstractButton {
    id: root

    /// What is read out where there is no text.
    property string name: root.text
    property bool sorted: false
    property bool descending: false
    /// 1 or 2 where the table is sorted by two columns, else 0.
    property int place: 0
    /// Which rows it leaves, in words; empty: all.
    property string filter: ""
    property bool rightAligned: false
    /// The keyboard is at it.
    property bool framed: false
    readonly property string sortWords: !root.sorted ? ""
        : root.place === 2 ? (root.descending ? qsTr("second sort column, descending") : qsTr("second sort column, ascending"))
                           : root.descending ? qsTr("sorted, descending") : qsTr("sorted, ascending")
    readonly property real marks: (root.sorted ? arrow.implicitWidth + Theme.gapTiny : 0)
                                  + (root.filter.length > 0 ? Theme.glyphSmall + Theme.gapTiny : 0)

    /// Shift and a click: it becomes the second one that the table is sorted by.
    signal secondAsked
    signal menuAsked

    Accessible.description: Words.joined([root.sortWords, root.filter], ", ")
    Accessible.focused: root.framed
    Accessible.name: root.name
    Accessible.role: Accessible.ColumnHeader
    Accessible.onPressAction: if (root.enabled) root.clicked()
    focusPolicy: Qt.NoFocus
    implicitHeight: Theme.rowHeight

    Line {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        color: root.hovered || root.sorted || root.framed ? Theme.text : Theme.text3
        size: Theme.fontSmall
        strong: root.sorted
        text: root.text
        width: Math.max(0, Math.min(implicitWidth, parent.width - root.marks))
        x: root.rightAligned ? Math.max(0, root.width - width - root.marks) : 0
    }
    Line {
        id: arrow

        anchors.left: title.right
        anchors.leftMargin: title.width > 0 ? Theme.gapTiny : 0
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.fontSmall
        text: (root.descending ? "\u25bc" : "\u25b2") + (root.place > 0 ? root.place : "")
        visible: root.sorted
    }
    IconMark {
        anchors.left: arrow.visible ? arrow.right : title.right
        anchors.leftMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.glyphSmall
        ink: Theme.text
        kind: "filter"
        visible: root.filter.length > 0
        width: Theme.glyphSmall
    }
    // A button does not say which keys were down.
    MouseArea {
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        anchors.fill: parent

        onClicked: mouse => {
            if (mouse.button === Qt.RightButton)
                root.menuAsked();
            else if (mouse.modifiers & Qt.ShiftModifier)
                root.secondAsked();
            else
                root.clicked();
        }
    }
    Tip {
        shown: root.hovered && (title.truncated || root.filter.length > 0 || root.text.length === 0)
        text: Words.joined([root.name, root.filter], "\n")
        y: root.height
    }
    FocusFrame {
        anchors.margins: 0
        shown: root.framed
    }
}
