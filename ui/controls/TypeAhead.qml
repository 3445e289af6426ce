// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick

/// Letters that are typed in a list lead to the row whose name starts with them. The first letter has to be one
/// that means nothing else; those that follow it within a second belong to the name, whatever they mean.
QtObject {
    id: root

    /// The first row from `from` on whose name starts so: (start, from) => row, -1 for none.
    required property var rowNamed
    required property var currentRow
    /// Where the last letter led.
    property int row: -1
    property string typed: ""
    readonly property Timer rest: Timer {
        interval: 1000

        onTriggered: root.typed = ""
    }

    function isLetter(event: var): bool {
        return (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0 && event.text.length === 1
            && (/[0-9a-z.-]/i).test(event.text);
    }
    /// It goes on with a name: no shortcut may take it.
    function claims(event: var): bool {
        return root.typed.length > 0 && root.isLetter(event);
    }
    function take(event: var): bool {
        // J, K and R are the list's own.
        if (!root.isLetter(event) || (root.typed.length === 0 && [Qt.Key_J, Qt.Key_K, Qt.Key_R].includes(event.key)))
            return false;
        const typed = root.typed + event.text;
        // The same letter again goes on to the next of its rows.
        const at = Math.max(0, root.currentRow());
        const found = root.rowNamed(typed, typed.length === 1 ? at + 1 : at);
        const other = found < 0 && typed.length > 1 && typed.split("").every(letter => letter === typed[0]);
        root.row = other ? root.rowNamed(typed[0], at + 1) : found;
        if (root.row < 0)
            return root.typed.length > 0;
        root.typed = other ? typed[0] : typed;
        root.rest.restart();
        return true;
    }
}
