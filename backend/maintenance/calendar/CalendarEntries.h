// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/maintenance/Openings.h"

#include <QTimeZone>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hp::maintenance {

/// Work that a calendar announces (facts/maintenance.md 6).
struct CalendarEntry {
    std::string uid{};
    std::string summary{};
    std::string text{}; ///< where and what: location and description
    std::string code{}; ///< X-HOLDPOINT-CODE; system-maintenance when it has none
    std::set<std::string> machines{}; ///< X-HOLDPOINT-MACHINES
    std::set<std::string> zones{}; ///< X-HOLDPOINT-ZONES
    int maxUnavailable = 1; ///< X-HOLDPOINT-MAX-UNAVAILABLE: how many of its machines at a time
    bool cancelled = false;
    std::vector<Opening> times{}; ///< in order; not merged: each is work of its own
    bool recurs = false;
    std::optional<TimePoint> standsFor{}; ///< RECURRENCE-ID: the time of another that this one is
    /// Where its times have no zone of their own: that of the calendar. What it is called by goes
    /// by what stands there, which stays what it is when the calendar gets a zone or another one.
    std::optional<QTimeZone> zoneOfCalendar{};
};

struct CalendarReading {
    std::vector<CalendarEntry> entries{};
    std::vector<std::string> faults{}; ///< one sentence for each entry that was left out
    std::vector<std::string> leftOut{}; ///< the UIDs of those, in the same order
    std::size_t later = 0; ///< entries that take place after what was asked for, and not in it
};

/// How much of a calendar is read; more is refused, or named and left out.
struct CalendarLimits {
    std::size_t bytes = 5 * std::size_t{1024} * 1024;
    std::size_t entries = 10000;
    std::size_t times = 500; ///< of one entry, in the stretch that is asked for
    std::size_t steps = 100000; ///< of one rule, from its first date on
    std::size_t days = 2'000'000; ///< that all rules together may have looked at, some 100 ms
};

/// Reads iCalendar (RFC 5545) and finds when its entries take place in [from, until), at least in
/// part. Times without a zone, and days, are those of X-WR-TIMEZONE, else UTC. An entry that cannot
/// be read is named and left out. Error: half a sentence about all of it, such as "it is not an
/// iCalendar".
[[nodiscard]] Result<CalendarReading> readCalendar(const std::string &text,
                                                   TimePoint from,
                                                   TimePoint until,
                                                   const CalendarLimits &limits = {});

} // namespace hp::maintenance
