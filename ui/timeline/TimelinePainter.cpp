// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimelinePainter.h"

#include "ui/timeline/axis/TimeAxis.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

constexpr double textInset = 6;
constexpr double gutterInset = 12;
constexpr double leastDetail = 56; ///< less of it says nothing

/// Paints records of one timeline; holds what all shapes need.
class RecordPainter
{
public:
    RecordPainter(QPainter &painter, const TimelineStyle &style)
        : m_painter(painter)
        , m_style(style)
        , m_metrics(style.font)
    { }

    void paint(const TimelineRecord &record)
    {
        switch (record.shape) {
        case TimelineShape::Band:
            return band(record);
        case TimelineShape::ThinLine:
            return thinLine(record);
        case TimelineShape::Usual:
            return usual(record);
        case TimelineShape::Bar:
            return bar(record);
        case TimelineShape::Hatched:
            return hatched(record);
        case TimelineShape::Dotted:
            return dotted(record);
        case TimelineShape::PowerHigh:
        case TimelineShape::PowerLow:
        case TimelineShape::PowerSlope:
            return power(record);
        case TimelineShape::Bracket:
            return bracket(record);
        case TimelineShape::Fold:
            return fold(record);
        case TimelineShape::Mark:
            return mark(record);
        case TimelineShape::Gap:
            return gap(record);
        }
    }

private:
    /// Text inside a box; a sentence is cut, a single word stands whole or not at all.
    void label(const QRectF &box, const QString &text, const QColor &colour)
    {
        if (text.isEmpty() || box.width() < 3 * textInset + 12)
            return;
        const QString fitting =
            m_metrics.elidedText(text, Qt::ElideRight, box.width() - 2 * textInset);
        if (fitting != text && !text.contains(QLatin1Char(' ')))
            return;
        m_painter.setFont(m_style.font);
        m_painter.setPen(colour);
        m_painter.drawText(
            box.adjusted(textInset, 0, -textInset, 0), Qt::AlignVCenter | Qt::AlignLeft, fitting);
    }

    void band(const TimelineRecord &record)
    {
        const bool failed = record.look == QLatin1String("failed");
        const bool deleting = record.look == QLatin1String("deleting");
        const bool blocked = record.look == QLatin1String("blocked");
        const bool busy = deleting || record.look == QLatin1String("draining")
            || record.look == QLatin1String("provisioning");
        QColor fill = failed ? m_style.fault : m_style.neutral;
        if (!failed)
            fill.setAlphaF(busy || blocked ? 0.42F : 0.20F);
        const QRectF box = record.rect.adjusted(0.5, 0.5, -0.5, -0.5);
        m_painter.setPen(QPen(failed        ? m_style.faultEdge
                                  : blocked ? m_style.warning
                                            : m_style.line,
                              failed || blocked ? 1.5 : 1));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(box, 2, 2);
        if (!record.startSeen && record.startVisible)
            hollowCap(box);
        label(record.rect, record.text, failed ? QColor(Qt::white) : m_style.text);
    }

    void thinLine(const TimelineRecord &record)
    {
        const double y = record.rect.center().y();
        m_painter.setPen(QPen(m_style.line, 2));
        m_painter.drawLine(QPointF(record.rect.left(), y), QPointF(record.rect.right(), y));
        caps(record, m_style.line);
    }

