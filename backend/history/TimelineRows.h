// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Picture.h"
#include "model/base/Json.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::history {

struct TimelineRange {
    TimePoint from{};
    std::optional<TimePoint> to{}; ///< empty while the end moves with the clock
};

/// "gap/7", and "gap/7-2" for what is left of the same gap behind a time in which another backend
/// saw: free in `rows`.
[[nodiscard]] std::string keyOfGap(const Gap &gap, const Json &rows);

/// The rows of the view `timeline/<range>` (docs/protocol.md), an object key → row. Transitions are
/// those of one machine as HistoryStore gives them; `now` bounds a range whose end moves. Keys are
/// stable: the number in span/, mark/ and gap/ is that of the row in the history, so that a later
/// projection of the same facts yields the same keys. `actor` of a span is who ended a hook or a
/// key, else who began the state. Gaps of several streams with one cause that overlap become one.
/// Where the clock was put back, states end with the old time and go on with the new one.
[[nodiscard]] Json timelineRows(const std::vector<Transition> &transitions,
                                const std::vector<Gap> &gaps,
                                const TimelineRange &range,
                                TimePoint now,
                                const std::vector<ClockStep> &steps = {});

/// The same at the resolution of a picture: where a lane changed several times within a column, one
/// `folded` span or a mark with a `count` stands for all.
[[nodiscard]] Json pictureRows(const Picture &picture,
                               const std::vector<Gap> &gaps,
                               const TimelineRange &range,
                               TimePoint now);

} // namespace hp::history
