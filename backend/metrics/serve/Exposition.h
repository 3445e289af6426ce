// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/metrics/Snapshot.h"

#include <string>

namespace prometheus {
struct MetricFamily;
}

namespace hp::monitoring {

inline constexpr const char *expositionType = "text/plain; version=0.0.4; charset=utf-8";

/// Prometheus' text format, families in the order of the catalogue. `transitions` is the histogram
/// of phase changes, which a snapshot does not hold. Callable on any thread.
[[nodiscard]] std::string exposition(const metrics::Snapshot &snapshot,
                                     const prometheus::MetricFamily &transitions);

} // namespace hp::monitoring
