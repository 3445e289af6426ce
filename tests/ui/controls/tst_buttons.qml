// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.Tests

Item {
    id: root

    height: 400
    width: 400

    PushButton {
        id: button

        text: "Retry now"
    }
    ColumnTitle {
        id: title

        text: "Machine"
        width: 120
        y: 60
    }
    NavButton {
        id: nav

        kind: "fleet"
        text: "Fleet"
        y: 100
    }
    Figure {
        id: figure

        count: 4
        look: "holding"
        text: "Holding"
        total: 60
        width: 180
        y: 180
    }
    SignalSpy {
        id: clicks

        signalName: "clicked"
    }

    TestCase {
        name: "Buttons"
        when: windowShown

        function init_data() {
            return [
                { tag: "push button", control: button, name: "Retry now", role: Accessible.Button },
                { tag: "column title", control: title, name: "Machine", role: Accessible.Button },
                { tag: "page of the rail", control: nav, name: "Fleet", role: Accessible.PageTab },
                { tag: "figure", control: figure, name: "Holding: 4 of 60", role: Accessible.Button }
            ];
        }
        function init() {
            for (const control of [button, title, nav, figure])
                control.enabled = true;
        }
        function watch(control) {
            clicks.target = control;
            clicks.clear();
        }

        function test_mouseClicks(data) {
            watch(data.control);
            mouseClick(data.control);
            compare(clicks.count, 1);
        }
        function test_spaceClicks(data) {
            watch(data.control);
            data.control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(clicks.count, 1);
        }
        function test_accessiblePressClicks(data) {
            watch(data.control);
            verify(AccessiblePress.press(data.control));
            compare(clicks.count, 1);
        }
        function test_aDisabledOneDoesNothing(data) {
            watch(data.control);
            data.control.enabled = false;
            AccessiblePress.press(data.control);
            mouseClick(data.control);
            compare(clicks.count, 0);
        }
        function test_hasAName(data) {
            compare(AccessiblePress.name(data.control), data.name);
        }
        function test_anUnknownFigureIsNotZero() {
            figure.known = false;
            compare(AccessiblePress.name(figure), "Holding: not known yet");
            figure.known = true;
        }
        function test_isToldAsWhatItIs(data) {
            // Of the title Qt 6.4 tells what the template is, whatever role the QML names.
            compare(AccessiblePress.role(data.control), data.role);
        }
        function test_keyboardFocusIsSeen() {
            const before = grabImage(root);
            button.forceActiveFocus(Qt.TabFocusReason);
            const after = grabImage(root);
            verify(!before.equals(after));
            button.focus = false;
        }
    }
}
