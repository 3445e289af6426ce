// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <QString>
#include <QVariantMap>

#include <map>
#include <optional>
#include <vector>

namespace hp::ui {

/// One stretch of a lane. `to` is empty while it lasts.
struct TimelineSpan {
    TimePoint from{};
    std::optional<TimePoint> to{};
    QString look{};
    QString text{};
    QString actor{};
    QString end{}; ///< how a hook ended: released, overridden, bypassed, vanished
    bool observed = true; ///< false: its start was reported, not seen
};

/// One instant of a lane.
struct TimelineMark {
    TimePoint at{};
    QString look{};
    QString text{};
    QString actor{};
};

/// How long holds like those of a lane were held.
struct TimelineUsual {
    Duration p50{}; ///< half of them were over
    Duration p95{}; ///< all but one of twenty
    int n = 0; ///< how many were measured
};

/// One row of the timeline with what lies on it, in time order.
struct TimelineLane {
    QString id{};
    QString kind{};
    QString label{};
    QString detail{};
    int order = 0;
    std::optional<TimelineUsual> usual{}; ///< of a hook of which the record knows enough
    std::vector<TimelineSpan> spans{};
    std::vector<TimelineMark> marks{};
};

struct TimelineGap {
    TimePoint from{};
    std::optional<TimePoint> to{};
    QString cause{};
};

/// The rows of a `timeline` view (docs/protocol.md), decoded once per change. A row that cannot be
/// understood is left out, it never takes its neighbours with it.
struct TimelineData {
    std::vector<TimelineLane> lanes{}; ///< in drawing order
    std::vector<TimelineGap> gaps{};
    TimePoint from{};
    std::optional<TimePoint> to{}; ///< empty: moves with the clock

    [[nodiscard]] bool isEmpty() const { return lanes.empty(); }
};

/// Looks of docs/protocol.md, `timeline`, that need a person's eye. Whether a condition that is
/// False does is not told by the condition.
[[nodiscard]] bool isAbnormal(const TimelineLane &lane, const TimelineSpan &span);
[[nodiscard]] bool isAbnormal(const TimelineMark &mark);

/// The instants at which anything changed, each once, the oldest first. `abnormalOnly`: those at
/// which something began that is not as it should be, and the marks of alarms, errors and warnings.
[[nodiscard]] std::vector<TimePoint> timelineChanges(const TimelineData &data, bool abnormalOnly);

/// Keys and rows as they stand in the view.
[[nodiscard]] TimelineData timelineData(const std::map<QString, QVariantMap> &rows);

} // namespace hp::ui
