// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls

/// A line in a narrow place: where it ends in an ellipsis, the whole of it is under the pointer.
Line {
    id: root

    HoverHandler {
        id: hover
    }
    Tip {
        shown: hover.hovered && root.truncated
        text: root.text
    }
}
