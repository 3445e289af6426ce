// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/Openings.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// How long the maintenance of one machine will take, as far as the record tells.
struct Forecast {
    Duration expected{}; ///< until the disruptive step is done, at nearly every time (p95)
    std::vector<std::string> unknown{}; ///< hooks of the machine that have no history yet
};

/// What every maintenance needs, and on top of it what the hooks of the machine usually take.
[[nodiscard]] Forecast forecastOf(const Object &machine,
                                  const holds::BaselineLookup &baselines,
                                  const MaintenanceSettings &settings);

/// One MachineMaintenance with its place in the calendar.
struct PlannedWork {
    std::string name{};
    std::string machine{};
    bool isMaster = false;
    std::optional<Opening> time{}; ///< nullopt: none was chosen or announced
    std::optional<TimePoint> deadline{};
    Duration expected{};
};

/// By how much it overruns its time; 0 when it fits, or has none.
[[nodiscard]] Duration overrunOf(const PlannedWork &work);

struct Conflict {
    enum class Weight {
        Note, ///< it is as it is meant to be, but may surprise
        Warning,
        Error, ///< it must not come to that
    } weight = Weight::Note;
    std::vector<std::string> names{}; ///< of the maintenances or windows
    Message sentence{};
};
/// "note", "warning", "error".
[[nodiscard]] const char *toString(Conflict::Weight weight);

/// What does not go together: work on two masters at a time, two works on one machine, and what
/// ends after its deadline. The weightiest come first.
[[nodiscard]] std::vector<Conflict> conflictsOf(const std::vector<PlannedWork> &works);

/// A window of which only the times count here.
struct PlannedWindow {
    std::string name{};
    Openings openings{};
};
/// Windows that are open at the same time: they count as one.
[[nodiscard]] std::vector<Conflict> overlapsOf(const std::vector<PlannedWindow> &windows);

} // namespace hp::maintenance
