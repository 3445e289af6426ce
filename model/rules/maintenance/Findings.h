// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/ProviderEvent.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::maintenance {

/// A MachineMaintenance to be made, or one whose event has moved.
struct Finding {
    std::string name{};
    Json spec; ///< of a new one; null for an update
    Object update{}; ///< a merge patch; null for a new one
};

/// What a watcher writes for the events of a poll: one object for each source and event id, never a
/// second one, and an update when the times move. What wants no maintenance makes none. `stored`
/// are all MachineMaintenances of the namespace that the objects go to; `digest` gives the SHA-256
/// of a text in hexadecimal digits, which tells the second event of a machine from its first.
[[nodiscard]] std::vector<Finding>
findingsOf(const std::vector<ProviderEvent> &events,
           const std::vector<Object> &stored,
           const std::function<std::string(const std::string &)> &digest);

} // namespace hp::maintenance
