// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"
#include "model/rules/maintenance/Occurrences.h"
#include "model/rules/maintenance/WindowAnswer.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// When this window is open from `now` to beyond the horizon, or why that cannot be computed.
[[nodiscard]] WindowTimes
windowTimesOf(const Occurrences &calendar, const Object &window, TimePoint now);

/// When each MaintenanceWindow is open, computed once for a revision and kept for a day. Lives on
/// the control thread; what is passed in outlives it.
class WindowCache
{
public:
    WindowCache(const runtime::Informer &windows, const Occurrences &calendar)
        : m_windows(windows)
        , m_calendar(calendar)
    { }

    [[nodiscard]] std::vector<WindowTimes> all(TimePoint now);
    [[nodiscard]] const WindowTimes &timesOf(const Object &window, TimePoint now);
    /// When its rule opens it, of the same stretch and whatever closes it then; empty where its
    /// times have a fault.
    [[nodiscard]] const std::vector<TimePoint> &startsOf(const Object &window, TimePoint now);
    void forget(const Object &window);

private:
    struct Entry {
        std::string revision{};
        TimePoint computedAt{};
        WindowTimes times{};
        std::optional<std::vector<TimePoint>> starts{}; ///< computed when somebody asks
    };
    [[nodiscard]] Entry &entryOf(const Object &window, TimePoint now);

    const runtime::Informer &m_windows;
    const Occurrences &m_calendar;
    std::map<ObjectKey, Entry> m_entries{};
};

} // namespace hp::maintenance
