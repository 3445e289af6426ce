// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Audit
import Holdpoint.Controls
import Holdpoint.Theme

/// Everything that one row of the audit holds: who, why, who agreed, the exact patch, what the server
/// said to it, and what the interlocks said at that moment.
Panel {
    id: root

    /// The row; empty when none is chosen.
    property var row: ({})
    readonly property bool chosen: root.row.number !== undefined
    readonly property var record: root.chosen ? root.row.content : ({})
    readonly property var dryRun: root.record.dryRun ?? ({})
    readonly property string dryRunText: {
        const words = { accepted: qsTr("The server accepted it"), refused: qsTr("The server refused it"), notAsked: qsTr("No dry run was made") };
        const state = typeof root.dryRun === "string" ? root.dryRun : root.dryRun.state;
        return Words.joined([words[state] ?? "", root.dryRun.message ?? ""], ": ");
    }

    note: root.chosen ? root.row.override : ""
    title: root.chosen ? qsTr("Row %1").arg(root.row.number) : qsTr("Row")

    Prose {
        color: Theme.text2
        maximumLineCount: 3
        text: qsTr("Select a row to see its patch, dry run and interlocks.")
        visible: !root.chosen
        width: parent.width - 2 * Theme.gap
        x: Theme.gap
    }
    Flickable {
        anchors.fill: parent
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: body.height + 2 * Theme.gap
        visible: root.chosen

        T.ScrollBar.vertical: ScrollRail {
        }

        Column {
            id: body

            spacing: Theme.gapSmall
            width: parent.width - 2 * Theme.gap
            x: Theme.gap

            Repeater {
                model: !root.chosen ? [] : [
                    { name: qsTr("Object"), text: Words.joined([root.record.namespace ?? "", root.record.name ?? ""], "/") },
                    { name: qsTr("Outcome"), text: root.record.outcome },
                    { name: qsTr("Actor"), text: Words.joined([root.record.actor ?? "", root.record.from ? qsTr("from %1").arg(root.record.from) : ""], " ") },
                    { name: qsTr("On behalf of"), text: root.record.asUser },
                    { name: qsTr("Reason"), text: root.record.reason },
                    { name: qsTr("Approved by"), text: root.record.approvedBy },
                    { name: qsTr("Break-glass"), text: root.record.breakGlass ? qsTr("yes, without a second person") : "" },
                    { name: qsTr("Review"), text: root.record.review },
                    { name: qsTr("Guard level"), text: Words.joined([root.record.level ?? ""].concat(root.record.levelWhy ?? []), ", ") },
                    { name: qsTr("Dry run"), text: root.dryRunText },
                    { name: qsTr("uid"), text: root.record.uid },
                    { name: qsTr("Digest"), text: root.record.digest },
                    { name: qsTr("Hash"), text: root.row.hash }
                ].filter(fact => fact.text && fact.text.length > 0)

                Row {
                    id: fact

                    required property var modelData

                    Accessible.name: qsTr("%1: %2").arg(fact.modelData.name).arg(fact.modelData.text)
                    Accessible.role: Accessible.StaticText
                    spacing: Theme.gapSmall
                    width: body.width

                    Line {
                        color: Theme.text3
                        maximumLineCount: 2
                        size: Theme.fontSmall
                        text: fact.modelData.name
                        width: 92
                        wrapMode: Text.WordWrap
                    }
                    Line {
                        maximumLineCount: 5
                        mono: ["uid", qsTr("Digest"), qsTr("Hash")].indexOf(fact.modelData.name) >= 0
                        size: Theme.fontSmall
                        text: Words.visible(fact.modelData.text)
                        width: fact.width - 92 - Theme.gapSmall
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }
            }
            Line {
                strong: true
                text: qsTr("Interlocks at that moment")
                visible: checks.count > 0
            }
            Repeater {
                id: checks

                model: root.record.checks ?? []

                Row {
                    id: check

                    required property var modelData

                    Accessible.name: qsTr("%1: %2, %3").arg(check.modelData.check).arg(light.text).arg(check.modelData.evidence)
                    Accessible.role: Accessible.StaticText
                    spacing: Theme.gapSmall
                    width: body.width

                    Chip {
                        id: light

                        look: check.modelData.light === "red" ? "failed" : check.modelData.light === "green" ? "" : "unknown"
                        text: check.modelData.light === "red" ? qsTr("no") : check.modelData.light === "green" ? qsTr("yes") : qsTr("unknown")
                        width: Math.max(92, implicitWidth)
                    }
                    Line {
                        maximumLineCount: 3
                        size: Theme.fontSmall
                        text: Words.joined([check.modelData.check ?? "", check.modelData.evidence ?? ""], ": ")
                        topPadding: 3
                        width: check.width - light.width - Theme.gapSmall
                        wrapMode: Text.WordWrap
                    }
                }
            }
            Line {
                strong: true
                text: qsTr("Patch")
                visible: patch.visible
            }
            TextPane {
                id: patch

                height: 200
                label: qsTr("Patch")
                mono: true
                readOnly: true
                text: AuditText.readable(root.record.patch ?? "")
                visible: (root.record.patch ?? "").length > 0
                width: body.width
                wraps: false
            }
            PushButton {
                height: Theme.rowHeight
                text: qsTr("Copy patch")
                visible: patch.visible

                onClicked: Clipboard.copy(root.record.patch)
            }
        }
    }
}
