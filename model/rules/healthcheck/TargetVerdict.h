// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/healthcheck/CheckRules.h"
#include "model/rules/healthcheck/TargetFacts.h"

#include <string>
#include <vector>

namespace hp::rules {

enum class Health {
    Healthy,
    NotHealthy, ///< counts as unhealthy, but nothing is done about it
    Suspect, ///< counts as unhealthy; remediated when it is still so after `after`
    Remediate, ///< unhealthy for too long
};

/// What a check thinks of one Machine.
struct TargetVerdict {
    const char *row = ""; ///< of the table in facts/machine-api.md 6
    Health health = Health::NotHealthy;
    Duration after{}; ///< of Suspect: look again then
    Message reason{};
};

/// The rows of facts/machine-api.md 6 in their order, first match wins, with D-18. Pure and total.
[[nodiscard]] TargetVerdict
evaluateTarget(const CheckRules &rules, const TargetView &target, TimePoint now);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> targetRows();

} // namespace hp::rules
