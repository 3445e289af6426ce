// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/calendar/CalendarEntries.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/WindowAnswer.h"

#include <string>
#include <vector>

namespace hp::maintenance {

/// A window with the object it was read from, for its identity.
struct ExportedWindow {
    Object window{};
    WindowTimes times{};
    /// When its rule opens it, whatever closes it then: in order, those that are not over first.
    std::vector<TimePoint> starts{};
};

/// Windows and maintenances as iCalendar (RFC 5545), for calendars of people. A window is one entry
/// with its rule, by the clocks of its zone, from the first opening that is not over; openings that
/// a pause or an exclude takes away are exceptions of it as far as `starts` go, and those that are
/// cut short stand in their place. A maintenance is an entry at the time chosen for it or announced
/// by its source. UIDs are the same in every export, SEQUENCE is the generation of the object. A
/// window that cannot be computed, or that nothing is left of, is not in it.
[[nodiscard]] std::string exportCalendar(const std::vector<ExportedWindow> &windows,
                                         const std::vector<Object> &maintenances,
                                         TimePoint now);

/// A calendar with one more entry, which takes place once, at the first of its times; an empty text
/// is a calendar without entries. The text is iCalendar that readCalendar() takes.
[[nodiscard]] std::string
withEntry(const std::string &calendar, const CalendarEntry &entry, TimePoint now);

} // namespace hp::maintenance
