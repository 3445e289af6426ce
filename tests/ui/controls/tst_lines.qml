// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import Holdpoint.Controls

/// Where a line breaks it breaks between words, not within a duration.
Item {
    id: root

    property int minutes: 3

    height: 200
    width: 200

    Prose {
        id: prose

        text: "It waits since %1 m".arg(root.minutes)
        width: 90
    }
    Line {
        id: line

        text: "%1 m".arg(root.minutes)
    }
    TestCase {
        name: "Lines"
        when: windowShown

        function test_aNumberStaysWithItsUnit() {
            root.minutes = 3;
            compare(prose.text, "It waits since 3\u00a0m");
            root.minutes = 47; // what it says goes on to change
            compare(prose.text, "It waits since 47\u00a0m");
            compare(prose.Accessible.name, "It waits since 47 m");
        }
        function test_whatHasOneLineIsAsItWasWritten() {
            root.minutes = 3;
            compare(line.text, "3 m");
        }
    }
}
