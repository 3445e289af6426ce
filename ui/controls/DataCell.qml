// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls

/// A cell of a row as a screen reader has it: what it says under the name of its column. An empty
/// one is passed over.
TableCell {
    id: root

    property string said: ""

    Accessible.description: root.columns ? root.columns.nameOf(root.column) : ""
    Accessible.ignored: root.said.length === 0
    Accessible.name: root.said
    Accessible.role: Accessible.Cell
}
