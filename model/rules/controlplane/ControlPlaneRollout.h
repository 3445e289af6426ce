// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/controlplane/Replicas.h"

#include <vector>

namespace hp::rules {

/// What a strategy wants done with the Machines of the control plane.
struct Rollout {
    std::vector<int> create{}; ///< indexes that get a Machine
    std::vector<Object> remove{}; ///< Machines that have been replaced
    bool waiting = false; ///< for a Machine to become ready; nobody tells, so look again
    Message reason{}; ///< the first thing that is wanted or awaited
};

/// RollingUpdate: index after index, at most one Machine more than wanted; the replacement first,
/// then the old one goes (facts/machine-api.md 8.2).
[[nodiscard]] Rollout rollForward(const Replicas &replicas, int desired);
/// OnDelete: a replacement for whatever somebody deleted, at all indexes at once.
[[nodiscard]] Rollout replaceDeleted(const Replicas &replicas);

} // namespace hp::rules
