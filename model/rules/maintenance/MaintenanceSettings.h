// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

namespace hp::maintenance {

/// Every waiting time of maintenance; the defaults are those of facts/maintenance.md 5.
struct MaintenanceSettings {
    int atOnce = 1; ///< maintenances from draining to verifying
    Duration recheckManual = std::chrono::minutes(10);
    Duration recheckBlocked = std::chrono::minutes(5);
    Duration recheckWork = std::chrono::seconds(10);
    /// A window has to leave this much before the deadline.
    Duration workBudget = std::chrono::minutes(30);
    Duration drainBudget = std::chrono::minutes(20);
    Duration offBudget = std::chrono::seconds(180 + 60 + 60); ///< soft, hard, margin
    Duration nodeStartBudget = std::chrono::minutes(20);
    Duration nodeSettled = std::chrono::minutes(5); ///< Ready for this long is well again
    Duration verifyBudget = std::chrono::minutes(30);
    Duration verifyPoll = std::chrono::minutes(5); ///< how often the source is asked meanwhile
    int stillScheduledPolls = 2;
    Duration longestPowerCycle = std::chrono::minutes(60);
    Duration longestDelete = std::chrono::minutes(120);
    Duration afterAnnouncedEnd = std::chrono::minutes(30); ///< of a hold
    Duration criticalBefore = std::chrono::hours(24); ///< of the deadline
};

} // namespace hp::maintenance
