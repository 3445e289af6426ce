// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/RecordTimeline.h"

#include "backend/history/LastKnown.h"
#include "backend/history/TimelineQuery.h"
#include "backend/history/UsualRows.h"
#include "model/resource/KeyText.h"

#include <nlohmann/json.hpp>

namespace hp::history {

Result<Json> importedTimeline(const ImportedRecord &record,
                              const ObjectKey &machine,
                              const TimelineRange &range,
                              TimePoint now,
                              int columns)
{
    auto rows = timelineOf(*record.store, machine, range, now, columns);
    if (!rows)
        return rows;
    if (!record.usual.empty())
        addUsual(*rows,
                 lastKnownRole(*record.store, machine, now),
                 [&record](const holds::BaselineKey &key) -> std::optional<holds::Baseline> {
                     const auto known = record.usual.find(key);
                     return known == record.usual.end() ? std::nullopt
                                                        : std::optional(known->second);
                 });
    addUsual(*rows, toString(machine), record.usualOfLanes);
    return rows;
}

} // namespace hp::history
