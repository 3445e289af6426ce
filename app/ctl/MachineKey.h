// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/LiveClient.h"

namespace hp::app {

/// The full key of the machine that was named: in the fleet, or, for one that is gone, as it was
/// written.
[[nodiscard]] Result<std::string> machineKey(LiveClient &client, const std::string &name);

} // namespace hp::app
