// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/Recurrence.h"

#include <algorithm>
#include <libical/ical.h>
#include <string>

namespace hp::maintenance {

namespace {

using std::chrono::days;
using std::chrono::month;
using std::chrono::seconds;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

constexpr std::size_t maxTimesOfDay = 24;
/// Later times are none: no calendar of people goes there.
constexpr year lastYear{2582};

template<std::size_t size>
std::vector<int> listOf(const short (&values)[size])
{
    std::vector<int> list;
    for (const short value : values) {
        if (value == ICAL_RECURRENCE_ARRAY_MAX)
            break;
        list.push_back(value);
    }
    return list;
}

bool has(const std::vector<int> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

sys_days beginOfWeek(sys_days day, unsigned firstIso)
{
    const unsigned iso = std::chrono::weekday(day).iso_encoding();
    return day - days((iso + 7 - firstIso) % 7);
}

} // namespace

Result<Recurrence> Recurrence::from(const icalrecurrencetype &rule, Local start, bool dated)
{
    const auto refuse = [](const char *why) { return unexpected(ErrorCode::Invalid, why); };
    Recurrence made;
    switch (rule.freq) {
    case ICAL_DAILY_RECURRENCE:
        break;
    case ICAL_WEEKLY_RECURRENCE:
        made.m_frequency = Frequency::Week;
        break;
    case ICAL_MONTHLY_RECURRENCE:
        made.m_frequency = Frequency::Month;
        break;
    case ICAL_YEARLY_RECURRENCE:
        made.m_frequency = Frequency::Year;
        break;
    case ICAL_SECONDLY_RECURRENCE:
    case ICAL_MINUTELY_RECURRENCE:
    case ICAL_HOURLY_RECURRENCE:
        return refuse("its RRULE repeats within a day; use DAILY, WEEKLY, MONTHLY or YEARLY");
    default:
        return refuse("its RRULE cannot be read");
    }
    if (!listOf(rule.by_week_no).empty())
        return refuse("its RRULE counts weeks (BYWEEKNO), which is not taken");
    if (rule.rscale != nullptr)
        return refuse("its RRULE goes by another calendar (RSCALE), which is not taken");
    made.m_interval = std::max<int>(rule.interval, 1);
    made.m_left = rule.count > 0 ? rule.count : -1;
    made.m_months = listOf(rule.by_month);
    made.m_monthDays = listOf(rule.by_month_day);
    made.m_yearDays = listOf(rule.by_year_day);
    made.m_positions = listOf(rule.by_set_pos);
    const bool inOrder =
        rule.freq == ICAL_MONTHLY_RECURRENCE || rule.freq == ICAL_YEARLY_RECURRENCE;
    for (const int day : listOf(rule.by_day)) {
        const auto code = static_cast<short>(day);
        // libical counts from Sunday, and its numbers begin with 1.
        const int weekday = icalrecurrencetype_day_day_of_week(code);
        made.m_weekdays.push_back({weekday == 1 ? 7U : static_cast<unsigned>(weekday - 1),
                                   inOrder ? icalrecurrencetype_day_position(code) : 0});
    }
    const auto timesOr = [](std::vector<int> given, long own) {
        return given.empty() ? std::vector<int>{static_cast<int>(own)} : given;
    };
    const std::chrono::hh_mm_ss clock(start - std::chrono::floor<days>(start));
    const auto hours = timesOr(listOf(rule.by_hour), clock.hours().count());
    const auto minutes = timesOr(listOf(rule.by_minute), clock.minutes().count());
    const auto all = timesOr(listOf(rule.by_second), clock.seconds().count());
    if (hours.size() * minutes.size() * all.size() > maxTimesOfDay)
        return refuse("its RRULE selects too many times of a day");
    for (const int hour : hours) {
        for (const int minute : minutes) {
            for (const int second : all)
                made.m_times.push_back(std::chrono::hours(hour) + std::chrono::minutes(minute)
                                       + seconds(std::min(second, 59)));
        }
    }
    if (dated)
        made.m_times = {seconds(0)};
    std::sort(made.m_times.begin(), made.m_times.end());
    if (!icaltime_is_null_time(rule.until)) {
        const icaltimetype &until = rule.until;
        Local end = sys_days(year(until.year) / month(static_cast<unsigned>(until.month))
                             / std::chrono::day(static_cast<unsigned>(until.day)));
        if (!until.is_date)
            end += std::chrono::hours(until.hour) + std::chrono::minutes(until.minute)
                + seconds(until.second);
        else if (!dated) // a time of that day is after it
            end -= seconds(1);
        made.m_until = end;
    }
    made.fillIn(start);
    const auto first = std::chrono::floor<days>(start);
    const year_month_day date(first);
    const unsigned weekStart =
        rule.week_start == ICAL_SUNDAY_WEEKDAY ? 7U : static_cast<unsigned>(rule.week_start) - 1;
    made.m_period = made.m_frequency == Frequency::Week
        ? beginOfWeek(first, rule.week_start == ICAL_NO_WEEKDAY ? 1U : weekStart)
        : made.m_frequency == Frequency::Month ? sys_days(date.year() / date.month() / 1)
        : made.m_frequency == Frequency::Year  ? sys_days(date.year() / 1 / 1)
                                               : first;
    return made;
}

/// What the rule leaves open is that of the start.
void Recurrence::fillIn(Local start)
{
    m_start = start;
    const auto first = std::chrono::floor<days>(start);
    const year_month_day date(first);
    const bool free = m_weekdays.empty() && m_monthDays.empty() && m_yearDays.empty();
    if (!free || m_frequency == Frequency::Day)
        return;
    if (m_frequency == Frequency::Week) {
        m_weekdays.push_back({std::chrono::weekday(first).iso_encoding(), 0});
        return;
    }
    m_monthDays.push_back(static_cast<int>(unsigned(date.day())));
    if (m_frequency == Frequency::Year && m_months.empty())
        m_months.push_back(static_cast<int>(unsigned(date.month())));
}

std::optional<Local> Recurrence::next(Local last, std::size_t &work)
{
    while (!m_over) {
        if (m_next < m_found.size()) {
            const Local found = m_found[m_next];
            if (m_left == 0 || (m_until && found > *m_until)) {
                m_over = true;
                break;
            }
            if (found > last)
                break;
            ++m_next;
            m_left -= m_left > 0 ? 1 : 0;
            return found;
        }
        if (m_collected)
            nextPeriod();
        if (m_over || Local(m_period) > last)
            break;
        const auto cost = static_cast<std::size_t>((endOfPeriod(m_period) - m_period) / days(1));
        if (work < cost)
            break;
        work -= cost;
        collect();
    }
    return std::nullopt;
}

Recurrence::Day Recurrence::endOfPeriod(Day begin) const
{
    const year_month_day date(begin);
    switch (m_frequency) {
    case Frequency::Day:
        return begin + days(1);
    case Frequency::Week:
        return begin + days(7);
    case Frequency::Month:
        return sys_days((date.year() / date.month() + std::chrono::months(1)) / 1);
    case Frequency::Year:
        break;
    }
    return sys_days((date.year() + std::chrono::years(1)) / 1 / 1);
}

void Recurrence::nextPeriod()
{
    const year_month_day date(m_period);
    switch (m_frequency) {
    case Frequency::Day:
        m_period += days(m_interval);
        break;
    case Frequency::Week:
        m_period += days(7) * m_interval;
        break;
    case Frequency::Month:
        m_period = sys_days((date.year() / date.month() + std::chrono::months(m_interval)) / 1);
        break;
    case Frequency::Year:
        m_period = sys_days((date.year() + std::chrono::years(m_interval)) / 1 / 1);
        break;
    }
    m_collected = false;
    m_found.clear();
    m_next = 0;
    m_over = year_month_day(m_period).year() > lastYear || (m_until && Local(m_period) > *m_until);
}

void Recurrence::collect()
{
    m_collected = true;
    const Day end = endOfPeriod(m_period);
    for (Day day = m_period; day < end; day += days(1)) {
        if (!selects(day))
            continue;
        for (const seconds &time : m_times)
            m_found.push_back(day + time);
    }
    if (!m_positions.empty()) {
        std::vector<Local> placed;
        const int size = static_cast<int>(m_found.size());
        for (int i = 0; i < size; ++i) {
            if (has(m_positions, i + 1) || has(m_positions, i - size))
                placed.push_back(m_found[static_cast<std::size_t>(i)]);
        }
        m_found = std::move(placed);
    }
    std::erase_if(m_found, [this](const Local &one) { return one < m_start; });
}

bool Recurrence::selects(Day day) const
{
    const year_month_day date(day);
    const int monthNumber = static_cast<int>(unsigned(date.month()));
    if (!m_months.empty() && !has(m_months, monthNumber))
        return false;
    if (!m_monthDays.empty()) {
        const int inMonth = static_cast<int>(unsigned(date.day()));
        const auto length =
            static_cast<int>(unsigned((date.year() / date.month() / std::chrono::last).day()));
        if (!has(m_monthDays, inMonth) && !has(m_monthDays, inMonth - length - 1))
            return false;
    }
    if (!m_yearDays.empty()) {
        const int inYear = static_cast<int>((day - sys_days(date.year() / 1 / 1)) / days(1)) + 1;
        const int length = date.year().is_leap() ? 366 : 365;
        if (!has(m_yearDays, inYear) && !has(m_yearDays, inYear - length - 1))
            return false;
    }
    return m_weekdays.empty() || isWeekday(day, date);
}

bool Recurrence::isWeekday(Day day, const year_month_day &date) const
{
    const unsigned iso = std::chrono::weekday(day).iso_encoding();
    const bool inMonth = m_frequency == Frequency::Month || !m_months.empty();
    const Day begin =
        inMonth ? sys_days(date.year() / date.month() / 1) : sys_days(date.year() / 1 / 1);
    const Day end = inMonth ? sys_days((date.year() / date.month() + std::chrono::months(1)) / 1)
                            : sys_days((date.year() + std::chrono::years(1)) / 1 / 1);
    const int place = static_cast<int>((day - begin) / days(7)) + 1;
    const int fromEnd = -static_cast<int>((end - day - days(1)) / days(7)) - 1;
    return std::any_of(m_weekdays.begin(), m_weekdays.end(), [&](const Weekday &one) {
        return one.iso == iso && (one.place == 0 || one.place == place || one.place == fromEnd);
    });
}

} // namespace hp::maintenance
