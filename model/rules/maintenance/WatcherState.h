// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <optional>
#include <string>

namespace hp::maintenance {

/// How a watcher stands with one source, for metrics.
struct WatcherState {
    std::string watcher{};
    std::string source{};
    Duration period{};
    std::optional<TimePoint> lastSuccess{};
    TimePoint begun{}; ///< when it was first to look
};

} // namespace hp::maintenance
