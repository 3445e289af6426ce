// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/redfish/Sweep.h"

#include <optional>

namespace hp::bench {

/// Seconds that another client needed for as many BMCs as `bmcs`.
struct PeerRun {
    std::string name{};
    int bmcs = 0;
    double cold = 0;
    double warm = 0; ///< the same as cold for a client that keeps nothing between two sweeps
    double cpuCold = 0;
    double cpuWarm = 0;
};

/// `curl --parallel --parallel-max 300`: one request to each BMC, without a login; it only counts
/// the answers and parses none. A process for each sweep, so always cold.
[[nodiscard]] std::optional<PeerRun> runCurl(const Fleet &fleet);

/// python-sushy with 8 threads, as Ironic uses it, on `bmcs` of the fleet. `python` has sushy.
[[nodiscard]] std::optional<PeerRun>
runSushy(const Fleet &fleet, int bmcs, const std::string &python);

} // namespace hp::bench
