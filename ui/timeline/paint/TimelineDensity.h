// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeFolds.h"
#include "ui/timeline/paint/TimelineData.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace hp::ui {

/// What went on in one column of an overview.
struct DensityColumn {
    int changes = 0; ///< how many states began and how many moments there were
    int holding = 0; ///< how many lanes held
    bool failed = false; ///< something failed in it
    bool abnormal = false; ///< something else in it was not as it should be

    bool operator==(const DensityColumn &) const = default;
};

/// The whole of a timeline in columns of the same length of time: nothing is folded, and what held
/// or failed is in its column however short it was.
struct TimelineDensity {
    /// Columns from the first to the last one that nobody observed.
    struct Gap {
        int first = 0;
        int last = 0;

        bool operator==(const Gap &) const = default;
    };
    std::vector<DensityColumn> columns{};
    std::vector<Gap> gaps{};
    int maxChanges = 0; ///< of the columns
};

/// Pure. What lasts ends at `whole.to`; nothing for a stretch without length.
[[nodiscard]] TimelineDensity
timelineDensity(const TimelineData &data, const TimeStretch &whole, int columns);

/// Paints an overview into `area`, one column a pixel: above what was not as it should be, below
/// what held, the higher the more lanes, before how much changed; dots where nobody observed.
void paintDensity(QPainter &painter,
                  const QRectF &area,
                  const TimelineDensity &density,
                  const TimelineStyle &style);

} // namespace hp::ui
