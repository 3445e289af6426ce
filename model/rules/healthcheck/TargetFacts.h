// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// What a MachineHealthCheck has to know of a Machine. Two equal ones are judged the same: what
/// does not matter is left out, so that most writes to a Machine wake nobody.
struct MachineFacts {
    std::string uid{};
    std::string phase{};
    std::string node{}; ///< of status.nodeRef; empty while there is none
    std::optional<TimePoint> lastUpdated{}; ///< only while there is no node: the start-up clock
    bool deleting = false;
    bool heldBeforeCreation = false; ///< Creatable is False (D-18)
    bool externallyRemediated = false; ///< carries host.metal3.io/external-remediation
    bool underMaintenance = false; ///< its maintenance takes care of it
    bool controlled = false; ///< has a controller owner

    bool operator==(const MachineFacts &) const = default;
};

/// One condition of a Node.
struct NodeCondition {
    std::string type{};
    std::string status{};
    std::optional<TimePoint> since{}; ///< lastTransitionTime; nullopt when it cannot be read

    bool operator==(const NodeCondition &) const = default;
};

/// What a MachineHealthCheck has to know of a Node. Heartbeats change nothing in it.
struct NodeFacts {
    std::vector<NodeCondition> conditions{};

    bool operator==(const NodeFacts &) const = default;
};

/// Both answer for any content; what is malformed counts as absent.
[[nodiscard]] MachineFacts machineFactsOf(const Object &machine);
[[nodiscard]] NodeFacts nodeFactsOf(const Object &node);

/// A Machine that a check watches, and its Node. Does not own what it points to.
struct TargetView {
    ObjectKey key{}; ///< of the Machine
    const MachineFacts *machine = nullptr; ///< never null in a call
    const NodeFacts *node = nullptr; ///< null when there is none, or nodeRef points to nothing
};

} // namespace hp::rules
