// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelinePainter.h"

#include "ui/timeline/paint/RecordPainter.h"
#include "ui/timeline/paint/TimelineInk.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

constexpr double gutterInset = 12;
constexpr double minDetail = 56; ///< less of it says nothing
constexpr double tickDistance = 110;

QString tickText(const AxisTick &tick, Duration step)
{
    const QString time = QString::fromStdString(formatTime(tick.at)); // 2026-11-20T14:03:00Z
    if (tick.day)
        return time.left(10);
    const QString clock = time.mid(11, step < std::chrono::minutes(1) ? 8 : 5);
    return tick.dated ? time.mid(5, 5) + QLatin1Char(' ') + clock : clock;
}

/// Times over the plot, with a line down to `bottom` at each.
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

void paintNow(QPainter &painter,
              const QRectF &plot,
              const TimeScale &scale,
              TimePoint now,
              const TimelineStyle &style)
{
    const double x = plot.left() + scale.x(now);
    if (x < plot.left() || x > plot.right())
        return;
    painter.setPen(QPen(style.text, 1));
    painter.drawLine(QPointF(x, plot.top() - 5), QPointF(x, plot.bottom()));
    painter.setBrush(style.text);
    painter.drawPolygon(
        QPolygonF({{x - 4, plot.top() - 6}, {x + 4, plot.top() - 6}, {x, plot.top()}}));
}

/// What is said of a lane, or as much from its beginning as there is room for: "preDrain, backup"
/// becomes "preDrain".
QString fittingDetail(TimelineInk &ink, const QString &detail, double room)
{
    if (ink.widthOf(detail) <= room)
        return detail;
    const QString first = detail.section(QLatin1String(", "), 0, 0);
    return ink.elided(first, room, first == detail ? Qt::ElideMiddle : Qt::ElideRight);
}

void paintGutter(TimelineInk &ink,
                 const QRectF &gutter,
                 const TimelineLayout &layout,
                 double scroll,
                 const TimelineStyle &style)
{
    for (const TimelineLaneBox &lane : layout.lanes) {
        const double top = gutter.top() + lane.top - scroll;
        const QRectF box(
            gutter.left() + gutterInset, top, gutter.width() - 2 * gutterInset, lane.height);
        if (box.bottom() < gutter.top() || box.top() > gutter.bottom())
            continue;
        const QString label = ink.elided(lane.label, box.width());
        ink.text(box, label, style.text);
        const double rest = box.width() - ink.widthOf(label) - 8;
        if (lane.detail.isEmpty() || rest <= minDetail)
            continue;
        const QString detail = fittingDetail(ink, lane.detail, rest);
        ink.text(box.adjusted(box.width() - ink.widthOf(detail), 0, 0, 0), detail, style.textQuiet);
    }
}

} // namespace

void paintTimeline(QPainter &painter,
                   const QRectF &area,
                   const TimelineLayout &layout,
                   const TimeScale &scale,
                   TimePoint now,
                   const TimelineFrame &frame,
                   const TimelineStyle &style,
                   PaintCache *cache)
{
    TimelineInk ink(painter, style, cache);
    painter.fillRect(area, style.background);
    const QRectF axis(
        area.left() + frame.gutter, area.top(), area.width() - frame.gutter, frame.axis);
    const QRectF plot(axis.left(), axis.bottom(), axis.width(), area.height() - frame.axis);
    const QRectF gutter(area.left(), plot.top(), frame.gutter, plot.height());

    paintAxis(ink, axis, plot.bottom(), scale, style);

    painter.save();
    painter.setClipRect(plot.united(gutter));
    for (const TimelineLaneBox &lane : layout.lanes) {
        if (!lane.firstOfKind)
            continue;
        const double y = std::round(plot.top() + lane.top - frame.scroll - 6) + 0.5;
        ink.across(gutter.left(), plot.right(), y, style.line, 1);
    }
    paintGutter(ink, gutter, layout, frame.scroll, style);
    painter.restore();

    painter.save();
    painter.setClipRect(plot);
    painter.translate(plot.left(), plot.top() - frame.scroll);
    RecordPainter records(ink, style);
    for (const TimelineRecord &record : layout.records) {
        // A scroll away.
        if (record.rect.bottom() >= frame.scroll
            && record.rect.top() <= frame.scroll + plot.height())
            records.paint(record);
    }
    painter.restore();

    ink.upright(plot.left() - 0.5, area.top(), plot.bottom(), style.line);
    ink.across(area.left(), plot.right(), plot.top() - 0.5, style.line, 1);
    if (frame.cursor >= 0)
        ink.guide(
            plot.left() + frame.cursor, plot.top(), plot.bottom(), style.textQuiet, Qt::DashLine);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNow(painter, plot, scale, now, style);
}

} // namespace hp::ui
