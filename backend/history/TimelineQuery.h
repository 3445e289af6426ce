// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/TimelineRows.h"
#include "backend/history/store/HistoryStore.h"

namespace hp::history {

/// So many transitions are shown one by one, whatever the width: who looks closer misses nothing.
inline constexpr int fewTransitions = 3000;

/// The rows of one machine's timeline from what is stored, as timelineRows gives them, with what
/// clients wrote. With `columns` the rows of a range of more than `fewTransitions` are those of a
/// picture that wide, however much was recorded (pictureRows); 0 gives every transition.
[[nodiscard]] Result<Json> timelineOf(HistoryStore &store,
                                      const ObjectKey &machine,
                                      const TimelineRange &range,
                                      TimePoint now,
                                      int columns = 0);

} // namespace hp::history
