// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Shell
import Holdpoint.Theme

/// The step of the tour that is shown. It has room of its own under the page, so that it covers nothing, and points at the
/// element that it is about, which has a frame.
FocusScope {
    id: root

    required property Tour tour
    /// The page, and the bar of the record: where its elements are.
    required property Item page
    required property Item record
    required property bool pageReady
    /// What the keys of a page and the commands are found by.
    required property string sheetKey
    required property string paletteKey

    /// What the step is about; it may go while the step is read.
    property Item target: null
    readonly property bool pointing: root.visible && root.target !== null && frame.width > 0
    /// It is below the card.
    readonly property bool pointsDown: root.target === root.record
    readonly property var titles: [qsTr("What needs attention"), qsTr("A hold"), qsTr("Why the machine waits"), qsTr("A guarded release"), qsTr("The past, and help")]
    readonly property string title: root.titles[root.shownStep] ?? ""
    readonly property string text: {
        switch (root.shownStep) {
        case 0:
            return qsTr("Each figure counts machines that need attention, with the age of the oldest. Select one: the table shows only its machines.");
        case 1:
            return qsTr("A row is a hold: the machine, the point where it stops, who holds it and since when. The worst is first.");
        case 2:
            return qsTr("The sentence says what the machine waits for, and who can change that. Below it are the ways out, in the order to try them.");
        case 3:
            return qsTr("This opens a review: what is written, what speaks against it, who must approve. The tour sends nothing.");
        case 4:
            return qsTr("Drag the handle to see an earlier time; the page Incidents exports it. %1 shows the keys of a page, %2 finds every command, this tour too.").arg(root.sheetKey).arg(root.paletteKey);
        default:
            return "";
        }
    }
    readonly property string counted: qsTr("Tour, %1 of %2").arg(root.shownStep + 1).arg(root.tour.count)
    /// Stays on the card until the next one is known to be there, or the page would jump; -1 before the first.
    property int shownStep: -1
    /// Frames since the page had what it shows: a list makes its rows in the first of them.
    property int frames: 0
    /// Who asked for the step gets the keyboard to the card.
    property bool wanted: false
    property Item focusBefore: null

    /// The keyboard has no place: it was here, and where it came from is gone.
    signal leftByKey

    function look() {
        if (!root.tour.looking || !root.pageReady) {
            root.frames = 0;
            return;
        }
        if (++root.frames < 3) {
            root.Window.window.update();
            return;
        }
        root.frames = 0;
        root.target = root.tour.find(root.tour.element === root.record.objectName ? root.record : root.page, root.tour.element);
        root.tour.report(root.target !== null);
        if (root.tour.shown && root.wanted) {
            root.wanted = false;
            if (!root.activeFocus)
                root.focusBefore = root.Window.window.activeFocusItem;
            next.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    /// The frame is where the target is, as far as the page shows it.
    function follow() {
        const seen = root.visible && root.target !== null && root.target.visible && root.target.height > 0;
        const place = seen ? root.target.mapToItem(root.parent, 0, 0) : Qt.point(0, 0);
        const around = root.pointsDown ? root.record : root.page;
        const top = Math.max(place.y, around.y);
        const bottom = seen ? Math.min(place.y + root.target.height, around.y + around.height) : top;
        frame.x = place.x;
        frame.y = top;
        frame.width = seen && bottom > top ? root.target.width : 0;
        frame.height = Math.max(0, bottom - top);
    }
    function giveBack() {
        root.wanted = false;
        if (!root.activeFocus)
            return;
        if (root.focusBefore !== null && root.focusBefore.visible && root.focusBefore.Window.window !== null)
            root.focusBefore.forceActiveFocus(Qt.OtherFocusReason);
        else
            root.leftByKey();
        root.focusBefore = null;
    }

    Accessible.name: Words.joined([root.counted, root.title, root.text], ". ")
    Accessible.role: Accessible.Grouping
    implicitHeight: body.implicitHeight + 2 * Theme.gap + Theme.gapSmall
    objectName: "tourCard"
    visible: root.tour.shown || (root.tour.looking && root.shownStep >= 0)
    z: 1

    Keys.onEnterPressed: root.tour.next()
    Keys.onReturnPressed: root.tour.next()
    onPageReadyChanged: root.Window.window?.update()
    onVisibleChanged: {
        if (!root.visible)
            root.giveBack();
    }

    Connections {
        function onChanged() {
            if (root.tour.shown)
                root.shownStep = root.tour.step;
            else if (!root.tour.active)
                root.shownStep = -1;
            root.Window.window?.update();
        }
        function onMoved() {
            root.wanted = true;
        }
        function onEnded() {
            root.giveBack();
        }

        target: root.tour
    }
    Connections {
        function onAfterAnimating() {
            root.look();
            root.follow();
        }

        enabled: root.tour.active
        target: root.Window.window
    }
    Rectangle {
        id: frame

        border.color: Theme.progress
        border.width: Theme.focusWidth
        color: "transparent"
        parent: root.parent
        radius: Theme.radius
        visible: root.pointing
        z: 1
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    Rectangle {
        id: pointer

        border.color: Theme.progress
        border.width: Theme.focusWidth
        color: Theme.panel
        height: Theme.gap
        rotation: 45
        visible: root.pointing
        width: height
        x: Math.max(panel.x + Theme.gap, Math.min(panel.x + panel.width - Theme.gap - width, frame.x + frame.width / 2 - root.x - width / 2))
        y: (root.pointsDown ? panel.y + panel.height : panel.y) - height / 2
    }
    Rectangle {
        id: panel

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.pointsDown ? Theme.gapSmall : Theme.gapTiny
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.top: parent.top
        anchors.topMargin: root.pointsDown ? Theme.gapTiny : Theme.gapSmall
        border.color: Theme.progress
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius

        Column {
            id: body

            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.right: buttons.left
            anchors.rightMargin: Theme.gapLarge
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapTiny

            Row {
                spacing: Theme.gap

                Prose {
                    strong: true
                    text: root.title
                    wrapMode: Text.NoWrap
                }
                Prose {
                    color: Theme.text2
                    text: root.counted
                    wrapMode: Text.NoWrap
                }
            }
            Prose {
                maximumLineCount: 4
                text: root.text
                width: Math.min(parent.width, 900)
            }
        }
        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall

            PushButton {
                id: next

                Accessible.description: Words.joined([root.counted, root.title, root.text], ". ")
                focus: true
                text: root.shownStep + 1 < root.tour.count ? qsTr("Next") : qsTr("Done")

                onClicked: root.tour.next()
            }
            PushButton {
                enabled: root.shownStep > 0
                outlined: true
                text: qsTr("Back")

                onClicked: root.tour.back()
            }
            PushButton {
                outlined: true
                text: qsTr("Skip tour (Esc)")

                onClicked: root.tour.skip()
            }
        }
    }
}
