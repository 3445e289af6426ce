// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/WatcherState.h"
#include "model/rules/metrics/Snapshot.h"

#include <vector>

namespace hp::metrics {

/// When a watcher of maintenance last heard from a source, and since how many of its periods.
[[nodiscard]] std::vector<Sample> watcherSamples(const maintenance::WatcherState &state,
                                                 TimePoint now);

} // namespace hp::metrics
