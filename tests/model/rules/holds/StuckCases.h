// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/WhyStuck.h"

#include <string>
#include <vector>

namespace hp::tests {

inline const TimePoint caseTime = *parseTime("2026-01-10T12:47:00Z");

/// A machine with what belongs to it, and what is said of it.
struct StuckCase {
    const char *name = "";
    std::string json{}; ///< {machine, node, host, site: {masters, nodes, budgets, pods, …}}
    const char *rule = ""; ///< the row of the why-stuck table; empty: nothing stops it
    const char *sentence = "";
};

/// Every cause at least once, and the edges of those that need more than a machine.
[[nodiscard]] const std::vector<StuckCase> &stuckCases();
[[nodiscard]] holds::StuckView viewOf(const StuckCase &given);

} // namespace hp::tests
