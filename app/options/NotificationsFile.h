// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/notify/Settings.h"

#include <string>

namespace hp::app {

/// Reads who is notified of what:
///
///     receivers:
///       - name: oncall               # lower case letters, digits and -
///         type: pagerduty            # alertmanager, webhook, pagerduty, slack, email
///         secretFile: /run/pd.key    # the only place for a secret
///     routes:
///       - receivers: [oncall]
///         severity: [critical]       # and cluster, owner, rack; left out: all
///
/// Gives what is wrong with file, line and entry, never a secret; empty when nothing is, and then
/// `into` is set.
[[nodiscard]] std::string readNotifications(const std::string &file, notify::Settings &into);

} // namespace hp::app
