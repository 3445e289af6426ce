// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// A machine by a part of its name, also one that is no more. What is found is listed below it; what
/// nobody knows can be written out as namespace/name.
TextBox {
    id: root

    readonly property string written: root.text.trim()
    readonly property bool whole: /^[^/\s]+\/[^/\s]+$/.test(root.written)
    property int current: 0

    /// `machine` is "namespace/name".
    signal chosen(string machine)

    function choose(machine: string) {
        if (machine.length === 0)
            return;
        root.clear();
        root.chosen(machine);
    }
    function move(step: int) {
        root.current = Math.max(0, Math.min(finder.found.length - 1, root.current + step));
    }

    mono: true
    trouble: root.written.length === 0 || root.whole || finder.found.length > 0 ? "" : qsTr("Enter namespace/name.")

    Keys.onDownPressed: root.move(1)
    Keys.onUpPressed: root.move(-1)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.text.length > 0
    Keys.onEscapePressed: root.clear()
    onAccepted: {
        const exact = root.current === 0 && finder.found.some(one => one.machine === root.written);
        root.choose(exact ? root.written : finder.found[root.current]?.machine ?? (root.whole ? root.written : ""));
    }
    onTextChanged: root.current = 0

    MachineFinder {
        id: finder

        active: root.activeFocus
        text: root.written
        withPresent: true
    }
    T.Popup {
        closePolicy: T.Popup.NoAutoClose
        height: Math.min(finder.found.length, 8) * Theme.rowHeight + 2 * padding
        padding: Theme.outline
        visible: root.activeFocus && finder.found.length > 0
        width: Math.max(root.width, 360)
        y: root.height + 2

        background: Rectangle {
            border.color: Theme.line
            border.width: Theme.outline
            color: Theme.panel
            radius: Theme.radius
        }
        contentItem: ListView {
            Accessible.name: root.label
            Accessible.role: Accessible.List
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            currentIndex: root.current
            highlightMoveDuration: 0
            model: finder.found

            delegate: T.ItemDelegate {
                id: line

                required property var modelData
                required property int index
                readonly property string since: line.modelData.gone > 0 ? qsTr("gone since %1").arg(Words.stamp(line.modelData.gone)) : ""

                Accessible.name: Words.joined([line.modelData.machine, line.since], ", ")
                Accessible.role: Accessible.ListItem
                focusPolicy: Qt.NoFocus
                height: Theme.rowHeight
                highlighted: root.current === line.index
                width: ListView.view ? ListView.view.width : 0

                onClicked: root.choose(line.modelData.machine)

                background: Rectangle {
                    color: line.highlighted ? Theme.selection : line.hovered ? Theme.hover : "transparent"
                }
                contentItem: Item {
                    Line {
                        elide: Text.ElideMiddle
                        height: parent.height
                        leftPadding: Theme.gapSmall
                        mono: true
                        size: Theme.fontSmall
                        text: line.modelData.name
                        width: parent.width - since.width - 2 * Theme.gapSmall
                    }
                    Line {
                        id: since

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gapSmall
                        color: Theme.text3
                        height: parent.height
                        size: Theme.fontSmall
                        text: line.since
                    }
                }
            }
        }
    }
}
