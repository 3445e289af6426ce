// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Object.h"

#include <memory>
#include <optional>
#include <string>

namespace hp::rules {

/// By which labels a MachineSet knows its Machines; read once per change of its spec, as every
/// Machine of the namespace is held against it.
struct SetLabels {
    std::string uid{}; ///< of the MachineSet
    LabelSelector selector{};
    LabelSelector fromTemplate{}; ///< all labels of the template
    bool usable = false; ///< an empty or broken selector knows no Machine

    [[nodiscard]] static SetLabels of(const Object &machineSet);
};

/// All that a MachineSet needs to know of one Machine. A small value of its own, because a pass
/// over a set looks at all of its Machines.
struct SetMachine {
    ObjectKey key{};
    std::string uid{};
    std::string nodeName{}; ///< of status.nodeRef
    std::optional<TimePoint> created{};
    bool owned = false; ///< the set is its controller; else it has none and may be adopted
    bool fullyLabeled = false; ///< has all labels of the template
    bool deleting = false;
    bool annotated = false; ///< to be deleted first (D-06)
    bool hasError = false; ///< errorReason or errorMessage is set
    std::string error{}; ///< that message, or else that reason

    bool operator==(const SetMachine &) const = default;

    /// Nullopt when the Machine does not concern the set: another controller owns it, or its labels
    /// do not match (facts/machine-api.md 5, "Filter out" and "Release").
    [[nodiscard]] static std::optional<SetMachine> of(const SetLabels &labels,
                                                      const Object &machine);
};

/// The uid of the owner that manages the object; empty when it has none.
[[nodiscard]] std::string controllerUid(const Object &object);

/// What a Node says about being Ready.
struct NodeReadiness {
    bool ready = false;
    std::optional<TimePoint> since{}; ///< lastTransitionTime of the Ready condition

    bool operator==(const NodeReadiness &) const = default;

    [[nodiscard]] static NodeReadiness of(const Object &node);
};

/// A Machine that concerns a set, and its Node.
struct SetMember {
    std::shared_ptr<const SetMachine> machine{}; ///< never null
    NodeReadiness node{}; ///< not ready when there is no Node
};

} // namespace hp::rules
