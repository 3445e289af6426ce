// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeScale.h"
#include "ui/timeline/paint/TimelineInk.h"

#include <QRectF>

namespace hp::ui {

/// Times over the plot, with a line down to `bottom` at each.
void paintAxis(TimelineInk &ink,
               const QRectF &axis,
               double bottom,
               const TimeScale &scale,
               const TimelineStyle &style);

} // namespace hp::ui
