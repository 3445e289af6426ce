// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeScale.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace hp::ui {

/// A fold, or a stretch that a person opened, where it can be seen.
struct FoldPlace {
    TimeStretch stretch{};
    double left = 0; ///< in the plot, clipped to it
    double right = 0;
    bool open = false;
};

/// The folds of the scale and the opened stretches that lie in what it shows, from left to right.
[[nodiscard]] std::vector<FoldPlace> foldPlaces(const TimeScale &scale,
                                                const std::vector<TimeStretch> &opened);

/// Which of them a person means at a point: a fold anywhere in its column, an opened stretch only
/// within the axis, where its handle is. `y` counts from the lower edge of the axis. Null for none.
[[nodiscard]] const FoldPlace *foldAt(const std::vector<FoldPlace> &places, QPointF position);

/// Over the records: a zigzag on either side of each fold and how long it lasts above it; over an
/// opened stretch a bracket in the axis that closes it.
void paintFolds(QPainter &painter,
                const QRectF &axis,
                const QRectF &plot,
                const std::vector<FoldPlace> &places,
                const TimelineStyle &style);

} // namespace hp::ui
