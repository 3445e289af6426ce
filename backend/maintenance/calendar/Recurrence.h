// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/calendar/ZoneTime.h"
#include "model/base/Result.h"

#include <cstddef>
#include <optional>
#include <vector>

struct icalrecurrencetype;

namespace hp::maintenance {

/// The times that an RRULE selects (RFC 5545 3.3.10), by the clocks on the wall and one after the
/// other, as far as maintenances need it: by days, weeks, months and years. It looks at each day
/// once, so that the work for a rule can be bounded; libical, which reads the rule, looks for the
/// next time without an end. Values of the rule are counted from `start`, and nothing before it is
/// selected.
class Recurrence
{
public:
    /// Error: half a sentence about what is not selected here. `dated`: times are whole days.
    [[nodiscard]] static Result<Recurrence>
    from(const icalrecurrencetype &rule, Local start, bool dated);

    /// The next time that is not after `last`; nullopt: there is none, or not within the work that
    /// is left. `work` is the number of days that may be looked at, and is counted down.
    [[nodiscard]] std::optional<Local> next(Local last, std::size_t &work);
    /// Whether the rule is through: no later time is selected.
    [[nodiscard]] bool isOver() const { return m_over; }

private:
    using Day = std::chrono::sys_days;
    using Numbers = std::vector<int>;
    enum class Frequency { Day, Week, Month, Year };
    struct Weekday {
        unsigned iso = 0; ///< 1 is Monday
        int place = 0; ///< in its month or year, from the end when negative; 0: each
    };

    Recurrence() = default;
    void fillIn(Local start);
    [[nodiscard]] Day endOfPeriod(Day begin) const;
    void nextPeriod();
    void collect();
    [[nodiscard]] bool selects(Day day) const;
    [[nodiscard]] bool isWeekday(Day day, const std::chrono::year_month_day &date) const;

    Frequency m_frequency = Frequency::Day;
    int m_interval = 1;
    int m_left = -1; ///< COUNT; negative: without an end
    std::optional<Local> m_until{};
    Numbers m_months{};
    Numbers m_monthDays{};
    Numbers m_yearDays{};
    Numbers m_positions{};
    std::vector<Weekday> m_weekdays{};
    std::vector<std::chrono::seconds> m_times{}; ///< of a day, in order

    Local m_start{};
    Day m_period{}; ///< where the one that is looked at begins
    std::vector<Local> m_found{}; ///< in it, in order
    std::size_t m_next = 0; ///< of m_found
    bool m_collected = false;
    bool m_over = false;
};

} // namespace hp::maintenance
