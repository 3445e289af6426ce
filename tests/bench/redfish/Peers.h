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

/// `curl --parallel --parallel-max 300`, which only counts the answers and parses none, and keeps
/// nothing between two sweeps. `withLogin`: the three requests of a cold sweep to each BMC instead
/// of the one for its system.
[[nodiscard]] std::optional<PeerRun> runCurl(const Fleet &fleet, bool withLogin);

/// python-sushy with 8 threads, as Ironic uses it, on `bmcs` of the fleet. `python` has sushy.
[[nodiscard]] std::optional<PeerRun>
runSushy(const Fleet &fleet, int bmcs, const std::string &python);

} // namespace hp::bench
