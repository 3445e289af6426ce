// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The record as a bar: its handle is the instant that the pages show, at the right end now. Marks are
/// incidents, overrides and times that nobody recorded.
FocusScope {
    id: root

    readonly property var ranges: [3600000, 86400000, 604800000, 2592000000]
    readonly property var rangeWords: [qsTr("1 h"), qsTr("24 h"), qsTr("7 d"), qsTr("30 d")]
    /// By an arrow key.
    readonly property var steps: [10000, 300000, 1800000, 7200000]
    property int zoom: 1
    /// Always the same: the bar must not move under the pointer that drags its handle.
    readonly property int wordsWidth: 232
    /// Whether it is to be there, where there is a record.
    property bool wanted: true
    /// In the middle of the bar, as far as that is over; 0: the bar ends now.
    property double middle: 0
    property var record: ({})
    readonly property var replay: Session.replay
    readonly property bool past: root.replay.active
    readonly property double range: root.ranges[root.zoom]
    readonly property double to: root.middle > 0 ? Math.min(Session.presentNow, root.middle + root.range / 2) : Session.presentNow
    readonly property double from: root.to - root.range
    readonly property double begins: Words.instant(root.record.begins ?? "")
    readonly property double handle: root.past ? root.replay.wanted : Session.presentNow
    readonly property string asOfText: qsTr("as of %1, %2 ago").arg(Words.minute(root.handle, Session.presentNow)).arg(Words.age(root.handle, Session.presentNow))

    function place(instant: double): real {
        return Math.max(0, Math.min(1, (instant - root.from) / root.range)) * track.width;
    }
    function instantAt(x: real): double {
        return root.from + Math.max(0, Math.min(1, x / track.width)) * root.range;
    }
    function seek(instant: double) {
        root.replay.seek(Math.max(root.begins, Math.min(instant, Session.presentNow)));
        root.keepInSight();
    }
    function keepInSight() {
        if (root.past && (root.replay.wanted < root.from || root.replay.wanted > root.to))
            root.middle = root.replay.wanted;
    }
    function step(count: int) {
        root.seek(root.handle + count * root.steps[root.zoom]);
    }
    function zoomTo(zoom: int) {
        root.zoom = Math.max(0, Math.min(root.ranges.length - 1, zoom));
        root.middle = 0;
        root.keepInSight();
    }
    /// The mark before or behind the handle.
    function nextMark(forward: bool) {
        let found = 0;
        for (const prefix of [incidents, overrides, gaps]) {
            for (let i = 0; i < prefix.count; ++i) {
                const at = Words.instant(prefix.at(i).from);
                if (forward ? at > root.handle + 1 && (found === 0 || at < found) : at < root.handle - 1 && at > found)
                    found = at;
            }
        }
        if (found > 0)
            root.seek(found);
    }

    implicitHeight: Theme.alarmHeight + Theme.gapTiny
    // There from the start, until it is known that there is no record: what is over it does not jump.
    visible: root.wanted && (root.begins > 0 || !marks.loaded) && marks.errorText.length === 0

    Keys.onPressed: event => {
        const far = event.modifiers & Qt.ShiftModifier ? 10 : 1;
        event.accepted = true;
        if (event.key === Qt.Key_Left)
            root.step(-far);
        else if (event.key === Qt.Key_Right)
            root.step(far);
        else if (event.key === Qt.Key_Up)
            root.zoomTo(root.zoom + 1);
        else if (event.key === Qt.Key_Down)
            root.zoomTo(root.zoom - 1);
        else if (event.key === Qt.Key_Home)
            root.seek(root.begins);
        else if (event.key === Qt.Key_End)
            root.replay.leave();
        else if (event.key === Qt.Key_PageUp)
            root.nextMark(false);
        else if (event.key === Qt.Key_PageDown)
            root.nextMark(true);
        else if (event.key === Qt.Key_Space)
            root.replay.togglePlaying();
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            root.replay.faster();
        else if (event.key === Qt.Key_Minus)
            root.replay.slower();
        else
            event.accepted = false;
    }

    LiveTable {
        id: marks

        /// Back to the left end, in steps, so that moving it asks seldom.
        readonly property int hours: {
            const back = (Session.presentNow - root.from) / 3600000;
            return [1, 24, 168, 720, 2160, 8760].find(hours => back <= hours + 0.01) ?? 8760;
        }

        active: root.wanted && Session.presentNow > 0
        view: `marks/${marks.hours}h`

        onSettled: {
            const found = marks.row("range");
            if (found.begins !== undefined)
                root.record = found;
        }
    }
    component Marks: RowsTable {
        rows: marks.rows
    }
    Marks {
        id: incidents

        prefix: "incident/"
    }
    Marks {
        id: overrides

        prefix: "override/"
    }
    Marks {
        id: gaps

        prefix: "gap/"
    }
    Connections {
        function onActiveChanged() {
            if (!root.replay.active)
                root.middle = 0;
        }
        function onMoved() {
            root.keepInSight();
        }

        target: root.replay
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.header

        Rectangle {
            color: Theme.rule
            height: Theme.outline
            width: parent.width
        }
    }
    Row {
        id: controls

        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny

        component Small: PushButton {
            focusPolicy: Qt.NoFocus
            font.pixelSize: Theme.fontSmall
            height: Theme.alarmHeight - Theme.gapSmall
            outlined: true
        }
        Small {
            enabled: root.past
            hint: root.replay.playing ? qsTr("Pause (Space)") : qsTr("Play (Space)")
            text: root.replay.playing ? "\u2016" : "\u25b6"
            width: Theme.controlHeight
            Accessible.name: hint

            onClicked: root.replay.togglePlaying()
        }
        Small {
            hint: qsTr("Playback speed (+ and -)")
            text: qsTr("%1\u00d7").arg(root.replay.speed)
            width: Theme.controlHeight + Theme.gapLarge
            Accessible.name: qsTr("Speed: %1").arg(text)

            onClicked: {
                if (root.replay.speed === 600)
                    root.replay.speed = 1;
                else
                    root.replay.faster();
            }
        }
        Repeater {
            model: root.rangeWords

            Small {
                required property string modelData
                required property int index

                checked: root.zoom === index
                hint: qsTr("The bar spans %1").arg(modelData)
                text: modelData
                Accessible.name: hint

                onClicked: root.zoomTo(index)
            }
        }
    }
    Item {
        id: bar

        Accessible.name: root.past ? qsTr("The record, %1").arg(root.asOfText) : qsTr("The record, now")
        Accessible.role: Accessible.Slider
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: controls.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: words.left
        anchors.rightMargin: Theme.gapLarge
        anchors.top: parent.top
        focus: true

        Rectangle {
            id: track

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.raised
            border.color: Theme.line
            border.width: Theme.outline
            height: Theme.glyph
            radius: Theme.radius
            width: parent.width

            FocusFrame {
                shown: bar.activeFocus
            }
            Rectangle {
                color: Theme.selection
                height: parent.height - 2 * Theme.outline
                visible: root.past
                width: Math.max(0, root.place(root.handle) - x)
                x: Math.max(Theme.outline, root.place(root.begins))
                y: Theme.outline
            }
            Repeater {
                model: incidents

                Rectangle {
                    required property var row
                    readonly property double begin: Words.instant(row.from)
                    readonly property double end: Words.instant(row.to ?? "")

                    color: Theme.p2
                    height: Theme.gapTiny + 1
                    visible: begin <= root.to && (end === 0 || end >= root.from)
                    width: Math.max(Theme.gapTiny, root.place(end > 0 ? end : root.to) - x)
                    x: root.place(begin)
                    y: Theme.outline

                    HoverHandler {
                        id: overIncident
                    }
                    Tip {
                        shown: overIncident.hovered
                        text: qsTr("Incident %1").arg(parent.row.text)
                        y: -height - Theme.gapTiny
                    }
                }
            }
            Repeater {
                model: gaps

                Hatch {
                    required property var row
                    readonly property double begin: Words.instant(row.from)
                    readonly property double end: Words.instant(row.to ?? "")

                    color: Theme.text3
                    height: track.height - 2 * Theme.outline
                    pitch: 5
                    visible: begin <= root.to && (end === 0 || end >= root.from)
                    width: Math.max(2, root.place(end > 0 ? end : root.to) - x)
                    x: root.place(begin)
                    y: Theme.outline

                    HoverHandler {
                        id: overGap
                    }
                    Tip {
                        shown: overGap.hovered
                        text: qsTr("Not recorded: %1").arg(parent.row.text)
                        y: -height - Theme.gapTiny
                    }
                }
            }
            Repeater {
                model: overrides

                Rectangle {
                    required property var row
                    readonly property double begin: Words.instant(row.from)

                    color: Theme.text
                    height: Theme.gapSmall - 1
                    rotation: 45
                    visible: begin >= root.from && begin <= root.to
                    width: height
                    x: root.place(begin) - width / 2
                    y: track.height - height - Theme.outline

                    HoverHandler {
                        id: overOverride
                    }
                    Tip {
                        shown: overOverride.hovered
                        text: qsTr("%1: %2").arg(parent.row.actor).arg(parent.row.text)
                        y: -height - Theme.gapTiny
                    }
                }
            }
            Rectangle {
                id: knob

                objectName: "scrubberKnob"
                color: root.past ? Theme.progress : Theme.panel
                border.color: root.past ? Theme.text : Theme.line
                border.width: Theme.outline
                height: track.height + Theme.gapSmall
                radius: Theme.radius
                width: Theme.gapSmall + 2
                x: Math.round(root.place(root.handle) - width / 2)
                y: -Theme.gapTiny
            }
        }
        MouseArea {
            // The handle at the ends is on it as well.
            readonly property int beside: Theme.gap

            anchors.fill: parent
            anchors.leftMargin: -beside
            anchors.rightMargin: -beside
            preventStealing: true

            onPressed: mouse => {
                bar.forceActiveFocus(Qt.MouseFocusReason);
                root.replay.pause();
                root.replay.setDragging(true);
                root.seek(root.instantAt(mouse.x - beside));
            }
            onPositionChanged: mouse => root.seek(root.instantAt(mouse.x - beside))
            onReleased: root.replay.setDragging(false)
            onCanceled: root.replay.setDragging(false)
            onWheel: wheel => root.zoomTo(root.zoom + (wheel.angleDelta.y > 0 ? -1 : 1))
        }
    }
    Row {
        id: words

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        Line {
            anchors.verticalCenter: parent.verticalCenter
            color: root.past ? Theme.text : Theme.text2
            horizontalAlignment: Text.AlignRight
            mono: true
            size: Theme.fontSmall
            strong: root.past
            text: root.past ? root.asOfText : qsTr("now")
            width: root.wordsWidth
        }
        PushButton {
            anchors.verticalCenter: parent.verticalCenter
            focusPolicy: Qt.NoFocus
            font.pixelSize: Theme.fontSmall
            height: Theme.alarmHeight - Theme.gapSmall
            enabled: root.past
            opacity: root.past ? 1 : 0
            text: qsTr("Now  Esc")

            onClicked: root.replay.leave()
        }
    }
}
