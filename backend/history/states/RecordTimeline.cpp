// SPDX-License-Identifier: Apache-2.0
#include "backend/history/states/RecordTimeline.h"

#include "backend/history/TimelineQuery.h"
#include "backend/history/lives/LastKnown.h"
#include "backend/history/timeline/UsualRows.h"
#include "model/resource/text/KeyText.h"

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
