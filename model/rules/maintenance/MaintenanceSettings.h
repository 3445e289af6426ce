// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstdint>
#include <string>

namespace hp::maintenance {

/// So many, or so many of a hundred.
struct Limit {
    int number = 0;
    bool percent = false;

    /// Of `all`; a percentage is rounded down.
    [[nodiscard]] std::int64_t of(std::int64_t all) const
    {
        return percent ? all * number / 100 : number;
    }
    /// "5", "5%".
    [[nodiscard]] std::string text() const { return std::to_string(number) + (percent ? "%" : ""); }
    bool operator==(const Limit &) const = default;
};

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
    /// Maintenances from draining to verifying, of the Nodes there are; a group counts as one, and
    /// one may always be.
    Limit atOnce{1};
    /// Of the Nodes in the zone of the Machine, or of all where Nodes have no zones: so many may be
    /// not Ready, and one still begins. As many of the Machines of a set may be missing, and as
    /// many maintenances that are in trouble hold up no other.
    Limit notReadyNodes{5, true};
    /// The same of the Nodes in all other zones together.
    Limit notReadyElsewhere{10, true};
    /// A label of Nodes, of their rack, zone or failure domain: those in work at a time are all on
    /// Nodes of one value of it. Empty: any are.
    std::string oneAfterAnother{};
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
