// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/LiveClient.h"

namespace hp::app {

/// The full key of the machine that was named: in the fleet, or, for one that is gone, as it was
/// written. `options` are those of the view: an `at` asks for the fleet of an instant of the past.
[[nodiscard]] Result<std::string>
machineKey(LiveClient &client, const std::string &name, const Json &options);
[[nodiscard]] Result<std::string> machineKey(LiveClient &client, const std::string &name);

} // namespace hp::app
