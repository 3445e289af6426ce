// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/MaintenanceStatus.h"

#include <string>

namespace hp::maintenance {

struct MaintenanceDecision;
struct MaintenanceFacts;

/// The names of facts/maintenance.md 5.5: the seven of the seed and the three it implies.
namespace alert {
inline constexpr const char *notSchedulable = "MaintenanceNotSchedulable";
inline constexpr const char *verificationFailed = "MaintenanceVerificationFailed";
inline constexpr const char *nodeDidNotReturn = "NodeDidNotReturn";
inline constexpr const char *drainFailed = "NodeDrainFailed";
inline constexpr const char *shutdownFailed = "NodeShutdownFailed";
inline constexpr const char *stillScheduled = "EventStillScheduled";
inline constexpr const char *tooLong = "MaintenanceTooLong";
inline constexpr const char *masterScheduled = "MasterMaintenanceScheduled";
inline constexpr const char *lbUnhealthy = "LoadBalancerTargetUnhealthy";
inline constexpr const char *stateMismatch = "MachineStateMismatch";
/// An event that wants a person for another reason: unknown code, refused or alert-only strategy.
inline constexpr const char *wantsPerson = "MaintenanceWantsPerson";
} // namespace alert

/// Why no window opens in time, and what the policy does about that at the deadline.
[[nodiscard]] Message whyNotInTime(const MaintenanceFacts &facts);
/// What the source says of the event, such as which part is broken; empty when it says nothing.
[[nodiscard]] std::string toldOf(const MaintenanceFacts &facts);
[[nodiscard]] Alert notSchedulableAlert(const MaintenanceFacts &facts);
/// The same once its deadline has passed: that ends nothing, the work is as undone as before.
[[nodiscard]] Alert missedAlert(const MaintenanceFacts &facts);
/// Names what the cluster lacks, such as a budget that is not met, or its upgrade.
[[nodiscard]] Alert blockedAlert(const MaintenanceFacts &facts, const Message &why);
/// Names the pods and the budgets that block.
[[nodiscard]] Alert drainFailedAlert(const MaintenanceFacts &facts);
/// Says what the BMC answered.
[[nodiscard]] Alert shutdownFailedAlert(const MaintenanceFacts &facts);
[[nodiscard]] Alert didNotReturnAlert(const MaintenanceFacts &facts);
[[nodiscard]] Alert verificationFailedAlert(const MaintenanceFacts &facts, Message why);
[[nodiscard]] Alert stillScheduledAlert(const MaintenanceFacts &facts);
/// Names the hooks that hold a deletion.
[[nodiscard]] Alert tooLongAlert(const MaintenanceFacts &facts);
[[nodiscard]] Alert manualAlert(const MaintenanceFacts &facts);

/// The same decision with this alert alone, which is its reason too.
[[nodiscard]] MaintenanceDecision raised(MaintenanceDecision decision, Alert alert);

} // namespace hp::maintenance
