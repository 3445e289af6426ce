// SPDX-License-Identifier: Apache-2.0
#include "backend/history/TimelineQuery.h"

#include "backend/history/WriteRows.h"

#include <nlohmann/json.hpp>

namespace hp::history {

Result<Json> timelineOf(HistoryStore &store,
                        const ObjectKey &machine,
                        const TimelineRange &range,
                        TimePoint now,
                        int columns)
{
    const TimePoint to = range.to.value_or(now);
    const auto gaps = store.gaps(range.from, to);
    if (!gaps)
        return Unexpected{gaps.error()};
    const auto writes = store.writes(machine, range.from, to);
    if (!writes)
        return Unexpected{writes.error()};
    const auto folds = columns > 0 ? store.hasMoreThan(fewTransitions, machine, range.from, to)
                                   : Result<bool>(false);
    if (!folds)
        return Unexpected{folds.error()};
    Json rows;
    if (*folds) {
        const auto picture = store.picture(machine, range.from, to, columns);
        if (!picture)
            return Unexpected{picture.error()};
        rows = pictureRows(*picture, *gaps, range, now);
    } else {
        const auto transitions = store.transitions(machine, range.from, to);
        const auto steps = store.clockSteps();
        if (!transitions || !steps)
            return Unexpected{transitions ? steps.error() : transitions.error()};
        rows = timelineRows(*transitions, *gaps, range, now, *steps);
    }
    addWriteRows(rows, *writes);
    return rows;
}

} // namespace hp::history
