// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>
#include <vector>

namespace hp::overrides {

/// How many machines a wave has: so many, or so many percent of all, rounded up.
struct WaveSize {
    int amount = 1;
    bool percent = false;

    bool operator==(const WaveSize &) const = default;
};

/// What a site says of overrides of many machines.
struct BulkPolicy {
    std::size_t limit = 200; ///< machines of a plan
    std::vector<WaveSize> waves{{1, false}, {5, true}, {25, true}}; ///< the rest is the last one
    Duration pause = std::chrono::minutes(5); ///< after each wave
    int failures = 0; ///< machines that may fail before the plan stops
    int together = 8; ///< machines of a wave that are under way together

    bool operator==(const BulkPolicy &) const = default;
};

} // namespace hp::overrides
