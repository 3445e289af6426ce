// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/metrics/Snapshot.h"

#include <string>
#include <vector>

namespace prometheus {
struct MetricFamily;
}

namespace hp::monitoring {

inline constexpr const char *expositionType = "text/plain; version=0.0.4; charset=utf-8";

/// Prometheus' text format, families in the order of the catalogue. `histograms` are those with
/// series, which a snapshot does not hold. Callable on any thread.
[[nodiscard]] std::string exposition(const metrics::Snapshot &snapshot,
                                     const std::vector<prometheus::MetricFamily> &histograms);

} // namespace hp::monitoring
