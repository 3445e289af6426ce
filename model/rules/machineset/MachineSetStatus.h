// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/rules/machineset/SetMachine.h"

#include <optional>
#include <vector>

namespace hp::rules {

/// The Machines of a set, counted (facts/machine-api.md 5, "Status"). Those that are being deleted
/// do not count.
struct MachineSetCounts {
    int replicas = 0;
    int fullyLabeled = 0;
    int ready = 0;
    int available = 0;
    /// Until the next ready one has been so for long enough; nullopt when time alone changes
    /// nothing.
    std::optional<Duration> nextAvailable{};
};

[[nodiscard]] MachineSetCounts
countMachines(const std::vector<SetMember> &machines, Duration minReady, TimePoint now);

/// status.errorReason of a set that shows the errors of its Machines: what stands beside it is
/// ours.
inline constexpr const char *machineErrors = "MachineErrors";

/// How many of the Machines of a set have an error, and the words of the first of them by name;
/// empty when none has. Those that are being deleted do not count.
[[nodiscard]] std::string errorsOf(const std::vector<SetMember> &machines);

/// spec.minReadySeconds; zero when it is absent or negative.
[[nodiscard]] Duration minReadyOf(const Object &machineSet);

/// What this pass wants in status; nullopt leaves the member as it is.
struct MachineSetReport {
    std::optional<MachineSetCounts> counts{};
    std::optional<std::string> authoritativeApi{};
    std::vector<Condition> conditions{};
    /// Of errorsOf(); without one goes what was shown before.
    std::string errors{};
};

/// The merge patch that brings status in line; null when nothing differs. Conditions of others and
/// everything that is not named in the report survive.
[[nodiscard]] Object
patchFor(const Object &machineSet, const MachineSetReport &report, TimePoint now);

} // namespace hp::rules
