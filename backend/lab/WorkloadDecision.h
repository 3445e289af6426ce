// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

#include <vector>

namespace hp::lab {

inline constexpr const char *workloadLabel = "lab.holdpoint.dev/workload";

/// What a pass over one Workload sees.
struct WorkloadView {
    Object workload{};
    std::vector<Object> pods{}; ///< its own, also those just made
    std::vector<Object> nodes{}; ///< all of the cluster
    Object daemonSet{}; ///< of its name; null when there is none
    Object budget{}; ///< of its name; null when there is none
};

/// Keeps the number of pods, places them on nodes that take pods, spreads them, and keeps the
/// budget of spec.minAvailable or spec.maxUnavailable. With spec.daemonSet there is one pod per
/// node.
[[nodiscard]] Plan decideWorkload(const WorkloadView &view, TimePoint now);

} // namespace hp::lab
