// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/resource/Object.h"
#include "model/rules/drain/DrainRecord.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::capi {

/// When the stages of a deletion began (status.deletion of a Cluster API Machine), as far as the
/// Machine tells.
struct DeletionTimes {
    std::optional<TimePoint> waitForPreDrainHook{};
    std::optional<TimePoint> nodeDrain{};
    std::optional<TimePoint> waitForPreTerminateHook{};

    bool operator==(const DeletionTimes &) const = default;
};

/// The phase of a Machine in the words of Cluster API: no phase is "Pending".
[[nodiscard]] std::string phaseFor(const Object &machine);
/// The other way round: Pending, Unknown and unset are no phase, Updating is Running, Deleted is
/// Deleting.
[[nodiscard]] std::string phaseFrom(const std::string &capiPhase);

/// The conditions of Cluster API's v1beta1 contract, which are written during a deletion only.
[[nodiscard]] std::vector<Condition> conditionsFor(const Object &machine);
/// The Deleting condition of its v1beta2 contract.
[[nodiscard]] Condition deletingFor(const Object &machine);
/// Drained, as v1beta1 conditions of Cluster API tell it; nullopt while they do not. Drainable and
/// Terminable follow from the hooks.
[[nodiscard]] std::optional<Condition> drainedFrom(const Conditions &capiConditions);
[[nodiscard]] DeletionTimes deletionTimesOf(const Object &machine);

/// What keeps a drain from finishing, a line per budget, as Cluster API words it: at most three
/// pods a line and five lines. Empty when nothing blocks.
[[nodiscard]] std::string drainMessage(const rules::DrainRecord &record);

} // namespace hp::capi
