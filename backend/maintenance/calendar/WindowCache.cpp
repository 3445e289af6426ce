// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/WindowCache.h"

#include <utility>

namespace hp::maintenance {

namespace {

constexpr Duration keptFor = std::chrono::hours(24);

} // namespace

WindowTimes windowTimesOf(const Occurrences &calendar, const Object &window, TimePoint now)
{
    WindowTimes times;
    auto spec = parseWindow(window);
    if (!spec) {
        times.fault = spec.error().said;
        return times;
    }
    times.spec = std::move(*spec);
    auto openings = openingsOf(calendar, times.spec, now, now + windowHorizon + keptFor);
    if (openings)
        times.openings = std::move(*openings);
    else
        times.fault = openings.error().said;
    return times;
}

std::vector<WindowTimes> WindowCache::all(TimePoint now)
{
    std::vector<WindowTimes> times;
    for (const Object &window : m_windows.list())
        times.push_back(timesOf(window, now));
    return times;
}

WindowCache::Entry &WindowCache::entryOf(const Object &window, TimePoint now)
{
    Entry &entry = m_entries[window.key()];
    const bool old = now < entry.computedAt || now - entry.computedAt > keptFor;
    if (entry.revision != window.resourceVersion() || old)
        entry = {window.resourceVersion(), now, windowTimesOf(m_calendar, window, now), {}};
    return entry;
}

const WindowTimes &WindowCache::timesOf(const Object &window, TimePoint now)
{
    return entryOf(window, now).times;
}

const std::vector<TimePoint> &WindowCache::startsOf(const Object &window, TimePoint now)
{
    Entry &entry = entryOf(window, now);
    if (!entry.starts) {
        entry.starts.emplace();
        const WindowSpec &spec = entry.times.spec;
        const auto starts = entry.times.fault.empty()
            ? m_calendar.startsOf(spec, now - spec.length, now + windowHorizon)
            : Result<std::vector<TimePoint>>(std::vector<TimePoint>());
        if (starts)
            entry.starts = *starts;
    }
    return *entry.starts;
}

void WindowCache::forget(const Object &window)
{
    m_entries.erase(window.key());
}

} // namespace hp::maintenance
