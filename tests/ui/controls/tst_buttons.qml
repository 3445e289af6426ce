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
        function test_aFigureTellsWhatIsUsual_data() {
            const tick = "Tick: at most %1 in 95 of 100 minutes of the last 7 days.";
            const unknown = "The usual value is not known yet.";
            return [
                { tag: "more than an hour ago", count: 4, hourAgo: 2, p95: 6, change: "+2 in 1 h", usual: tick.replace("%1", "6"), share: 6 / 9 },
                { tag: "fewer than an hour ago", count: 1, hourAgo: 2, p95: 6, change: "\u22121 in 1 h", usual: tick.replace("%1", "6"), share: 6 / 9 },
                { tag: "as many as an hour ago", count: 3, hourAgo: 3, p95: 2, change: "same as 1 h ago", usual: tick.replace("%1", "2"), share: 2 / 3 },
                { tag: "none as usual is known", count: 0, hourAgo: 0, p95: 0, change: "same as 1 h ago", usual: tick.replace("%1", "0"), share: 0 },
                { tag: "far more than usual", count: 100, hourAgo: 0, p95: 10, change: "+100 in 1 h", usual: tick.replace("%1", "10"), share: 0.1 },
                { tag: "nobody counted an hour ago", count: 4, hourAgo: -1, p95: 6, change: "\u2013 in 1 h", usual: tick.replace("%1", "6"), share: 6 / 9 },
                { tag: "nothing is usual yet", count: 4, hourAgo: 4, p95: -1, change: "same as 1 h ago", usual: unknown, share: -1 },
                { tag: "nothing is known", count: 0, hourAgo: -1, p95: -1, change: "\u2013 in 1 h", usual: unknown, share: -1 }
            ];
        }
        function test_aFigureTellsWhatIsUsual(data) {
            figure.count = data.count;
            figure.hourAgo = data.hourAgo;
            figure.p95 = data.p95;
            compare(findChild(figure, "change").text, data.change);
            compare(AccessiblePress.description(figure), data.change + ". " + data.usual);
            const tick = findChild(figure, "tick");
            compare(tick.visible, data.share >= 0);
            if (data.share >= 0)
                fuzzyCompare(tick.x, tick.parent.width * data.share, 1.5);
            figure.count = 4;
            figure.hourAgo = figure.p95 = -1;
        }
        function test_whatIsPartlyInSightIsAtLeastThat() {
            figure.partial = true;
            compare(figure.figure, "\u2265 4");
            compare(AccessiblePress.name(figure), "Holding: \u2265 4 of 60");
            figure.known = false;
            compare(figure.figure, "\u2013");
            figure.known = true;
            figure.partial = false;
        }
        function test_whatNobodyRemembersIsNotSaid() {
            figure.trendless = true;
            compare(findChild(figure, "change").visible, false);
            compare(AccessiblePress.description(figure), "");
            figure.trendless = false;
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
