// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <QTimeZone>

#include <string>

namespace hp::maintenance {

/// Wall clock time of a zone, written as if that were UTC.
using Local = std::chrono::sys_seconds;

/// Offsets are never larger, and no zone has two changes of its clocks this near to each other.
inline constexpr auto zoneReach = std::chrono::hours(26);

/// The zone of that name in the IANA database, or the offset "UTC+02:00". An invalid one for all
/// else: QTimeZone alone takes any word of three letters ("CEST") for a rule of TZ, and for UTC.
[[nodiscard]] QTimeZone zoneNamed(const std::string &id);

/// The first instant at which the clocks of the zone show `local`, or the first after the gap that
/// skips it.
[[nodiscard]] std::chrono::sys_seconds instantOf(const QTimeZone &zone, Local local);
/// What the clocks of the zone show.
[[nodiscard]] Local localOf(const QTimeZone &zone, std::chrono::sys_seconds instant);

} // namespace hp::maintenance
