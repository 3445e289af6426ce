// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/calendar/CalendarEntries.h"
#include "backend/maintenance/sources/MaintenanceSource.h"

#include <string>

namespace hp::maintenance {

/// spec.source of what calendars announce.
inline constexpr const char *calendarSource = "calendar";

/// Adds what the entries of a calendar mean for these machines: an event for each time of each
/// entry and each machine that it names or whose zone it names. What cannot be carried out becomes
/// a fault that names the entry and `place`, which is empty for what somebody gives us now. Pure.
void addEvents(const CalendarReading &reading,
               const std::string &place,
               const Fleet &fleet,
               TimePoint now,
               EventPoll &poll);

} // namespace hp::maintenance
