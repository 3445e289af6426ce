// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <vector>

namespace hp::test {

inline const TimePoint capiNow = *parseTime("2026-01-10T12:00:00Z");

/// One row of facts/cluster-api.md 8: a world, and what is said of it.
struct CapiCaseRow {
    int number = 0;
    const char *name = "";
    const char *machine = ""; ///< empty: the first, or none
    const char *objects = ""; ///< a JSON list
    const char *rule = "";
    const char *sentence = "";
};
[[nodiscard]] const std::vector<CapiCaseRow> &capiCaseRows();

} // namespace hp::test
