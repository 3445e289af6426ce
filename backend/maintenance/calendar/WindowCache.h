// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"
#include "model/rules/maintenance/Occurrences.h"
#include "model/rules/maintenance/WindowAnswer.h"

#include <map>
#include <string>
#include <vector>

namespace hp::maintenance {

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
    void forget(const Object &window);

private:
    struct Entry {
        std::string revision{};
        TimePoint computedAt{};
        WindowTimes times{};
    };

    const runtime::Informer &m_windows;
    const Occurrences &m_calendar;
    std::map<ObjectKey, Entry> m_entries{};
};

} // namespace hp::maintenance
