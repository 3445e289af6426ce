// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Session
import Holdpoint.Theme

/// A list of lines in columns: sign, name, second, third, text, age. A column without a title is left
/// out.
Item {
    id: root

    required property DetailModel lines
    property string nameTitle: ""
    property string secondTitle: ""
    property string thirdTitle: ""
    property string textTitle: ""
    property string sinceTitle: qsTr("Since")
    property string emptyText: ""
    property real nameShare: 0.24
    property real secondShare: 0.14
    property real thirdShare: 0.2

    readonly property real room: root.width - 2 * Theme.gap - Theme.glyph - Theme.gap - (Theme.gap + ageWidth)
    readonly property real ageWidth: 80
    readonly property real nameWidth: Math.floor(root.room * root.nameShare)
    readonly property real secondWidth: root.secondTitle.length > 0 ? Math.floor(root.room * root.secondShare) : 0
    readonly property real thirdWidth: root.thirdTitle.length > 0 ? Math.floor(root.room * root.thirdShare) : 0
    readonly property real textWidth: root.room - root.nameWidth - root.secondWidth - root.thirdWidth - 3 * Theme.gap

    component Cells: Row {
        id: cells

        property string look: ""
        property string name: ""
        property string second: ""
        property string third: ""
        property string text: ""
        property bool title: false

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        StatusGlyph {
            anchors.verticalCenter: parent.verticalCenter
            bare: true
            height: Theme.glyphSmall + 2
            look: cells.look
            width: Theme.glyph
        }
        TippedLine {
            color: cells.title ? Theme.text3 : Theme.text
            height: parent.height
            mono: !cells.title
            size: cells.title ? Theme.fontSmall : Theme.fontMono
            text: cells.name
            width: root.nameWidth
        }
        TippedLine {
            color: cells.title ? Theme.text3 : Theme.text2
            height: parent.height
            size: cells.title ? Theme.fontSmall : Theme.fontBase
            text: cells.second
            visible: root.secondTitle.length > 0
            width: root.secondWidth
        }
        TippedLine {
            color: cells.title ? Theme.text3 : Theme.text2
            height: parent.height
            size: cells.title ? Theme.fontSmall : Theme.fontBase
            text: cells.third
            visible: root.thirdTitle.length > 0
            width: root.thirdWidth
        }
        TippedLine {
            color: cells.title ? Theme.text3 : Theme.text2
            height: parent.height
            size: cells.title ? Theme.fontSmall : Theme.fontBase
            text: cells.text
            width: root.textWidth + (root.thirdTitle.length > 0 ? 0 : Theme.gap) + (root.secondTitle.length > 0 ? 0 : Theme.gap)
        }
    }

    Item {
        id: header

        height: Theme.rowHeight
        visible: root.lines.count > 0
        width: parent.width

        Cells {
            name: root.nameTitle
            second: root.secondTitle
            text: root.textTitle
            third: root.thirdTitle
            title: true
        }
        Line {
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            color: Theme.text3
            height: parent.height
            size: Theme.fontSmall
            text: root.sinceTitle
        }
    }
    ListView {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: root.lines

        T.ScrollBar.vertical: ScrollRail {
        }
        ReadingOrder {
        }
        delegate: Item {
            id: line

            required property string look
            required property string name
            required property string second
            required property string third
            required property string text
            required property double since

            Accessible.name: Words.joined([line.name, line.second, line.third, line.text], ", ")
            Accessible.role: Accessible.ListItem
            height: Theme.rowHeight
            width: ListView.view.width

            Rectangle {
                anchors.fill: parent
                color: hover.hovered ? Theme.hover : "transparent"
            }
            HoverHandler {
                id: hover
            }
            Cells {
                look: line.look
                name: line.name
                second: line.second
                text: line.text
                third: line.third
            }
            AgeText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                height: parent.height
                now: Session.now
                since: line.since
                stale: Session.outOfTouch
            }
        }
    }
    Line {
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.top: parent.top
        color: Theme.text2
        text: root.emptyText
        visible: root.lines.count === 0
    }
}
