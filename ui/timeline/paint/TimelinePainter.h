// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimelineLayout.h"

#include <QColor>
#include <QFont>

class QPainter;

namespace hp::ui {

/// The colours and fonts of a picture; filled from the theme, so that screen, PDF and PNG agree.
struct TimelineStyle {
    QColor background{};
    QColor raised{};
    QColor line{}; ///< quiet rules
    QColor text{};
    QColor textQuiet{};
    QColor hold{};
    QColor holdEdge{};
    QColor fault{}; ///< P1 fill: failed, power error
    QColor faultEdge{};
    QColor warning{}; ///< P2 edge: blocked
    QColor neutral{};
    QColor progress{};
    QFont font{};
    QFont mono{};

    bool operator==(const TimelineStyle &) const = default;
};

/// The parts of the picture; the plot lies right of the gutter and below the axis.
struct TimelineFrame {
    double gutter = 168;
    double axis = 28;
    double scroll = 0; ///< pixels that the lanes are scrolled up
    double cursor = -1; ///< x in the plot of the reading line, -1 for none
};

class PaintCache;

/// Paints axis, lane names and records into `area`. The only painting routine there is: the item on
/// screen and every exported picture call it. Who paints on a screen gives the same cache each
/// time.
void paintTimeline(QPainter &painter,
                   const QRectF &area,
                   const TimelineLayout &layout,
                   const TimeScale &scale,
                   TimePoint now,
                   const TimelineFrame &frame,
                   const TimelineStyle &style,
                   PaintCache *cache = nullptr);

} // namespace hp::ui
