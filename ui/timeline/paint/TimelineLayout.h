// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeScale.h"
#include "ui/timeline/paint/TimelineData.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace hp::ui {

/// How a record is drawn; the painter has one routine for each.
enum class TimelineShape {
    Band, ///< a filled band with text: phases, drain
    ThinLine, ///< armed hooks, conditions that are True
    Usual, ///< behind a hook that holds: when half and nearly all holds like it were over
    Bar, ///< a hook that holds
    Hatched, ///< a condition that is False
    Dotted, ///< unknown
    PowerHigh, ///< On: the line at the top of the lane
    PowerLow, ///< Off: the line at the bottom
    PowerSlope, ///< on its way
    Bracket, ///< a reboot key
    Fold, ///< several spans narrower than a pixel, drawn as one
    Mark,
    Gap,
};

struct TimelineRecord {
    TimelineShape shape = TimelineShape::Band;
    QRectF rect{}; ///< relative to the plot area; clipped to it by one pixel on either side
    QString look{};
    QString text{};
    QString end{};
    bool startSeen = true; ///< false: hollow cap, the start was reported only
    bool startVisible = true;
    bool endVisible = false;
    int lane = -1; ///< index into TimelineData::lanes, -1 for gaps
    /// Index into the lane's spans or marks: the first span of a fold, of marks the last one, or
    /// the last that is not as it should be.
    int item = -1;
    int folded = 0; ///< how many it stands for, when it is several
};

struct TimelineLaneBox {
    QString label{};
    QString detail{};
    QString kind{};
    double top = 0;
    double height = 0;
    bool firstOfKind = false; ///< a rule is drawn above it
};

/// What the painter paints: everything inside the visible interval, in drawing order.
struct TimelineLayout {
    std::vector<TimelineLaneBox> lanes{};
    std::vector<TimelineRecord> records{};
    double height = 0; ///< of all lanes together
};

/// Pure: the same data, scale and `now` always give the same records. Spans narrower than a pixel
/// are folded with those beside them, and marks that would lie over one another are one. What holds
/// or failed, and a mark of trouble, always wins: it never disappears in one that is as it should
/// be.
[[nodiscard]] TimelineLayout
layoutTimeline(const TimelineData &data, const TimeScale &scale, TimePoint now);

/// The record under a point of the plot area, topmost first; null when there is none.
[[nodiscard]] const TimelineRecord *recordAt(const TimelineLayout &layout, QPointF position);

/// One sentence for a tooltip or a screen reader: lane, what, since when, how long, by whom.
[[nodiscard]] QString
describeRecord(const TimelineData &data, const TimelineRecord &record, TimePoint now);

} // namespace hp::ui
