// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::rules {

struct NodeLinkView {
    Object node{}; ///< null when it is gone
    /// Machines that may belong to it: those with its provider id, or else those with its address.
    std::vector<Object> machines{};
};

struct NodeLinkDecision {
    const char *row = "";
    Message reason{};
    std::string error{}; ///< not empty: nothing is linked; in upstream's words
    Object machine{}; ///< the one that belongs to the Node; null when none does
    Object machineStatus{}; ///< merge patch of its status; null when nothing differs
    Object nodePatch{}; ///< merge patch of the Node; null when nothing differs
};

/// Which Machine a Node belongs to and what that changes (facts/machine-api.md 3, D-09): nodeRef is
/// never cleared and never moves to another name; its uid follows a Node that registered anew.
[[nodiscard]] NodeLinkDecision decideNodeLink(const NodeLinkView &view, TimePoint now);

/// The Machines that match a Node: by provider id, and only if none does by the first InternalIP.
[[nodiscard]] std::vector<Object> matchingMachines(const Object &node,
                                                   const std::vector<Object> &machines);

/// Something changed about a Node, or about a Machine, that the decision reads: not the heartbeat
/// of a kubelet, nor the phase of a Machine.
[[nodiscard]] bool concernsNodeLink(const Object &before, const Object &after);

} // namespace hp::rules
