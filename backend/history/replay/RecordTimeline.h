// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/TimelineRows.h"
#include "backend/history/replay/RecordImport.h"

namespace hp::history {

/// What timelineOf() gives of an imported record, with what was usual when it was taken.
[[nodiscard]] Result<Json> importedTimeline(const ImportedRecord &record,
                                            const ObjectKey &machine,
                                            const TimelineRange &range,
                                            TimePoint now,
                                            int columns = 0);

} // namespace hp::history
