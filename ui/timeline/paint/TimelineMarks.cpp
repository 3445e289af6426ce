// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineMarks.h"

#include <QPainter>

#include <algorithm>

namespace hp::ui {

namespace {

constexpr double lineWidth = 2;
constexpr double markFoot = 6; ///< of the brackets
constexpr float betweenTone = 0.16F; ///< what lies below stays readable

} // namespace

TimePoint TimelineMarks::from() const
{
    return m_second ? std::min(*m_first, *m_second) : *m_first;
}

TimePoint TimelineMarks::to() const
{
    return m_second ? std::max(*m_first, *m_second) : *m_first;
}

void TimelineMarks::put(TimePoint at)
{
    if (m_first && !m_second)
        m_second = at;
    else
        span(at, at);
    if (!isRange())
        m_second.reset();
}

void TimelineMarks::span(TimePoint first, TimePoint second)
{
    m_first = first;
    m_second = second;
}

void TimelineMarks::clear()
{
    m_first.reset();
    m_second.reset();
}

void paintMarks(QPainter &painter,
                const QRectF &plot,
                const TimelineMarks &marks,
                const TimeScale &scale,
                const TimelineStyle &style)
{
    if (marks.isEmpty())
        return;
    painter.save();
    painter.setClipRect(plot);
    const double left = plot.left() + scale.x(marks.from());
    const double right = plot.left() + scale.x(marks.to());
    QColor between = style.hold;
    between.setAlphaF(betweenTone);
    painter.fillRect(QRectF(QPointF(left, plot.top()), QPointF(right, plot.bottom())), between);
    painter.setPen(QPen(style.text, lineWidth));
    const auto bracket = [&](double x, double inward) {
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.drawLine(QPointF(x, plot.top() + 1), QPointF(x + inward, plot.top() + 1));
    };
    bracket(left, markFoot);
    if (marks.isRange())
        bracket(right, -markFoot);
    painter.restore();
}

} // namespace hp::ui
