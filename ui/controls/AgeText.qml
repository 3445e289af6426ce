// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import Holdpoint.Controls
import Holdpoint.Theme

/// How long something lasts, with "≥" in front while the picture is not the present; or since when,
/// where a person wants to know that.
Line {
    id: root

    required property double since
    required property double now
    property bool stale: false

    color: Theme.text2
    mono: true
    text: Words.absolute ? Words.minute(root.since, root.now)
        : root.stale ? Words.atLeast(root.since, root.now) : Words.age(root.since, root.now)
}
