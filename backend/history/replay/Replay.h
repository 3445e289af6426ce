// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/replay/FrozenClock.h"
#include "backend/history/replay/PastCluster.h"
#include "model/rules/holds/Baseline.h"

#include <memory>
#include <string>

namespace hp::history {

/// One instant of the record, for whoever makes pictures of a cluster and a time.
struct Moment {
    Moment(HistoryStore &store, std::int64_t bound, TimePoint at)
        : clock(at)
        , cluster(store, bound)
    { }

    FrozenClock clock;
    PastCluster cluster;
    std::string blind{}; ///< why not everything was seen then; empty when it was
};

/// What was usual at `at`: how long holds took that had ended by then. Read when it is first asked
/// for; the store outlives it.
[[nodiscard]] holds::BaselineLookup baselinesAt(HistoryStore &store, TimePoint at);

/// The record as of `at`. NotFound for an instant from before the record.
[[nodiscard]] Result<std::unique_ptr<Moment>> momentAt(HistoryStore &store, TimePoint at);

} // namespace hp::history
