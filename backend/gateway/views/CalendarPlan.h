// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/maintenance/WorkPlan.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

struct CalendarWindow;
struct CalendarWork;

/// What the calendar says of when maintenances will run.
struct SitePlan {
    std::map<std::string, maintenance::PlannedTurn> turns{}; ///< by namespace/name
    std::int64_t late = 0;
    std::int64_t waves = 0;
    std::int64_t atOnce = 0; ///< that may be in work; 0: nothing was planned
    /// The smallest number at once with which nothing is late, where something is; nullopt: no
    /// number is enough.
    std::optional<std::int64_t> enough{};
};

/// Plans those that start by themselves or are in work; the others have no turn. `nodes` are all
/// there are. Pure.
[[nodiscard]] SitePlan planOf(const std::vector<CalendarWork> &works,
                              const std::vector<CalendarWindow> &windows,
                              const std::vector<Object> &nodes,
                              const maintenance::MaintenanceSettings &settings,
                              TimePoint now);

} // namespace hp::gateway
