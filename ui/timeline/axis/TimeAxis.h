// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/TimeScale.h"
#include "ui/timeline/TimelinePainter.h"

#include <QRectF>

class QPainter;

namespace hp::ui {

/// Times over the plot, with a line down to `bottom` at each.
void paintAxis(QPainter &painter,
               const QRectF &axis,
               double bottom,
               const TimeScale &scale,
               const TimelineStyle &style);

} // namespace hp::ui
