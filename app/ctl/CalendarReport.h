// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/live/CalendarRows.h"

#include <string>
#include <vector>

namespace hp::app {

/// The rows of the view `calendar`: what does not go together first, then work by its start, then
/// windows by when they open next.
[[nodiscard]] std::string calendarText(const Json &rows, TimePoint now);
/// The entries that `calendar.planned` gives.
[[nodiscard]] std::string plannedText(const std::vector<live::CalendarEntry> &entries);
/// What `calendar.add` and `calendar.import` answer; `taken` says whether it is planned now.
[[nodiscard]] std::string broughtText(const live::CalendarAnswer &answer, bool taken);

} // namespace hp::app
