// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.Timeline

/// All that was recorded, under a timeline, with a window over the part that the timeline shows. The window is dragged,
/// or its edges; a click beside it brings it there, two show everything.
Item {
    id: root

    required property TimelineView timeline
    /// Of the backend, milliseconds since 1970.
    required property double now
    property bool interactive: true
    readonly property bool focused: overview.activeFocus
    readonly property string shownText: overview.empty ? "" : qsTr("Shows %1 to %2 of %3").arg(Words.minute(overview.from, root.now)).arg(Words.minute(overview.to, root.now)).arg(overview.lengthText)

    implicitHeight: Theme.rowHeightNormal

    Rectangle {
        color: Theme.rule
        height: Theme.outline
        visible: !overview.empty
        width: parent.width
    }
    TippedLine {
        id: length

        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text2
        size: Theme.fontSmall
        text: overview.empty ? "" : qsTr("%1 in all").arg(overview.lengthText)
        width: root.timeline.gutter - 2 * Theme.gap
    }
    TimelineOverview {
        id: overview

        Accessible.description: Words.plain(root.shownText)
        Accessible.focusable: true
        Accessible.name: qsTr("Overview of the timeline")
        Accessible.role: Accessible.Slider
        Accessible.onDecreaseAction: overview.move(-1)
        Accessible.onIncreaseAction: overview.move(1)
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: root.timeline.gutter
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: Theme.outline
        clip: true
        enabled: root.interactive && !overview.empty
        timeline: root.timeline

        Veil {
            width: overview.windowLeft
        }
        Veil {
            width: overview.width - overview.windowRight
            x: overview.windowRight
        }
        Rectangle {
            id: shown

            border.color: Theme.text2
            border.width: Theme.outline
            color: "transparent"
            height: parent.height
            radius: Theme.radius
            visible: !overview.empty
            width: overview.windowRight - overview.windowLeft
            x: overview.windowLeft

            Grip {
                anchors.left: parent.left
            }
            Grip {
                anchors.right: parent.right
            }
        }
        FocusFrame {
            anchors.margins: 0
            shown: overview.activeFocus
        }
        Tip {
            shown: overview.hovered
            text: root.shownText
            x: Math.max(0, Math.min((overview.windowLeft + overview.windowRight - implicitWidth) / 2, overview.width - implicitWidth))
            y: -implicitHeight - Theme.gapTiny
        }
    }

    /// Over what the timeline does not show.
    component Veil: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
        height: overview.height
        visible: !overview.empty && width > 0
    }
    component Grip: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: -Theme.outline
        color: Theme.text2
        height: Theme.glyph
        radius: width / 2
        visible: root.interactive && shown.width > 4 * Theme.gapTiny
        width: Theme.gapTiny
    }
}
