// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the command `whatif.forecast` answers.
namespace hp::live {

/// Percentiles; nullopt: in so many runs it does not end.
struct SpreadRow {
    std::optional<Duration> p5{};
    std::optional<Duration> p50{};
    std::optional<Duration> p95{};

    bool operator==(const SpreadRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.secondsOrNull("p5", row.p5);
        each.secondsOrNull("p50", row.p50);
        each.secondsOrNull("p95", row.p95);
    }
};

/// One hold over all runs in which it held.
template<typename Text>
struct BasicExpectedHoldRow {
    Text machine{}; ///< "namespace/name"
    Text kind{}; ///< a hook point, or another word of docs/protocol.md
    Text name{};
    Text owner{};
    std::vector<Text> budgets{};
    BasicSaid<Text> holder{}; ///< all of that in words
    SpreadRow from{}; ///< after the start of the action
    SpreadRow length{};
    std::int64_t runs = 0; ///< so often it held
    std::int64_t unended = 0; ///< so often to the end, when that run did not end

    bool operator==(const BasicExpectedHoldRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("machine", row.machine);
        each("kind", row.kind);
        each("name", row.name);
        each("owner", row.owner);
        each("budgets", row.budgets);
        each.said("holder", row.holder);
        each("fromSeconds", row.from);
        each("seconds", row.length);
        each("runs", row.runs);
        each("unendedRuns", row.unended);
    }

    /// It is what the end waits for, more often than not.
    [[nodiscard]] bool isLasting() const { return unended * 2 > runs; }
};

template<typename Text>
struct BasicForecastRow {
    Text action{}; ///< "retire", "replace", "upgrade" or "maintain"
    std::vector<Text> machines{}; ///< "namespace/name", in the order in which they start
    std::int64_t atOnce = 0; ///< so many of them at a time; 0: all
    Instant at{}; ///< when the action starts
    std::int64_t runs = 0;
    SpreadRow end{}; ///< after the start of the action
    std::int64_t unended = 0; ///< runs that do not end
    std::int64_t surge = 0; ///< machines fewer than before at worst, in 19 of 20 runs
    std::vector<BasicExpectedHoldRow<Text>> holds{};
    std::vector<BasicSaid<Text>> notes{}; ///< a sentence each: what was assumed or left out

    bool operator==(const BasicForecastRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("action", row.action);
        each("machines", row.machines);
        each("atOnce", row.atOnce);
        each.wholeSecond("at", row.at);
        each("runs", row.runs);
        each("endSeconds", row.end);
        each("unendedRuns", row.unended);
        each("surge", row.surge);
        each("holds", row.holds);
        each.said("notes", row.notes);
    }
};

using ExpectedHoldRow = BasicExpectedHoldRow<std::string>;
using ForecastRow = BasicForecastRow<std::string>;

} // namespace hp::live
