// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls

/// A button that acts on what stood there when it was pressed: what has come up in its place since then
/// nobody has seen. So does nobody mean it by the second click of a double click, which does nothing.
PushButton {
    id: root

    /// Gives what it would act on now.
    required property var subject
    property var meant: null

    signal acted(var subject)

    onCanceled: root.meant = null
    onClicked: {
        const meant = root.meant ?? root.subject(); // assistive technologies press nothing before
        root.meant = null;
        root.acted(meant);
    }
    onDoubleClicked: root.meant = null
    onPressed: root.meant = root.subject()
}
