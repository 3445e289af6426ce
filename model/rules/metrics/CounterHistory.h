// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace hp::fleet {

/// The figures of the overview (product.md 4.4, S1): machines with a hold that holds, with one that
/// is late, with one that is overdue, whose power is in doubt, that are in maintenance.
enum class Counter : std::size_t { Holding, Late, Overdue, Power, Maintenance };
inline constexpr std::array counters{
    Counter::Holding, Counter::Late, Counter::Overdue, Counter::Power, Counter::Maintenance};
/// "holding", "late", …: the keys of the view `counters` (docs/protocol.md).
[[nodiscard]] const char *toString(Counter counter);

using CounterValues = std::array<std::uint32_t, counters.size()>;

/// What was usual for a counter. Nothing known is nullopt, never 0.
struct CounterTrend {
    /// What it did not exceed in 95 of 100 counted minutes of the last seven days; by nearest rank.
    std::optional<std::uint32_t> p95{};
    /// What it was an hour ago.
    std::optional<std::uint32_t> hourAgo{};
    /// From when on minutes were counted within the last seven days.
    std::optional<TimePoint> since{};

    bool operator==(const CounterTrend &) const = default;
};

/// What the counters were, minute by minute, for seven days. Minutes in which nobody counted are
/// not there: they are neither zero nor like their neighbours. Equal minutes in a row take one
/// entry, so a week takes at most 10,080 and mostly a few dozen. A value; it has no clock.
class CounterHistory
{
public:
    static constexpr Duration every = std::chrono::minutes(1);
    static constexpr Duration kept = std::chrono::hours(7 * 24);
    /// Less than an hour of counting tells nothing about what is usual.
    static constexpr Duration min = std::chrono::hours(1);
    /// Of a minute that was not counted the last one before it stands in, if it is no older.
    static constexpr Duration near = std::chrono::minutes(5);

    /// The minute of `now` has not been counted yet.
    [[nodiscard]] bool isDue(TimePoint now) const;
    /// Counts the minute of `now`; one that was counted stays as it is. After a clock was put back
    /// what lies ahead of it goes.
    void add(const CounterValues &values, TimePoint now);

    [[nodiscard]] CounterTrend trend(Counter counter, TimePoint now) const;
    [[nodiscard]] std::size_t entries() const { return m_runs.size(); }

    /// As text, for restored().
    [[nodiscard]] std::string saved() const;
    /// What can be read of it and is no older than seven days nor ahead of `now`; empty for text of
    /// others.
    [[nodiscard]] static CounterHistory restored(const std::string &saved, TimePoint now);

private:
    /// Whole minutes since 1970, since a count is about a minute.
    using Minute = std::int64_t;
    struct Run {
        Minute first = 0;
        Minute count = 0;
        CounterValues values{};

        [[nodiscard]] Minute end() const { return first + count; }
    };

    [[nodiscard]] static Minute minuteOf(TimePoint time);
    void forgetFrom(Minute minute);
    void forgetBefore(Minute minute);

    std::deque<Run> m_runs{}; ///< in order, without overlap
};

} // namespace hp::fleet
