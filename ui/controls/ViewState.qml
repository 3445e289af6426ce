// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Theme

/// What stands in the place of rows while there are none to show: skeleton, refusal, missing kind,
/// true emptiness with its proof, or emptiness that a filter made (product.md 4.6).
Item {
    id: root

    required property bool loaded
    /// Rows that there are, and those that the filters hide.
    required property int shown
    property int hidden: 0
    /// Why there are none to be had, in one sentence.
    property string errorText: ""
    /// A request to whoever grants the right; with it the sentence has a lock and [Copy request].
    property string request: ""
    property string emptyText: ""
    property string emptyProof: ""
    /// "1 host is hidden by the filters."
    property string hiddenText: ""
    /// Which filters hide them, where that is known.
    property string hiddenBy: ""
    readonly property bool failed: root.errorText.length > 0
    readonly property bool filtered: !root.failed && root.loaded && root.shown === 0 && root.hidden > 0

    /// The filters are to be taken away.
    signal cleared

    visible: root.failed || !root.loaded || root.shown === 0

    Skeleton {
        anchors.left: parent.left
        anchors.margins: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        rows: Math.max(2, Math.min(8, Math.floor(root.height / 40)))
        visible: !root.loaded && !root.failed
    }
    PageMessage {
        action: root.filtered ? qsTr("Clear filter") : root.failed && root.request.length > 0 ? qsTr("Copy request") : ""
        anchors.centerIn: parent
        locked: root.failed && root.request.length > 0
        proof: root.failed ? "" : root.filtered ? root.hiddenText : root.emptyProof
        sentence: root.failed ? root.errorText : root.filtered ? root.hiddenBy.length > 0 ? qsTr("No match. Hidden by %1.").arg(root.hiddenBy) : qsTr("No match for the filter.") : root.emptyText
        visible: root.failed || root.loaded
        width: Math.max(0, parent.width - 2 * Theme.gapHuge)

        onTriggered: {
            if (root.filtered)
                root.cleared();
            else
                Clipboard.copy(root.request);
        }
    }
}
