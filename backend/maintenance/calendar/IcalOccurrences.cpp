// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/IcalOccurrences.h"

#include "backend/maintenance/calendar/ZoneTime.h"
#include "model/messages/Window.h"

#include <QTimeZone>

#include <algorithm>
#include <libical/ical.h>
#include <memory>
#include <optional>
#include <utility>

namespace hp::maintenance {

namespace {

using std::chrono::days;
using std::chrono::seconds;

using Iterator = std::unique_ptr<icalrecur_iterator, decltype(&icalrecur_iterator_free)>;

icaltimetype dayOf(Local local)
{
    const std::chrono::year_month_day date(std::chrono::floor<days>(local));
    icaltimetype time = icaltime_null_time();
    time.is_date = 1;
    time.year = int(date.year());
    time.month = static_cast<int>(unsigned(date.month()));
    time.day = static_cast<int>(unsigned(date.day()));
    return time;
}

Local dateOf(const icaltimetype &time)
{
    return std::chrono::sys_days(std::chrono::year(time.year)
                                 / std::chrono::month(static_cast<unsigned>(time.month))
                                 / std::chrono::day(static_cast<unsigned>(time.day)));
}

/// The dates that a rule selects, counted from 1970-01-01, so that INTERVAL means the same dates
/// whenever it is asked. Goes around what libical 3.0.16 gets wrong: it takes a week to begin on
/// Sunday when a rule selects Sundays alone; in days it loses the step over months that do not
/// count, and days from the end of a month; in years it wants to be told the months of a
/// BYMONTHDAY; and icalrecur_iterator_set_start() loses days of its week.
class Dates
{
public:
    explicit Dates(const std::string &text)
    {
        icalrecurrencetype rule = icalrecurrencetype_from_string(text.c_str());
        if (rule.freq == ICAL_WEEKLY_RECURRENCE) {
            m_everyWeeks = std::exchange(rule.interval, 1);
            rule.freq = ICAL_DAILY_RECURRENCE;
            // A rule that names no weekday means that of the day it counts from.
            if (rule.by_day[0] == ICAL_RECURRENCE_ARRAY_MAX) {
                rule.by_day[0] = ICAL_THURSDAY_WEEKDAY;
                rule.by_day[1] = ICAL_RECURRENCE_ARRAY_MAX;
            }
        }
        if (rule.freq == ICAL_DAILY_RECURRENCE) {
            take(rule.by_month, m_months);
            take(rule.by_month_day, m_days);
        } else if (rule.by_month[0] == ICAL_RECURRENCE_ARRAY_MAX
                   && rule.by_month_day[0] != ICAL_RECURRENCE_ARRAY_MAX) {
            for (short month = 1; month <= 12; ++month)
                rule.by_month[month - 1] = month;
            rule.by_month[12] = ICAL_RECURRENCE_ARRAY_MAX;
        }
        m_iterator.reset(icalrecur_iterator_new(rule, dayOf(Local{})));
    }

    /// Nullopt: there are no more.
    std::optional<Local> next()
    {
        while (m_iterator) {
            const icaltimetype date = icalrecur_iterator_next(m_iterator.get());
            if (icaltime_is_null_time(date))
                break;
            if (counts(date) && isInWeek(dateOf(date)))
                return dateOf(date);
        }
        return std::nullopt;
    }

private:
    template<std::size_t size>
    static void take(short (&from)[size], std::vector<int> &into)
    {
        for (const short value : from) {
            if (value == ICAL_RECURRENCE_ARRAY_MAX)
                break;
            into.push_back(value);
        }
        from[0] = ICAL_RECURRENCE_ARRAY_MAX;
    }

    [[nodiscard]] bool counts(const icaltimetype &date) const
    {
        const auto has = [](const std::vector<int> &list, int value) {
            return std::find(list.begin(), list.end(), value) != list.end();
        };
        const int fromEnd = date.day - icaltime_days_in_month(date.month, date.year) - 1;
        return (m_months.empty() || has(m_months, date.month))
            && (m_days.empty() || has(m_days, date.day) || has(m_days, fromEnd));
    }

    /// Weeks begin on Monday, and the first is that of 1970-01-01.
    [[nodiscard]] bool isInWeek(Local date) const
    {
        constexpr int daysBefore = 3;
        const auto week = (date.time_since_epoch() / days(1) + daysBefore) / 7;
        return week % m_everyWeeks == 0;
    }

    int m_everyWeeks = 1;
    std::vector<int> m_months{}; ///< of days and weeks; empty: all
    std::vector<int> m_days{}; ///< likewise; negative: from the end of the month
    Iterator m_iterator{nullptr, &icalrecur_iterator_free};
};

} // namespace

Result<std::vector<TimePoint>>
IcalOccurrences::startsOf(const WindowSpec &window, TimePoint from, TimePoint until) const
{
    const QTimeZone zone(QByteArray::fromStdString(window.timezone));
    if (!zone.isValid())
        return faultOf(
            window.name, "timezone", say::thereIsNoTimeZone('"' + window.timezone + '"'));
    const seconds timeOfDay = std::chrono::floor<seconds>(window.timeOfDay);
    const Local last = std::chrono::ceil<seconds>(until) + zoneReach;
    std::vector<TimePoint> starts;
    bool any = false;
    Dates dates(window.rule);
    while (const auto date = dates.next()) {
        any = true;
        const Local local = *date + timeOfDay;
        if (local > last)
            break;
        if (local < from - zoneReach)
            continue;
        const TimePoint start = instantOf(zone, local);
        // Two local times of one gap are one instant.
        if (start >= from && start < until && (starts.empty() || starts.back() != start))
            starts.push_back(start);
    }
    if (!any)
        return faultOf(window.name, "rrule", say::ruleSelectsNoDate('"' + window.rule + '"'));
    return starts;
}

} // namespace hp::maintenance
