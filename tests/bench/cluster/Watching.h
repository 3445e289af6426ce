// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Endpoint.h"
#include "tests/bench/cluster/Storm.h"
#include "tests/bench/load/Server.h"

#include <cstdint>
#include <string>

namespace hp::bench {

struct SyncFigures {
    double seconds = 0; ///< from the first byte sent until every object is known
    double grownBytes = 0; ///< resident memory afterwards, more than before
    double peakBytes = 0; ///< the most there was meanwhile, more than before
    std::int64_t objects = 0;
};

/// A cold sync of Machines by the backend's own client and live copy, in this process. `hosts and
/// nodes` as well when asked.
[[nodiscard]] SyncFigures syncOnce(const Endpoint &endpoint, bool wholeFleet);

/// Where a server is and who we are there.
struct Way {
    kube::Endpoint endpoint{};
    std::string token{};
};
[[nodiscard]] Way wayTo(const Endpoint &endpoint);

struct StormFigures {
    double rate = 0; ///< changes per second that there were
    std::uint64_t written = 0;
    std::uint64_t recorded = 0; ///< transitions in the history
    std::uint64_t dropped = 0; ///< Machines' changes that are missing there
    double lagMilliseconds = 0; ///< from the last write until the last transition
    double cpuSeconds = 0; ///< of the client, without the writers
    std::uint64_t relists = 0;
};

/// A storm of changes, seen by the backend's own client at `where` and written to a history by its
/// own recorder; every change must be a transition there.
[[nodiscard]] StormFigures stormOnce(const Way &where, Storm &storm, int seconds);

} // namespace hp::bench
