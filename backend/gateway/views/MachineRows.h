// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetRow.h"

#include <map>
#include <string>
#include <vector>

namespace hp::gateway {

/// The machine page looks at more than the fleet does.
struct MachineDetail {
    EvaluatedMachine evaluated{};
    std::optional<TimePoint> seen{}; ///< `evaluated.why` says the same since
    std::vector<Object> pods{}; ///< on the machine's node
    bool seesPods = true; ///< those are all of them; else nobody knows how many there are
    std::vector<Object> events{}; ///< about the machine, its node or its host
    TimePoint now{};
    bool isPast = false; ///< the objects are what a record keeps of them
};

/// Adds the newest of them.
void addEvents(std::map<std::string, std::string> &rows, const std::vector<Object> &events);

/// The rows of one that is no longer there, by how it was last.
[[nodiscard]] std::map<std::string, std::string> goneMachineRows(const Object &machine,
                                                                 TimePoint gone);

/// The rows of `machine/<namespace>/<name>` (docs/protocol.md). Pure.
[[nodiscard]] std::map<std::string, std::string> machineRows(const MachineDetail &detail);

} // namespace hp::gateway
