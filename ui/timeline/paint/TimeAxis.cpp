// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimeAxis.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

constexpr double tickDistance = 110;

QString tickText(const AxisTick &tick, Duration step)
{
    const QString time = QString::fromStdString(formatTime(tick.at)); // 2026-11-20T14:03:00Z
    if (tick.day)
        return time.left(10);
    const QString clock = time.mid(11, step < std::chrono::minutes(1) ? 8 : 5);
    return tick.dated ? time.mid(5, 5) + QLatin1Char(' ') + clock : clock;
}

} // namespace

void paintAxis(TimelineInk &ink,
               const QRectF &axis,
               double bottom,
               const TimeScale &scale,
               const TimelineStyle &style)
{
    const Duration step = scale.tickStep(tickDistance);
    for (const AxisTick &tick : scale.ticks(tickDistance)) {
        const double x = std::round(axis.left() + tick.x) + 0.5;
        ink.guide(x, axis.bottom(), bottom, style.line, tick.day ? Qt::SolidLine : Qt::DotLine);
        const QString text = tickText(tick, step);
        const double wide = ink.widthOf(text);
        const double left = std::clamp(x - wide / 2, axis.left(), axis.right() - wide);
        ink.text(QRectF(left, axis.top(), wide + 2, axis.height()),
                 text,
                 tick.day || tick.dated ? style.text : style.textQuiet);
    }
}

} // namespace hp::ui
