// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <string>

namespace hp::live {

/// A row of the view `budgets`: how long holds of that key may take, where a site set it.
template<typename Text>
struct BasicBudgetRow {
    Text key{}; ///< as holds::Budgets has it: "preDrain", "preDrain/HOOK", "owner/OWNER"
    Duration limit{};
    /// A person set it while the backend was running; else its configuration did.
    bool changed = false;
    Duration configured{}; ///< what the configuration says of a changed one; 0: nothing

    bool operator==(const BasicBudgetRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("key", row.key);
        each.seconds("limit", row.limit);
        each("changed", row.changed);
        each.seconds("configured", row.configured);
    }
};

using BudgetRow = BasicBudgetRow<std::string>;

} // namespace hp::live
