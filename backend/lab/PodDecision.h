// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

namespace hp::lab {

/// What a pass over one pod sees.
struct PodView {
    Object pod{};
    Object node{}; ///< the one in spec.nodeName; null when it is not there
    Object workload{}; ///< whose pod it is; null for pods that people made
};

/// On a pod: it does not become ready, and where it has no Node it gets none. Another one in its
/// place does.
inline constexpr const char *neverReadyAnnotation = "lab.holdpoint.dev/never-ready";

/// How long pods stay bound to a silent node before they are taken away (the default toleration).
inline constexpr Duration unreachableToleration = std::chrono::seconds(300);

/// What kubelet, node controller and pod garbage collector do to a pod: start it, stop it when it
/// is deleted, leave it alone while its node is silent, remove it when its node is gone.
[[nodiscard]] Plan decidePod(const PodView &view, TimePoint now);

} // namespace hp::lab
