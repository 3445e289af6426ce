// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The rows of the audit, the newest first. Nothing in it is ever changed.
FocusScope {
    id: root

    required property RowsTable entries
    property string selectedKey: ""
    /// The row under the pointer.
    property Item pointed: null
    readonly property real room: root.width - 2 * Theme.gap
    readonly property bool showsReason: root.room >= 760
    /// For whom, and from where.
    readonly property bool showsOrigin: root.room >= 880
    readonly property bool showsDigest: root.room >= 1160
    /// What happened and how it ended is never cut for a number.
    readonly property bool tight: root.room < 700
    readonly property real numberWidth: root.tight ? 0 : 36
    readonly property real levelWidth: root.tight ? 0 : 60
    readonly property real originWidth: 104
    readonly property real resultWidth: root.showsOrigin && !root.showsDigest ? 104 : 128
    readonly property real fixed: root.numberWidth + 154 + root.levelWidth + root.resultWidth + (root.showsDigest ? 96 : 0) + (root.showsOrigin ? root.originWidth : 0)
    readonly property int columns: (root.tight ? 4 : 6) + (root.showsReason ? 1 : 0) + (root.showsDigest ? 1 : 0) + (root.showsOrigin ? 2 : 0)
    readonly property real flexible: Math.max(root.tight ? 150 : 240, root.room - root.fixed - root.columns * Theme.gap)
    /// How the flexible columns share what is left.
    readonly property var shares: root.showsOrigin ? { actor: 0.13, asUser: 0.2, action: 0.21, object: 0.2, reason: 0.26 }
                                : root.showsReason ? { actor: 0.16, asUser: 0, action: 0.27, object: 0.23, reason: 0.34 }
                                                   : { actor: 0.22, asUser: 0, action: 0.42, object: 0.36, reason: 0 }
    readonly property var widths: ({ number: root.numberWidth, at: 154, actor: root.flexible * root.shares.actor, asUser: root.flexible * root.shares.asUser,
                                     from: root.showsOrigin ? root.originWidth : 0, action: root.flexible * root.shares.action,
                                     object: root.flexible * root.shares.object, level: root.levelWidth, reason: root.flexible * root.shares.reason,
                                     result: root.resultWidth, digest: root.showsDigest ? 96 : 0 })

    signal picked(string key)

    function move(step: int) {
        const row = root.entries.rowOf(root.selectedKey);
        const next = row < 0 ? 0 : Math.max(0, Math.min(root.entries.count - 1, row + step));
        root.picked(root.entries.keyAt(next));
        list.positionViewAtIndex(next, ListView.Contain);
    }
    function resultOf(row: var): string {
        if (row.content.review)
            return qsTr("reviewed");
        const words = { observed: qsTr("observed"), timedOut: qsTr("timed out"), refused: qsTr("refused"), aborted: qsTr("aborted"),
                        expired: qsTr("expired"), voided: qsTr("voided"), accepted: qsTr("accepted") };
        if (row.content.result)
            return words[row.content.result] ?? row.content.result;
        if (row.content.phase === "committed" || row.content.phase === "approved")
            return root.entries.countWhere({ override: row.override, opens: false }) + root.entries.countWhere({ override: row.override, "content.phase": "sent" }) > 0
                ? (row.content.phase === "committed" ? qsTr("committed") : qsTr("approved")) : qsTr("will be sent");
        return row.opens ? qsTr("about to be sent") : "";
    }

    /// Whoever is connected has another port each time.
    function addressOf(peer: string): string {
        return peer.replace(/^(\[.+\]|[^:]+):\d+$/, "$1");
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        const page = Math.max(1, Math.floor(list.height / Theme.rowHeight) - 1);
        const steps = { [Qt.Key_Down]: 1, [Qt.Key_J]: 1, [Qt.Key_Up]: -1, [Qt.Key_K]: -1, [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page,
                        [Qt.Key_Home]: -root.entries.count, [Qt.Key_End]: root.entries.count };
        if (steps[event.key] === undefined)
            return;
        root.move(steps[event.key]);
        event.accepted = true;
    }

    component Cells: Row {
        id: cells

        property var texts: ({})
        property string look: ""
        property bool title: false
        property int cutCells: 0

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        Repeater {
            model: ["number", "at", "actor", "asUser", "from", "action", "object", "level", "reason", "result", "digest"]

            Item {
                id: cell

                required property string modelData
                readonly property bool signed: cell.modelData === "result" && cells.look.length > 0

                height: cells.height
                visible: width > 0
                width: root.widths[cell.modelData]

                StatusGlyph {
                    id: sign

                    anchors.verticalCenter: parent.verticalCenter
                    bare: true
                    height: Theme.glyphSmall + 2
                    look: cells.look
                    visible: cell.signed
                    width: Theme.glyphSmall + 2
                }
                Line {
                    anchors.fill: parent
                    anchors.leftMargin: cell.signed ? sign.width + Theme.gapTiny + 2 : 0
                    color: cells.title ? Theme.text3 : cell.modelData === "action" || cell.modelData === "object" ? Theme.text : Theme.text2
                    // The account of a service ends in its name.
                    elide: cell.modelData === "object" ? Text.ElideMiddle : cell.modelData === "asUser" && !cells.title ? Text.ElideLeft : Text.ElideRight
                    mono: !cells.title && ["number", "at", "from", "object", "digest"].indexOf(cell.modelData) >= 0
                    size: cells.title || mono ? Theme.fontSmall : Theme.fontMono
                    text: Words.visible(cells.texts[cell.modelData] ?? "")

                    onTruncatedChanged: cells.cutCells += truncated ? 1 : -1
                }
            }
        }
    }

    Rectangle {
        id: header

        color: Theme.raised
        height: Theme.rowHeight
        width: parent.width

        Cells {
            texts: ({ number: qsTr("#"), at: qsTr("Time"), actor: qsTr("Actor"), asUser: qsTr("On behalf of"), from: qsTr("From"), action: qsTr("Action"), object: qsTr("Object"), level: qsTr("Level"),
                      reason: qsTr("Reason"), result: qsTr("Result"), digest: qsTr("Digest") })
            title: true
        }
        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.rule
            height: Theme.outline
            width: parent.width
        }
    }
    Tip {
        shown: root.pointed?.cut ?? false
        text: root.pointed?.words ?? ""
        x: Theme.gapHuge + Theme.gapLarge
        y: root.pointed ? list.y + root.pointed.y + root.pointed.height - list.contentY : 0
    }
    ListView {
        id: list

        Accessible.name: qsTr("Audit")
        Accessible.role: Accessible.Table
        activeFocusOnTab: true
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        keyNavigationEnabled: false
        model: root.entries
        reuseItems: true

        T.ScrollBar.vertical: ScrollRail {
        }
        delegate: Item {
            id: line

            required property string key
            required property var row
            readonly property var content: line.row.content
            readonly property bool selected: line.key === root.selectedKey
            readonly property bool cut: cells.cutCells > 0
            readonly property string words: Words.joined([line.content.action ?? "", line.content.name ?? "", line.content.reason ?? "", root.resultOf(line.row), line.origin], ", ")
            readonly property string origin: Words.joined([line.content.asUser ? qsTr("on behalf of %1").arg(line.content.asUser) : "",
                                                           line.content.from ? qsTr("from %1").arg(root.addressOf(line.content.from)) : ""], ", ")

            Accessible.description: Words.joined([line.content.reason ?? "", line.content.outcome ?? "", line.origin], ". ")
            Accessible.name: Words.joined([qsTr("row %1").arg(line.row.number), line.content.actor ?? "", line.content.action ?? "", line.content.name ?? "",
                                           root.resultOf(line.row)], ", ")
            Accessible.role: Accessible.Row
            Accessible.selected: line.selected
            Accessible.onPressAction: root.picked(line.key)
            height: Theme.rowHeight
            width: list.width

            HoverHandler {
                id: hover

                onHoveredChanged: {
                    if (hovered)
                        root.pointed = line;
                    else if (root.pointed === line)
                        root.pointed = null;
                }
            }
            TapHandler {
                onTapped: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.picked(line.key);
                }
            }
            Rectangle {
                anchors.fill: parent
                border.color: Theme.focus
                border.width: line.selected && list.activeFocus ? Theme.focusWidth : 0
                color: line.selected ? Theme.selection : hover.hovered ? Theme.hover : "transparent"
                radius: border.width > 0 ? Theme.radius : 0
            }
            Cells {
                id: cells

                look: line.content.result === "timedOut" ? "unknown"
                    : ["refused", "voided", "expired"].indexOf(line.content.result) >= 0 ? "failed" : ""
                texts: ({ number: line.row.number, at: Words.stamp(Words.instant(line.row.at)), actor: line.content.actor ?? line.content.review,
                          asUser: line.content.asUser, from: root.addressOf(line.content.from ?? ""), action: line.content.action,
                          object: line.content.name, level: line.content.level,
                          reason: line.content.reason, result: root.resultOf(line.row), digest: (line.content.digest ?? "").slice(0, 12) })
            }
        }
    }
}
