// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/axis/TimeAxis.h"

#include <QFontMetricsF>
#include <QPainter>

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

void paintAxis(QPainter &painter,
               const QRectF &axis,
               double bottom,
               const TimeScale &scale,
               const TimelineStyle &style)
{
    const Duration step = scale.tickStep(tickDistance);
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    for (const AxisTick &tick : scale.ticks(tickDistance)) {
        const double x = std::round(axis.left() + tick.x) + 0.5;
        painter.setPen(QPen(style.line, 1, tick.day ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(x, axis.bottom()), QPointF(x, bottom));
        painter.setPen(tick.day || tick.dated ? style.text : style.textQuiet);
        const QString text = tickText(tick, step);
        const double wide = metrics.horizontalAdvance(text);
        const double left = std::clamp(x - wide / 2, axis.left(), axis.right() - wide);
        painter.drawText(QRectF(left, axis.top(), wide + 2, axis.height()), Qt::AlignCenter, text);
    }
}

} // namespace hp::ui
