// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Holdpoint.Controls
import Holdpoint.Overrides
import Holdpoint.Theme

/// The review of one override. Pages do not open it themselves; they call
///
///     Overrides.review({ action: "remove-hook", machine: "ns/name", point: "preDrain", hook: "x", owner: "y" })
///     Overrides.review({ action: "power-off", host: "ns/name" })
///     Overrides.review({ action: "release-power-key", host: "ns/name", key: "reboot.metal3.io/x" })
///
/// after `import Holdpoint.Overrides`. The actions are those of docs/protocol.md; `Overrides.verb(action)`
/// names one for a button or menu, `Overrides.guard(action)` is its least guard level.
T.Popup {
    id: root
}
