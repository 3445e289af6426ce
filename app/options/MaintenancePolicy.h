// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/MaintenanceSettings.h"

#include <string>

namespace hp::app {

/// Reads --maintenance-policy, such as `at-once=2,at-deadline=ask`, into the settings: what a site
/// may decide about maintenance. What is wrong about it as a clause; empty when nothing is.
[[nodiscard]] std::string readMaintenancePolicy(const std::string &text,
                                                maintenance::MaintenanceSettings &into);

} // namespace hp::app
