// SPDX-License-Identifier: Apache-2.0
#include "backend/history/TimelineQuery.h"

#include "backend/history/timeline/WriteRows.h"

#include <nlohmann/json.hpp>

namespace hp::history {

Result<Json>
timelineOf(HistoryStore &store, const ObjectKey &machine, const TimelineRange &range, TimePoint now)
{
    const TimePoint to = range.to.value_or(now);
    const auto transitions = store.transitions(machine, range.from, to);
    if (!transitions)
        return Unexpected{transitions.error()};
    const auto gaps = store.gaps(range.from, to);
    if (!gaps)
        return Unexpected{gaps.error()};
    const auto writes = store.writes(machine, range.from, to);
    if (!writes)
        return Unexpected{writes.error()};
    Json rows = timelineRows(*transitions, *gaps, range, now);
    addWriteRows(rows, *writes);
    return rows;
}

} // namespace hp::history