    /// Stands out above and below the bar before it, and beyond its end.
    void usual(const TimelineRecord &record)
    {
        QColor tone = m_style.hold;
        tone.setAlphaF(0.14F);
        m_painter.setPen(QPen(m_style.holdEdge, 1, Qt::DotLine));
        m_painter.setBrush(tone);
        m_painter.drawRect(record.rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }

    void bar(const TimelineRecord &record)
    {
        QRectF box = record.rect;
        box.setTop(box.center().y() - 6);
        box.setHeight(12);
        m_painter.setPen(QPen(m_style.holdEdge, 1.5));
        m_painter.setBrush(m_style.hold);
        m_painter.drawRoundedRect(box, 2, 2);
        caps(record, m_style.holdEdge);
    }

    void hatched(const TimelineRecord &record)
    {
        QRectF box = record.rect;
        box.setTop(box.center().y() - 5);
        box.setHeight(10);
        QColor base = m_style.neutral;
        base.setAlphaF(0.18F);
        m_painter.setPen(QPen(m_style.line, 1));
        m_painter.setBrush(base);
        m_painter.drawRect(box);
        m_painter.setBrush(QBrush(m_style.line, Qt::BDiagPattern));
        m_painter.setPen(Qt::NoPen);
        m_painter.drawRect(box);
        if (record.text.isEmpty() || box.width() < 60)
            return;
        // Words on hatching are unreadable without a plate behind them.
        const double wide =
            std::min(m_metrics.horizontalAdvance(record.text) + 2 * textInset, box.width() - 4);
        const QRectF plate(box.left() + 2, record.rect.top(), wide, record.rect.height());
        m_painter.setBrush(m_style.background);
        m_painter.drawRoundedRect(plate, 2, 2);
        label(plate, record.text, m_style.text);
    }

    void dotted(const TimelineRecord &record)
    {
        const double y = record.rect.center().y();
        m_painter.setPen(QPen(m_style.textQuiet, 2, Qt::DotLine));
        m_painter.drawLine(QPointF(record.rect.left(), y), QPointF(record.rect.right(), y));
        if (record.rect.width() > 80) {
            const double wide = m_metrics.horizontalAdvance(record.text) + 2 * textInset;
            const QRectF plate(
                record.rect.left() + 6, record.rect.top(), wide, record.rect.height());
            m_painter.fillRect(plate, m_style.background);
            label(plate.adjusted(0, 0, 20, 0), record.text, m_style.textQuiet);
        }
    }

    void power(const TimelineRecord &record)
    {
        const double high = record.rect.top() + 3;
        const double low = record.rect.bottom() - 3;
        const QRectF &box = record.rect;
        m_painter.setBrush(Qt::NoBrush);
        if (record.shape == TimelineShape::PowerSlope) {
            m_painter.setPen(QPen(m_style.progress, 2, Qt::DashLine));
            const bool falling = record.text.contains(QLatin1String("off"), Qt::CaseInsensitive);
            m_painter.drawLine(QPointF(box.left(), falling ? high : low),
                               QPointF(box.right(), falling ? low : high));
            return;
        }
        const bool on = record.shape == TimelineShape::PowerHigh;
        const double y = on ? high : low;
        m_painter.setPen(QPen(on ? m_style.textQuiet : m_style.text, 2));
        m_painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        if (!on) {
            QColor shade = m_style.neutral;
            shade.setAlphaF(0.25F);
            m_painter.fillRect(QRectF(box.left(), high, box.width(), low - high), shade);
            label(box.adjusted(0, -2, 0, -2), record.text, m_style.text);
        }
        if (record.endVisible) {
            m_painter.setPen(QPen(m_style.textQuiet, 1));
            m_painter.drawLine(QPointF(box.right(), high), QPointF(box.right(), low));
        }
    }

    void bracket(const TimelineRecord &record)
    {
        const bool held = record.look == QLatin1String("held");
        const QRectF box = record.rect.adjusted(0.75, 1.5, -0.75, -1.5);
        if (held) {
            QColor fill = m_style.hold;
            fill.setAlphaF(0.30F);
            m_painter.fillRect(box, fill);
        }
        m_painter.setPen(QPen(held ? m_style.holdEdge : m_style.textQuiet, 1.5));
        const double foot = std::min(5.0, box.width() / 2);
        if (record.startVisible) {
            m_painter.drawPolyline(QPolygonF({{box.left() + foot, box.top()},
                                              box.topLeft(),
                                              box.bottomLeft(),
                                              {box.left() + foot, box.bottom()}}));
        }
        if (record.endVisible) {
            m_painter.drawPolyline(QPolygonF({{box.right() - foot, box.top()},
                                              box.topRight(),
                                              box.bottomRight(),
                                              {box.right() - foot, box.bottom()}}));
        }
        m_painter.drawLine(QPointF(box.left(), box.bottom()), QPointF(box.right(), box.bottom()));
        label(record.rect, record.text, m_style.text);
    }

    void fold(const TimelineRecord &record)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QBrush(m_style.textQuiet, Qt::Dense4Pattern));
        m_painter.drawRect(record.rect.adjusted(0, 3, 0, -3));
    }

    void mark(const TimelineRecord &record)
    {
        const bool warning = record.look == QLatin1String("warning");
        m_painter.setPen(QPen(warning ? m_style.warning : m_style.textQuiet, 1.5));
        m_painter.setBrush(warning ? QBrush(m_style.warning) : QBrush(m_style.background));
        const QPointF c = record.rect.center();
        m_painter.drawPolygon(QPolygonF(
            {{c.x(), c.y() - 4}, {c.x() + 4, c.y()}, {c.x(), c.y() + 4}, {c.x() - 4, c.y()}}));
    }

    void gap(const TimelineRecord &record)
    {
        m_painter.setPen(QPen(m_style.line, 1, Qt::DotLine));
        m_painter.setBrush(QBrush(m_style.line, Qt::Dense6Pattern));
        m_painter.drawRect(record.rect);
        if (record.rect.width() < 80)
            return;
        const double wide = std::min(m_metrics.horizontalAdvance(record.text) + 2 * textInset,
                                     record.rect.width() - 8);
        const QRectF plate(record.rect.left() + 4, record.rect.bottom() - 22, wide, 18);
        m_painter.fillRect(plate, m_style.background);
        label(plate.adjusted(0, 0, textInset, 0), record.text, m_style.textQuiet);
    }

    /// Start and end of a line: hollow when the start was only reported, and the way a hook ended.
    void caps(const TimelineRecord &record, const QColor &colour)
    {
        const double y = record.rect.center().y();
        m_painter.setPen(QPen(colour, 1.5));
        if (!record.startSeen && record.startVisible) {
            m_painter.setBrush(m_style.background);
            m_painter.drawEllipse(QPointF(record.rect.left(), y), 3, 3);
        }
        if (!record.endVisible || record.end.isEmpty())
            return;
        const QPointF at(record.rect.right(), y);
        m_painter.setBrush(m_style.background);
        if (record.end == QLatin1String("released")) {
            m_painter.drawEllipse(at, 4, 4);
        } else if (record.end == QLatin1String("overridden")) {
            m_painter.drawLine(at + QPointF(-4, -4), at + QPointF(4, 4));
            m_painter.drawLine(at + QPointF(-4, 4), at + QPointF(4, -4));
        } else if (record.end == QLatin1String("bypassed")) {
            m_painter.drawPolyline(
                QPolygonF({at + QPointF(-3, -5), at + QPointF(3, 0), at + QPointF(-3, 5)}));
        } else {
            m_painter.drawLine(at + QPointF(0, -5), at + QPointF(0, 5));
        }
    }

    void hollowCap(const QRectF &box)
    {
        m_painter.setBrush(m_style.background);
        m_painter.drawEllipse(QPointF(box.left(), box.center().y()), 3, 3);
    }

    QPainter &m_painter;
    const TimelineStyle &m_style;
    QFontMetricsF m_metrics;
};

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
QString fittingDetail(const QFontMetricsF &metrics, const QString &detail, double room)
{
    if (metrics.horizontalAdvance(detail) <= room)
        return detail;
    const QString first = detail.section(QLatin1String(", "), 0, 0);
    return metrics.elidedText(first, first == detail ? Qt::ElideMiddle : Qt::ElideRight, room);
}

