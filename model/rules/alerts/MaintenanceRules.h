// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/alerts/AlertRules.h"

#include <vector>

namespace hp::alerts {

/// The seven of seed 003, the three that it implies, what else wants a person, and the watcher that
/// hears nothing. Names and severities are those of facts/maintenance.md 5.5; one that becomes
/// critical with time has a row of its own for that.
[[nodiscard]] std::vector<AlertRule> maintenanceRules();

} // namespace hp::alerts
