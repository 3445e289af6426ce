// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

/// Names and readers for machine.openshift.io/v1beta1 Machine and the Node that belongs to it
/// (facts/machine-api.md 0). Readers answer for any content; what is malformed counts as absent.
namespace hp::machine {

inline constexpr const char *finalizer = "machine.machine.openshift.io";
inline constexpr const char *clusterLabel = "machine.openshift.io/cluster-api-cluster";
inline constexpr const char *setLabel = "machine.openshift.io/cluster-api-machineset";
inline constexpr const char *roleLabel = "machine.openshift.io/cluster-api-machine-role";
inline constexpr const char *instanceTypeLabel = "machine.openshift.io/instance-type";
inline constexpr const char *regionLabel = "machine.openshift.io/region";
inline constexpr const char *zoneLabel = "machine.openshift.io/zone";
inline constexpr const char *excludeDrain = "machine.openshift.io/exclude-node-draining";
/// The presence of either asks a MachineSet to take this Machine first when it has too many (D-06).
inline constexpr const char *deleteMachine = "machine.openshift.io/delete-machine";
inline constexpr const char *deleteMachineAlias = "machine.openshift.io/cluster-api-delete-machine";
inline constexpr const char *instanceState = "machine.openshift.io/instance-state";
inline constexpr const char *nodeToMachine = "machine.openshift.io/machine"; ///< on the Node
/// Compact JSON {attempts, failures, startedAt, nextAttempt, blocking:[{ns,pod,pdb,needs,has}]} on
/// a Machine whose drain is not finished; what the console shows about a drain that is stuck.
inline constexpr const char *drainRecord = "drain.holdpoint.dev/record";
/// On a Machine: its host is to be power-cycled; the value is empty.
inline constexpr const char *externalRemediation = "host.metal3.io/external-remediation";

namespace phase {
inline constexpr const char *provisioning = "Provisioning";
inline constexpr const char *provisioned = "Provisioned";
inline constexpr const char *running = "Running";
inline constexpr const char *deleting = "Deleting";
inline constexpr const char *failed = "Failed";
} // namespace phase

namespace condition {
inline constexpr const char *creatable = "Creatable";
inline constexpr const char *drainable = "Drainable";
inline constexpr const char *drained = "Drained";
inline constexpr const char *terminable = "Terminable";
inline constexpr const char *instanceExists = "InstanceExists";
inline constexpr const char *paused = "Paused";
} // namespace condition

enum class HookPoint { PreCreate, PreDrain, PreTerminate };

struct Hook {
    std::string name{};
    std::string owner{};

    bool operator==(const Hook &) const = default;
};

/// "preCreate", "preDrain", "preTerminate".
[[nodiscard]] const char *toString(HookPoint point);
/// In list order.
[[nodiscard]] std::vector<Hook> hooks(const Object &machine, HookPoint point);
/// "[{Name:a Owner:b} {Name:c Owner:d}]", as conditions and refusals print it.
[[nodiscard]] std::string render(const std::vector<Hook> &hooks);

[[nodiscard]] const std::string &phaseOf(const Object &machine);
[[nodiscard]] const std::string &providerId(const Object &machine);
[[nodiscard]] const std::string &nodeName(const Object &machine); ///< of status.nodeRef
/// Of status.nodeRef; empty where nobody wrote it.
[[nodiscard]] const std::string &nodeUid(const Object &machine);
/// Whether the Node says itself that it is that of the Machine: by its annotation, which the node
/// link writes, or by its provider id.
[[nodiscard]] bool claimsMachine(const Object &node, const Object &machine);
[[nodiscard]] bool hasAddress(const Object &machine);
/// Something is known about the instance: a provider id or at least one address (section 3).
[[nodiscard]] bool isProvisioned(const Object &machine);
/// The condition exists with exactly this status.
[[nodiscard]] bool
conditionIs(const Object &object, std::string_view type, std::string_view status);

/// By the label of control-plane Nodes, the old one or the new one.
[[nodiscard]] bool isControlPlane(const Object &node);
/// Its containers have ended and are not started again.
[[nodiscard]] bool isFinishedPod(const Object &pod);
[[nodiscard]] bool isCordoned(const Object &node);
/// The addresses of type InternalIP in their order.
[[nodiscard]] std::vector<std::string> internalIps(const Object &nodeOrMachine);

} // namespace hp::machine
