// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/alarms/Alarm.h"
#include "model/rules/alerts/AlertBook.h"

#include <vector>

namespace hp::alarms {

/// The alerts that fire as alarms of a console: "critical" is the most urgent, "warning" the next.
/// Left out is what a machine's own alarm says already: a hook that holds for too long, a machine
/// that is held before its creation.
[[nodiscard]] std::vector<AlarmSource> alarmsOf(const std::vector<alerts::FiringAlert> &alerts);

} // namespace hp::alarms
