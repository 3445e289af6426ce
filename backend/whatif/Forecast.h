// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/whatif/Play.h"
#include "backend/whatif/Question.h"
#include "model/base/Result.h"
#include "model/live/ForecastRow.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::whatif {

/// Percentiles over the runs, as bounds for one run more; nullopt: in so many it does not end.
using Spread = live::SpreadRow;

/// One hold over all runs in which it held.
struct ExpectedHold {
    ObjectKey machine{};
    std::string kind{}; ///< as in Held
    std::string name{};
    std::string owner{};
    Spread from{}; ///< after the start of the action, the first time
    Spread length{}; ///< of all times in one run together
    std::size_t runs = 0; ///< in so many it held
    std::size_t lasting = 0; ///< in so many to the end, when that run did not end
    std::set<std::string> budgets{}; ///< see Held
};

/// What will be, from how it went in all runs.
struct Forecast {
    TimePoint at{};
    std::size_t runs = 0;
    Spread end{}; ///< after the start of the action
    std::size_t unended = 0; ///< runs that do not end
    std::vector<ExpectedHold> holds{}; ///< of the retired machines, in their order, as they begin
    std::size_t missing = 0; ///< machines fewer than before at worst, in 19 of 20 runs
    Notes notes{};

    /// Whether that end lies within what is forecast, both ends included; nullopt: there is none.
    [[nodiscard]] bool expects(std::optional<Duration> ended) const;
};

/// Plays the question as often as it asks for. Errors: Invalid when a machine is not in the
/// snapshot, is being deleted or has failed, or the runs are too few; else those of play(), whose
/// `goesOn` it passes on. Needs a QCoreApplication.
[[nodiscard]] Result<Forecast> forecast(const Snapshot &snapshot,
                                        const Question &question,
                                        const std::function<bool()> &goesOn = {});

/// The percentiles of these; nullopt among them are later than all others.
[[nodiscard]] Spread spreadOf(std::vector<std::optional<Duration>> values);

/// As it goes over the wire. `action` is the word that it was asked by.
[[nodiscard]] live::ForecastRow
rowOf(const Forecast &forecast, const Question &question, std::string action);

} // namespace hp::whatif