void paintGutter(QPainter &painter,
                 const QRectF &gutter,
                 const TimelineLayout &layout,
                 double scroll,
                 const TimelineStyle &style)
{
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    for (const TimelineLaneBox &lane : layout.lanes) {
        const double top = gutter.top() + lane.top - scroll;
        const QRectF box(
            gutter.left() + gutterInset, top, gutter.width() - 2 * gutterInset, lane.height);
        const QString label = metrics.elidedText(lane.label, Qt::ElideRight, box.width());
        painter.setPen(style.text);
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, label);
        const double rest = box.width() - metrics.horizontalAdvance(label) - 8;
        if (!lane.detail.isEmpty() && rest > leastDetail) {
            painter.setPen(style.textQuiet);
            painter.drawText(
                box, Qt::AlignVCenter | Qt::AlignRight, fittingDetail(metrics, lane.detail, rest));
        }
    }
}

} // namespace

void paintTimeline(QPainter &painter,
                   const QRectF &area,
                   const TimelineLayout &layout,
                   const TimeScale &scale,
                   TimePoint now,
                   const TimelineFrame &frame,
                   const TimelineStyle &style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, style.background);
    const QRectF axis(
        area.left() + frame.gutter, area.top(), area.width() - frame.gutter, frame.axis);
    const QRectF plot(axis.left(), axis.bottom(), axis.width(), area.height() - frame.axis);
    const QRectF gutter(area.left(), plot.top(), frame.gutter, plot.height());

    paintAxis(painter, axis, plot.bottom(), scale, style);

    painter.save();
    painter.setClipRect(plot.united(gutter));
    painter.setPen(QPen(style.line, 1, Qt::SolidLine));
    for (const TimelineLaneBox &lane : layout.lanes) {
        if (!lane.firstOfKind)
            continue;
        const double y = std::round(plot.top() + lane.top - frame.scroll - 6) + 0.5;
        painter.drawLine(QPointF(gutter.left(), y), QPointF(plot.right(), y));
    }
    paintGutter(painter, gutter, layout, frame.scroll, style);
    painter.restore();

    painter.save();
    painter.setClipRect(plot);
    painter.translate(plot.left(), plot.top() - frame.scroll);
    RecordPainter records(painter, style);
    for (const TimelineRecord &record : layout.records)
        records.paint(record);
    painter.restore();

    painter.setPen(QPen(style.line, 1));
    painter.drawLine(QPointF(plot.left() - 0.5, area.top()),
                     QPointF(plot.left() - 0.5, plot.bottom()));
    painter.drawLine(QPointF(area.left(), plot.top() - 0.5),
                     QPointF(plot.right(), plot.top() - 0.5));
    paintNow(painter, plot, scale, now, style);
    if (frame.cursor >= 0) {
        const double x = plot.left() + frame.cursor;
        painter.setPen(QPen(style.textQuiet, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
}

} // namespace hp::ui
