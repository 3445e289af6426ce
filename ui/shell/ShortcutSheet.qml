// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Shell
import Holdpoint.Theme

/// The keys of the page that is shown. None of them writes to a cluster.
T.Popup {
    id: root

    required property KeyMap keymap
    required property string page

    readonly property int columns: T.Overlay.overlay && T.Overlay.overlay.width >= 1180 ? 3 : 2
    readonly property int columnWidth: root.columns === 3 ? 340 : 404

    /// Those that belong to a table or to the timeline and are not given to anything else.
    readonly property var fixed: {
        const rows = [{ key: "J K  \u2191 \u2193", text: qsTr("Next, previous row"), pages: ["fleet", "holds"] },
                      { key: "Enter", text: qsTr("Open the machine"), pages: ["fleet", "holds"] },
                      { key: "Space", text: qsTr("Select the row"), pages: ["holds"] },
                      { key: "Shift+\u2191 \u2193", text: qsTr("Select more rows"), pages: ["holds"] },
                      { key: "Ctrl+A  C", text: qsTr("Select all rows, copy the selected ones"), pages: ["fleet", "holds"] },
                      { key: "Shift+Tab", text: qsTr("To the head of the table"), pages: ["fleet", "holds"] },
                      { key: "\u2190 \u2192", text: qsTr("Fold, unfold the group"), pages: ["holds", "alarms"] },
                      { key: "R", text: qsTr("Apply the new order"), pages: ["fleet", "holds"] },
                      { key: "\u2190 \u2192 \u2191 \u2193", text: qsTr("Move in the matrix"), pages: ["fleet"] },
                      { key: "W S", text: qsTr("Timeline: zoom"), pages: ["machine"] },
                      { key: "A D", text: qsTr("Timeline: move"), pages: ["machine"] },
                      { key: "F  .", text: qsTr("Timeline: fit, follow now"), pages: ["machine"] },
                      { key: "[ ]", text: qsTr("Timeline: from change to change"), pages: ["machine"] },
                      { key: "Z", text: qsTr("Timeline: unfold or fold idle time"), pages: ["machine"] },
                      { key: "\u2190 \u2192", text: qsTr("Overview: move"), pages: ["machine"] },
                      { key: "Shift+\u2190 \u2192", text: qsTr("Overview: narrower, wider"), pages: ["machine"] },
                      { key: qsTr("Shift+drag"), text: qsTr("Timeline: mark a range"), pages: ["machine"] },
                      { key: "Shift+[ ]", text: qsTr("Timeline: from trouble to trouble"), pages: ["machine"] }];
        return rows.filter(row => row.pages.includes(root.page));
    }
    readonly property var entries: {
        const found = [];
        for (let row = 0; root.keymap.revision >= 0 && row < root.keymap.rowCount(); ++row) {
            const entry = root.keymap.entry(row);
            if (entry.label.length > 0 && (entry.page.length === 0 || entry.page === root.page))
                found.push({ key: entry.label, text: entry.text });
        }
        return root.fixed.concat(found, [{ key: "Ctrl+Enter", text: qsTr("In a review: hold to commit") },
                                         { key: "Esc", text: qsTr("Close, then cancel, never commit") }]);
    }

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    focus: true
    implicitHeight: content.implicitHeight + 2 * Theme.gapHuge
    implicitWidth: root.columns * (root.columnWidth + Theme.gapHuge) + Theme.gapHuge
    margins: Theme.gapLarge
    modal: true
    padding: Theme.gapHuge

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.bg, 0.6)
    }
    background: Rectangle {
        border.color: Theme.line
        border.width: Theme.outline
        color: Theme.panel
        radius: Theme.radius
    }

    Column {
        id: content

        Accessible.name: qsTr("Keys of this page")
        Accessible.role: Accessible.Dialog
        spacing: Theme.gapLarge

        Line {
            size: Theme.fontLarge
            strong: true
            text: qsTr("Keys of this page")
        }
        Grid {
            columnSpacing: Theme.gapHuge
            columns: root.columns
            rowSpacing: Theme.gapSmall

            Repeater {
                model: root.visible ? root.entries : []

                Row {
                    id: entry

                    required property var modelData

                    spacing: Theme.gap

                    TippedLine {
                        color: Theme.text2
                        horizontalAlignment: Text.AlignRight
                        mono: true
                        text: entry.modelData.key
                        width: 100
                    }
                    Line {
                        maximumLineCount: 2
                        text: entry.modelData.text
                        width: root.columnWidth - 100 - Theme.gap
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
    }
}
