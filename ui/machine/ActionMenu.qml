// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Machine
import Holdpoint.Overrides
import Holdpoint.Theme
import Holdpoint.WhatIf

/// What can be asked for about a machine. An entry opens a review and does nothing else; beside it stands
/// the least that will have to be shown for it. Below stands what can be simulated, which changes nothing.
T.Popup {
    id: root

    required property MachineViewModel machine
    /// {action, detail, request} or {simulation} of each, as it was when the menu came up: nothing moves
    /// beneath the pointer, and what is refused by then is refused in its review.
    property var entries: []

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    height: Math.min(list.contentHeight + 2, 560)
    padding: Theme.outline
    width: 400

    onAboutToShow: root.entries = root.machine.actions.concat(root.machine.simulations.map(request => ({ simulation: request })))
    onOpened: {
        list.currentIndex = 0;
        list.forceActiveFocus(Qt.PopupFocusReason);
    }

    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }
    contentItem: ListView {
        id: list

        function choose(index: int) {
            const entry = root.entries[index];
            root.close();
            if (entry?.simulation)
                Simulator.ask(entry.simulation);
            else if (entry)
                Overrides.review(entry.request);
        }

        Accessible.name: qsTr("Actions for %1").arg(root.machine.name)
        Accessible.role: Accessible.PopupMenu
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        highlightFollowsCurrentItem: true
        highlightMoveDuration: 0
        keyNavigationWraps: true
        model: root.entries

        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
                return;
            event.accepted = true;
            list.currentIndex = event.key === Qt.Key_Home ? 0 : list.count - 1;
        }
        Keys.onReturnPressed: list.choose(list.currentIndex)
        Keys.onSpacePressed: list.choose(list.currentIndex)

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: T.MenuItem {
            id: entry

            required property var modelData
            required property int index
            readonly property bool simulates: entry.modelData.simulation !== undefined
            readonly property string level: entry.simulates ? "" : Overrides.guard(entry.modelData.action)
            readonly property string verb: entry.simulates ? Simulator.offer(entry.modelData.simulation)
                                                           : qsTr("%1\u2026").arg(Overrides.verb(entry.modelData.action))
            readonly property string detail: entry.modelData.detail ?? ""

            Accessible.description: entry.simulates ? qsTr("changes nothing") : qsTr("Guard level %1 at least").arg(entry.level)
            Accessible.name: entry.simulates ? entry.verb : Words.joined([Overrides.verb(entry.modelData.action), entry.detail], ", ")
            Accessible.role: Accessible.MenuItem
            Accessible.onPressAction: list.choose(entry.index)
            highlighted: ListView.isCurrentItem
            implicitHeight: Theme.rowHeightNormal
            width: ListView.view.width

            onClicked: list.choose(entry.index)

            background: Rectangle {
                border.color: Theme.focus
                border.width: entry.highlighted && list.activeFocus ? Theme.focusWidth : 0
                color: entry.highlighted ? Theme.selection : entry.hovered ? Theme.hover : "transparent"
                radius: Theme.radius
            }
            contentItem: Item {
                Line {
                    id: words

                    height: parent.height
                    leftPadding: Theme.gap
                    text: entry.verb
                    width: Math.min(implicitWidth, level.x - Theme.gapSmall)
                }
                Line {
                    anchors.left: words.right
                    anchors.leftMargin: Theme.gapSmall
                    anchors.right: level.left
                    anchors.rightMargin: Theme.gapSmall
                    color: Theme.text3
                    height: parent.height
                    size: Theme.fontSmall
                    text: entry.detail
                }
                Line {
                    id: level

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapSmall + Theme.scrollBarWidth
                    color: Theme.text2
                    height: parent.height
                    mono: !entry.simulates
                    size: Theme.fontSmall
                    text: entry.simulates ? qsTr("changes nothing") : entry.level === "G5" ? qsTr("explained only") : Overrides.guardAtLeast(entry.modelData.action)
                }
            }
        }
    }
}
