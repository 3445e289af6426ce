// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/whatif/Play.h"
#include "backend/whatif/Question.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::whatif {

/// Percentiles by nearest rank over the runs; nullopt: in so many runs it does not end.
struct Spread {
    std::optional<Duration> p5{};
    std::optional<Duration> p50{};
    std::optional<Duration> p95{};
};

/// One hold over all runs in which it held.
struct ExpectedHold {
    ObjectKey machine{};
    std::string kind{}; ///< as in Held
    std::string name{};
    std::string owner{};
    Spread from{}; ///< after the start of the action
    Spread length{};
    std::size_t runs = 0; ///< in so many it held at all
    std::set<std::string> budgets{}; ///< see Held
};

/// What will be, from how it went in all runs.
struct Forecast {
    TimePoint at{};
    std::size_t runs = 0;
    Spread end{}; ///< after the start of the action
    std::vector<ExpectedHold> holds{}; ///< of the retired machines, in their order, as they begin
    std::size_t missing = 0; ///< machines fewer than before at worst, in 19 of 20 runs
    std::set<std::string> notes{}; ///< a sentence each: what was assumed or left out

    /// Whether that end lies within what is forecast, both ends included.
    [[nodiscard]] bool expects(Duration end) const;
};

/// Plays the question as often as it asks for. Errors: Invalid when a machine is not in the
/// snapshot, or the runs are too few; else those of play(). Needs a QCoreApplication.
[[nodiscard]] Result<Forecast> forecast(const Snapshot &snapshot, const Question &question);

/// The percentiles of these; nullopt among them are later than all others.
[[nodiscard]] Spread spreadOf(std::vector<std::optional<Duration>> values);

/// A table for people, in English; ends with a newline.
[[nodiscard]] std::string textOf(const Forecast &forecast);
/// The same for programs: durations in seconds, null for what does not end.
[[nodiscard]] Json jsonOf(const Forecast &forecast);

} // namespace hp::whatif
