// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/WindowAnswer.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// A MachineMaintenance that will start by itself, or is in work.
struct PlanWork {
    std::string name{}; ///< namespace/name
    std::string zone{}; ///< of the Node; empty: Nodes have none
    std::string domain{}; ///< of the Node; those in work are of one
    std::string group{}; ///< spec.group; empty: it is work of its own
    int maxOfGroup = 1; ///< spec.maxunavailable
    TimePoint created{};
    std::optional<TimePoint> deadline{};
    std::shared_ptr<const OpeningsAhead>
        openings{}; ///< equal pointers for equal openings; not null
    Duration expected{}; ///< from its start, or from now when it is in work
    bool isInWork = false;
};

/// How many may be in work: what goesFirst() and whyUnhealthy() hold to.
struct PlanLimits {
    std::int64_t atOnce = 1; ///< a group counts as one
    std::map<std::string, std::int64_t> nodesOfZone{};
    Limit notReadyNodes{};
    Limit notReadyElsewhere{};
    Duration workBudget{}; ///< that has to be left before a deadline
};

/// When one will run.
struct PlannedTurn {
    std::string name{};
    std::optional<Opening> time{}; ///< nullopt: it will not
    int wave = 0; ///< counts from 1: turns without a pause between them; 0 without a time
    Message late{}; ///< why it will not be done by its deadline; empty: it will
};

struct WorkPlan {
    std::vector<PlannedTurn> turns{}; ///< by start, then by turn; those without a time come last
    std::int64_t late = 0;
    int waves = 0;
};

/// What the controller will do with these as far as can be known now: whenever one may start, the
/// one with the earliest deadline does, then the oldest, then the smallest name (goesFirst()), in
/// an opening of its windows, while no more than `limits` allow are in work in all, in its group,
/// in its zone and in the others, and all of them are in one domain. Whoever lacks a window or time
/// does not hold up the next. Nothing fails in it, and everything takes what is expected. Pure;
/// every work has exactly one turn.
[[nodiscard]] WorkPlan
planWorks(const std::vector<PlanWork> &works, const PlanLimits &limits, TimePoint now);

/// The smallest number at once, up to `most`, with which nothing is late; nullopt: none is enough.
[[nodiscard]] std::optional<std::int64_t> atOnceNeeded(const std::vector<PlanWork> &works,
                                                       PlanLimits limits,
                                                       TimePoint now,
                                                       std::int64_t most);

} // namespace hp::maintenance
