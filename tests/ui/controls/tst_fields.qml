// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.Tests

Item {
    id: root

    property int escapes: 0

    height: 300
    width: 400

    SearchField {
        id: field

        hint: "Filter"
        width: 300
    }
    Banner {
        id: banner

        action: "Retry now"
        text: "127.0.0.1:7480: connection refused."
        width: parent.width
        y: 60
    }
    Chip {
        id: chip

        text: "Drained=True since 13:16:35"
        y: 120
    }
    Chip {
        id: narrow

        look: "holding"
        text: "a text that is far too long for the room it has"
        width: 80
        y: 160
    }
    StatusGlyph {
        id: glyph

        look: "holding"
        y: 200
    }
    AgeText {
        id: age

        now: 100000
        since: 40000
        y: 240
    }
    Shortcut {
        sequence: "Escape"
        onActivated: root.escapes++
    }
    SignalSpy {
        id: leaving

        signalName: "leaving"
        target: field
    }
    SignalSpy {
        id: triggered

        signalName: "triggered"
        target: banner
    }

    TestCase {
        name: "Fields"
        when: windowShown

        function init() {
            field.text = "";
            leaving.clear();
            triggered.clear();
        }
        function test_escapeEmptiesThenLeaves() {
            field.forceActiveFocus();
            keyClick("a");
            compare(field.text, "a");
            keyClick(Qt.Key_Escape);
            compare(field.text, "");
            compare(leaving.count, 0);
            keyClick(Qt.Key_Escape);
            compare(leaving.count, 1);
            compare(root.escapes, 0); // a shortcut of the window does not take it
        }
        function test_returnLeavesWithTheText() {
            field.forceActiveFocus();
            keyClick("b");
            keyClick(Qt.Key_Return);
            compare(field.text, "b");
            compare(leaving.count, 1);
        }
        function test_theBannerHasOneWayOn() {
            mouseClick(banner, banner.width - 60, banner.height / 2);
            compare(triggered.count, 1);
        }
        function test_aChipIsAsWideAsItsText() {
            verify(chip.implicitWidth > 100);
            compare(chip.width, chip.implicitWidth);
            verify(narrow.implicitWidth > narrow.width);
        }
        function test_aSignIsDrawnAndGreyWhenMuted() {
            const picture = grabImage(glyph);
            verify(Qt.colorEqual(picture.pixel(4, 8), Theme.hold) || !Qt.colorEqual(picture.pixel(4, 8), Theme.bg));
            glyph.muted = true;
            verify(!grabImage(glyph).equals(picture));
            glyph.muted = false;
        }
        function test_agesCountAndAdmitDoubt() {
            compare(age.text, "1 m");
            age.now = 160000;
            compare(age.text, "2 m");
            age.stale = true;
            compare(age.text, "\u2265 2 m");
            age.stale = false;
            age.now = 100000;
        }
        function test_aPictureOfAllIsNotBlank() {
            const picture = grabImage(root);
            verify(!Qt.colorEqual(picture.pixel(10, 80), picture.pixel(10, 290)));
        }
    }
}
