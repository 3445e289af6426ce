// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/HistoryStore.h"
#include "backend/history/timeline/TimelineRows.h"

namespace hp::history {

/// The rows of one machine's timeline from what is stored, as timelineRows gives them, with what
/// clients wrote.
[[nodiscard]] Result<Json> timelineOf(HistoryStore &store,
                                      const ObjectKey &machine,
                                      const TimelineRange &range,
                                      TimePoint now);

} // namespace hp::history
