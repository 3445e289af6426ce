// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Settings
import Holdpoint.Theme

/// What the backend may do in its cluster: kinds down, verbs across. Refused ones come first.
Item {
    id: root

    required property ConnectionViewModel connection
    readonly property var verbs: root.connection.rightVerbs
    readonly property int columnWidth: Math.max(widest.implicitWidth, Theme.glyph) + Theme.gap
    readonly property int nameWidth: root.width - 2 * Theme.gap - root.verbs.length * root.columnWidth

    function markWords(mark: string): string {
        return mark === "yes" ? qsTr("allowed") : mark === "no" ? qsTr("refused") : qsTr("no answer yet");
    }
    function markSign(mark: string): string {
        return mark === "yes" ? "\u2713" : mark === "no" ? "\u2717" : mark === "open" ? "?" : "";
    }
    function spoken(row: var): string {
        const parts = [Words.joined([row.name, row.group], ", "), row.place.length > 0 ? qsTr("in %1").arg(row.place) : ""];
        for (let i = 0; i < row.marks.length; ++i) {
            if (row.marks[i].length > 0)
                parts.push(qsTr("%1: %2").arg(root.verbs[i]).arg(root.markWords(row.marks[i])));
        }
        return Words.joined(parts, ", ");
    }

    // The width of the widest verb there may be.
    Line {
        id: widest

        size: Theme.fontSmall
        text: "update"
        visible: false
    }
    Item {
        id: header

        height: Theme.rowHeight
        width: parent.width

        Line {
            color: Theme.text3
            height: parent.height
            size: Theme.fontSmall
            text: qsTr("Kind")
            x: Theme.gap
        }
        Row {
            x: Theme.gap + root.nameWidth

            Repeater {
                model: root.verbs

                Line {
                    required property string modelData

                    color: Theme.text3
                    height: header.height
                    horizontalAlignment: Text.AlignHCenter
                    size: Theme.fontSmall
                    text: modelData
                    width: root.columnWidth
                }
            }
        }
    }
    ListView {
        id: list

        Accessible.name: qsTr("Rights")
        Accessible.role: Accessible.List
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: true
        model: root.connection.rights

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property var modelData

            Accessible.name: root.spoken(line.modelData)
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
            TippedLine {
                id: name

                height: parent.height
                mono: true
                size: Theme.fontMono
                text: line.modelData.name
                width: Math.min(implicitWidth, root.nameWidth - Theme.gap)
                x: Theme.gap
            }
            Line {
                anchors.left: name.right
                anchors.leftMargin: Theme.gap
                color: Theme.text3
                height: parent.height
                size: Theme.fontSmall
                text: line.modelData.place.length > 0 ? qsTr("in %1").arg(line.modelData.place) : line.modelData.group
                width: Math.max(0, root.nameWidth - name.width - 2 * Theme.gap)
            }
            Row {
                x: Theme.gap + root.nameWidth

                Repeater {
                    model: line.modelData.marks

                    Line {
                        id: mark

                        required property string modelData

                        color: mark.modelData === "no" ? Theme.p1Fg : Theme.text2
                        height: line.height
                        horizontalAlignment: Text.AlignHCenter
                        mono: true
                        strong: mark.modelData !== "yes"
                        text: root.markSign(mark.modelData)
                        width: root.columnWidth
                    }
                }
            }
        }
        FocusFrame {
            anchors.margins: 0
            shown: list.activeFocus
        }
    }
}
