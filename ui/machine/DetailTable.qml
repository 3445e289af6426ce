// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// A plain table: titles, lines that are ready to show, and an age at the right end.
Item {
    id: root

    required property MachineViewModel machine
    required property DetailModel rows
    required property list<string> titles
    required property list<real> shares
    required property string emptyText

    readonly property real ageWidth: 84
    readonly property real signWidth: Theme.glyph + Theme.gapSmall
    readonly property real cellsWidth: width - ageWidth - signWidth - Theme.gap * 2

    Row {
        id: head

        x: Theme.gap + root.signWidth
        height: Theme.rowHeight

        Repeater {
            model: root.titles

            Text {
                required property string modelData
                required property int index

                width: root.cellsWidth * root.shares[index]
                height: head.height
                verticalAlignment: Text.AlignVCenter
                text: modelData
                color: Theme.text3
                font.family: Theme.family
                font.pixelSize: Theme.fontSmall
            }
        }

        Text {
            width: root.ageWidth
            height: head.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Since")
            color: Theme.text3
            font.family: Theme.family
            font.pixelSize: Theme.fontSmall
        }
    }

    ListView {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.rows

        delegate: Item {
            id: line

            required property list<string> cells
            required property double since
            required property string look
            readonly property string age: root.machine.age(since, Session.now)

            width: ListView.view.width
            height: Theme.rowHeight

            Accessible.role: Accessible.ListItem
            Accessible.name: cells.join(", ")

            StatusSign {
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.glyph
                height: Theme.glyph
                visible: line.look.length > 0
                look: line.look
            }

            Row {
                x: Theme.gap + root.signWidth
                height: parent.height

                Repeater {
                    model: line.cells

                    Text {
                        required property string modelData
                        required property int index

                        width: root.cellsWidth * root.shares[index]
                        rightPadding: Theme.gap
                        height: line.height
                        verticalAlignment: Text.AlignVCenter
                        text: modelData
                        elide: Text.ElideRight
                        color: index === 0 ? Theme.text : Theme.text2
                        font.family: Theme.family
                        font.pixelSize: Theme.fontMono
                    }
                }
            }

            Text {
                anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                text: line.age
                color: Theme.text2
                font.family: Theme.family
                font.pixelSize: Theme.fontMono
            }
        }
    }

    Text {
        anchors.centerIn: parent
        visible: root.rows.count === 0
        text: root.emptyText
        color: Theme.text3
        font.family: Theme.family
        font.pixelSize: Theme.fontBase
    }
}
