// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/alerts/AlertRules.h"
#include "model/rules/metrics/Snapshot.h"

#include <set>
#include <string>
#include <vector>

namespace hp::alerts {

/// The labels that the rule's expression leaves on its result.
[[nodiscard]] const std::vector<std::string> &labelsOf(const AlertRule &rule);

/// Where the rule's expression is true at this instant, its window left aside: the values of
/// labelsOf(rule), one entry per alert.
[[nodiscard]] std::set<std::vector<std::string>>
matches(const AlertRule &rule, const metrics::Snapshot &snapshot, TimePoint now);

} // namespace hp::alerts
