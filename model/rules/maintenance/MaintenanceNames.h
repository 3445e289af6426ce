// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

/// What maintenance is called on the objects it touches (facts/maintenance.md 1 and 5).
namespace hp::maintenance {

/// On a Machine whose maintenance is under way, by the name of the MachineMaintenance: health
/// checks count it as unhealthy and do not remediate it.
inline constexpr const char *underWay = "maintenance.holdpoint.dev/under-way";
/// The same for health checks of others: a label on the Node, by the precedent of medik8s.
inline constexpr const char *excludeLabel = "remediation.medik8s.io/exclude-from-remediation";
/// On a Machine or its MachineSet: maintenance leaves it alone. The value does not matter.
inline constexpr const char *optOut = "maintenance.holdpoint.dev/opt-out";
/// On a MachineMaintenance, by a person: the work on the machine is done, it may go on.
inline constexpr const char *workDone = "maintenance.holdpoint.dev/work-done";
/// On a MachineMaintenance, by a person: it may begin outside of the windows.
inline constexpr const char *atOnce = "maintenance.holdpoint.dev/at-once";
/// On a MachineMaintenance that may have set marks and cordons: it goes when they are undone.
inline constexpr const char *finalizer = "maintenance.holdpoint.dev/undo";
/// On a Node, by the machine-config operator: how far it is with it; "Done" when it has nothing to
/// do.
inline constexpr const char *configState = "machineconfiguration.openshift.io/state";
/// What the reboot key of a maintenance asks for: the operating system is asked to shut down.
inline constexpr const char *softRequest = R"({"mode":"soft"})";

/// How every such key begins.
inline constexpr const char *rebootKeyPrefix = "reboot.metal3.io/maintenance-";
/// The key that holds the host off. Never the form without a key: that one belongs to nobody. What
/// the name of an annotation cannot have is replaced, and told apart by a hash of the event id.
[[nodiscard]] std::string rebootKey(const std::string &eventId);
/// Eight hexadecimal digits, the same on every machine and over all releases, as a stored name has
/// to be.
[[nodiscard]] std::string digestOf(const std::string &text);

/// status.maintenance of a MachineMaintenance, in its order; the last three are exits.
namespace step {
inline constexpr const char *fresh = "";
inline constexpr const char *blocked = "blocked";
inline constexpr const char *waiting = "waiting-window";
inline constexpr const char *draining = "draining";
inline constexpr const char *inProgress = "in-progress"; ///< from what cannot be undone on
inline constexpr const char *returning = "returning";
inline constexpr const char *verifying = "verifying";
inline constexpr const char *manual = "manual";
inline constexpr const char *failed = "failed";
inline constexpr const char *expired = "expired";
} // namespace step

/// spec.eventcode. The first five are those of AWS, which every source is translated to.
namespace code {
inline constexpr const char *instanceStop = "instance-stop";
inline constexpr const char *instanceRetirement = "instance-retirement";
inline constexpr const char *instanceReboot = "instance-reboot";
inline constexpr const char *systemReboot = "system-reboot";
inline constexpr const char *systemMaintenance = "system-maintenance";
inline constexpr const char *stateMismatch = "machine-state-missmatch"; ///< spelt so by the seed
inline constexpr const char *stateMismatchToo = "machine-state-mismatch"; ///< read, never written
inline constexpr const char *lbUnhealthy = "lb-unhealthy";
inline constexpr const char *firmwarePending = "firmware-pending";
inline constexpr const char *hardwareDegraded = "hardware-degraded";
} // namespace code

} // namespace hp::maintenance
