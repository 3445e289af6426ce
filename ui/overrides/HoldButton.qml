// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The button that commits. Where a press-and-hold is asked for it fills while it is held; letting go,
/// leaving it and losing the keyboard take it back.
T.Button {
    id: root

    required property OverrideReview review
    required property bool severe
    readonly property bool held: root.review.needsHold && !root.review.codeTyped

    // Qt 6.4 does not tell that a control is disabled.
    Accessible.description: !root.enabled ? root.review.whyNot : root.held ? qsTr("Press and hold for 1.5 seconds, or type the digits") : ""
    Accessible.name: root.text
    Accessible.role: Accessible.Button
    Accessible.onPressAction: root.review.press()
    enabled: root.review.ready
    font.family: Theme.family
    font.pixelSize: Theme.fontBase
    implicitHeight: Theme.controlHeight + Theme.gapTiny
    implicitWidth: implicitContentWidth + 2 * Theme.gapLarge
    opacity: root.enabled ? 1 : 0.55

    onCanceled: root.review.stopHold()
    onClicked: if (!root.held) root.review.press()
    onPressed: if (root.held) root.review.startHold()
    onReleased: root.review.stopHold()

    background: Rectangle {
        border.color: root.severe ? Theme.p1Fg : Theme.holdFg
        border.width: Theme.focusWidth
        color: root.hovered && root.enabled ? Theme.hover : Theme.raised
        radius: Theme.radius

        Rectangle {
            id: fill

            color: root.severe ? Theme.p1 : Theme.hold
            height: parent.height
            opacity: 0.35
            radius: Theme.radius
            width: 0

            states: State {
                when: root.review.holding

                PropertyChanges {
                    fill.width: root.width
                }
            }
            transitions: Transition {
                to: "*"

                NumberAnimation {
                    duration: root.review.holding ? root.review.holdTime : 0
                    property: "width"
                }
            }
        }
        FocusFrame {
            shown: root.visualFocus
        }
    }
    contentItem: Line {
        horizontalAlignment: Text.AlignHCenter
        strong: true
        text: root.text
    }
}
