// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::holds {

struct StuckView;

/// One machine goes no further before something happens to another one.
struct WaitEdge {
    ObjectKey from{};
    ObjectKey to{};
    Message because{}; ///< what `from` waits for

    bool operator==(const WaitEdge &) const = default;
};

/// Whom the machine of the view waits for: the control-plane Node that is cordoned, the pods that a
/// budget misses on another Node, the replacement without which etcd would lose quorum, the machine
/// whose maintenance goes first. Pure; reads nothing of `site->waits` and `site->heldBy`.
[[nodiscard]] std::vector<WaitEdge> waitsOf(const StuckView &view, TimePoint now);

/// What holds a machine that another one waits for, in a clause; empty: nothing, or it is not
/// known.
[[nodiscard]] Message whatHolds(const StuckView &view, const ObjectKey &machine);

/// The machines that wait for each other in a ring, each ring once, beginning with its least key;
/// the rings in the order of these. A machine that waits for itself alone is no ring.
[[nodiscard]] std::vector<std::vector<ObjectKey>> waitCycles(const std::vector<WaitEdge> &edges);

/// The ring that a machine is part of; empty when it is part of none.
[[nodiscard]] std::vector<ObjectKey> waitCycleOf(const ObjectKey &machine,
                                                 const std::vector<WaitEdge> &edges);

} // namespace hp::holds
