// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

namespace hp::maintenance {

/// What becomes of work for which nothing opens before its deadline (row 9).
enum class AtDeadline {
    Skip, ///< the provider does it
    Ask, ///< it may begin outside of the windows when a person says so
    Force, ///< it begins outside of the windows, as late as it can
};

/// What follows when a Node cannot be drained within the budget (row 14).
enum class OnDrainFailure { KeepTrying, GiveUp };

/// Every waiting time of maintenance; the defaults are those of facts/maintenance.md 5.
struct MaintenanceSettings {
    int atOnce = 1; ///< maintenances from draining to verifying; a group counts as one
    int notReadyNodes = 0; ///< that a cluster may have and still take a maintenance
    AtDeadline atDeadline = AtDeadline::Skip;
    OnDrainFailure onDrainFailure = OnDrainFailure::KeepTrying;
    Duration giveUpPause =
        std::chrono::minutes(60); ///< before a drain that was given up begins anew
    Duration blockedTooLong = std::chrono::minutes(60); ///< by a cluster that cannot take it
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
    Duration maxPowerCycle = std::chrono::minutes(60);
    Duration maxDelete = std::chrono::minutes(120);
    Duration afterAnnouncedEnd = std::chrono::minutes(30); ///< of a hold
    Duration maxHold = std::chrono::hours(24); ///< without an announced end
    Duration criticalBefore = std::chrono::hours(24); ///< of the deadline
};

} // namespace hp::maintenance
