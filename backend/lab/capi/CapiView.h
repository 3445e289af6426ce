// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/ClusterApi.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// How the pods of a Node answered when they were asked to go.
struct EvictionRound {
    TimePoint at{};
    std::map<ObjectKey, std::string> refusals{}; ///< in the words of the API server
};

/// What the lab's controllers of Cluster API see of one Machine. Null objects are not there.
struct CapiMachineView {
    Object machine{};
    Object cluster{};
    Object machineSet{}; ///< that controls it
    Object deployment{}; ///< that controls its MachineSet
    Object controlPlane{};
    std::vector<Object> controlPlaneMachines{}; ///< all of its Cluster, itself included
    Object infrastructure{};
    Object bootstrap{};
    Object node{}; ///< the one that status.nodeRef names, else the one with its providerID
    std::vector<Object> pods{}; ///< on that Node
    std::vector<Object> drainRules{}; ///< of its namespace, by name
    std::vector<Object> attachments{}; ///< VolumeAttachments of that Node
    std::map<std::string, Object> volumes{}; ///< PersistentVolumes that those name
    std::optional<EvictionRound> evictions{}; ///< the last one
};

/// On a Machine of a lab file whose deletion is held from the start: it has been held for so long
/// already ("76h"). Removed with the first step that holds it.
inline constexpr const char *heldForAnnotation = "lab.holdpoint.dev/held-for";

/// What Cluster API's Machine controller does next, in its order, reasons and messages
/// (core/reconcilers/machine of v1.14).
[[nodiscard]] Plan decideCapiMachine(const CapiMachineView &view, TimePoint now);

/// A pause of the object or of its Cluster in the words of the condition Paused; empty: none.
[[nodiscard]] std::string pausedBecause(const Object &object, const Object &cluster);

/// What a drain does with the pods of a Node now.
struct DrainStand {
    std::vector<Object> toEvict{};
    std::vector<Object> ending{}; ///< they have a deletionTimestamp
    std::map<std::string, std::vector<Object>> refused{}; ///< by why
    std::vector<Object> completing{}; ///< waited for
    std::vector<Object> later{}; ///< evicted when those before are gone
    std::vector<Object> completingLater{};
    std::vector<Object> skipped{};

    [[nodiscard]] bool isDone() const;
    /// The message of the condition Deleting.
    [[nodiscard]] std::string message(const std::string &startedAt) const;
};
[[nodiscard]] DrainStand drainStandOf(const CapiMachineView &view, TimePoint now);

/// A rule of the namespace has a selector that cannot be read: upstream drains nothing then,
/// whichever machines and pods it is about.
[[nodiscard]] bool hasInvalidDrainRule(const CapiMachineView &view);

/// "a, b, c, ... (2 more)".
[[nodiscard]] std::string listed(const std::vector<std::string> &names, std::size_t most);

} // namespace hp::lab
