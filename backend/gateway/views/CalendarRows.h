// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/CalendarPlan.h"
#include "backend/gateway/views/View.h"
#include "model/base/Json.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/Bites.h"
#include "model/rules/maintenance/Forecast.h"
#include "model/rules/maintenance/WindowAnswer.h"

#include <string>
#include <vector>

namespace hp::gateway {

/// A window of the view `calendar`.
struct CalendarWindow {
    Object window{};
    maintenance::WindowTimes times{};
};
/// A maintenance of the view `calendar`.
struct CalendarWork {
    Object maintenance{};
    Object machine{}; ///< null when there is none
    maintenance::Forecast forecast{};
    std::vector<maintenance::Bite> bites{};
};
struct CalendarSight {
    std::vector<CalendarWindow> windows{};
    std::vector<CalendarWork> works{};
    SitePlan plan{};
};

/// How far ahead openings are told.
inline constexpr Duration calendarAhead = std::chrono::hours(24 * 42);

/// The rows of the view `calendar` (docs/protocol.md). Pure.
[[nodiscard]] RowMap calendarRows(const CalendarSight &sight, TimePoint now);

} // namespace hp::gateway
