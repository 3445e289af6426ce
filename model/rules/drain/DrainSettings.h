// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <chrono>

namespace hp::rules {

/// The named settings of facts/machine-api.md 2 with its defaults.
struct DrainSettings {
    Duration budget = std::chrono::seconds(20); ///< for evicting and waiting, all pods together
    Duration evictRetry = std::chrono::seconds(5); ///< after a budget refused (D-22)
    Duration refusedRetry =
        std::chrono::seconds(20); ///< another control-plane Node is cordoned, or no cordon
    Duration backoffBase = std::chrono::seconds(5);
    Duration backoffCap = std::chrono::seconds(1000);
    Duration unreachableGrace = std::chrono::seconds(1); ///< pods of a Node whose kubelet is silent

    /// The wait after the `failures`th failure in a row (1 gives the base).
    [[nodiscard]] Duration backoff(int failures) const
    {
        Duration wait = backoffBase;
        for (int i = 1; i < failures && wait < backoffCap; ++i)
            wait *= 2;
        return wait < backoffCap ? wait : backoffCap;
    }
};

} // namespace hp::rules
