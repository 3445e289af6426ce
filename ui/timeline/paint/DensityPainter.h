// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimelineDensity.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <QRectF>

class QPainter;

namespace hp::ui {

/// Paints an overview into `area`, one column a pixel: above what was not as it should be, below
/// what held, the higher the more lanes, before how much changed; dots where nobody observed.
void paintDensity(QPainter &painter,
                  const QRectF &area,
                  const TimelineDensity &density,
                  const TimelineStyle &style);

} // namespace hp::ui
