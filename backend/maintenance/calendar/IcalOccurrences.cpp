// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/IcalOccurrences.h"

#include "backend/maintenance/calendar/Recurrence.h"
#include "backend/maintenance/calendar/ZoneTime.h"
#include "model/messages/Window.h"

#include <QTimeZone>

#include <libical/ical.h>
#include <optional>

namespace hp::maintenance {

namespace {

using std::chrono::seconds;

/// All days up to where rules end: the dates of one are counted from 1970-01-01, so that INTERVAL
/// means the same dates whenever it is asked.
constexpr std::size_t allDays = 300'000;

} // namespace

Result<std::vector<TimePoint>>
IcalOccurrences::startsOf(const WindowSpec &window, TimePoint from, TimePoint until) const
{
    const QTimeZone zone = zoneNamed(window.timezone);
    if (!zone.isValid())
        return faultOf(
            window.name, "timezone", say::thereIsNoTimeZone('"' + window.timezone + '"'));
    const seconds timeOfDay = std::chrono::floor<seconds>(window.timeOfDay);
    const Local last = std::chrono::ceil<seconds>(until) + zoneReach;
    std::vector<TimePoint> starts;
    auto dates =
        Recurrence::from(icalrecurrencetype_from_string(window.rule.c_str()), Local{}, true);
    std::size_t work = allDays;
    bool any = false;
    while (const auto date = dates ? dates->next(last, work) : std::nullopt) {
        any = true;
        const Local local = *date + timeOfDay;
        if (local < from - zoneReach)
            continue;
        const TimePoint start = instantOf(zone, local);
        // Two local times of one gap are one instant.
        if (start >= from && start < until && (starts.empty() || starts.back() != start))
            starts.push_back(start);
    }
    if (!any && !(dates && dates->next(Local::max(), work)))
        return faultOf(window.name, "rrule", say::ruleSelectsNoDate('"' + window.rule + '"'));
    return starts;
}

} // namespace hp::maintenance
