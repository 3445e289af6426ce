// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/RecordPainter.h"

#include <algorithm>

namespace hp::ui {

namespace {

constexpr double textInset = 6;
constexpr double minLabel = 3 * textInset + 12;
constexpr double minPlate = 60;
constexpr double minGapPlate = 80;

} // namespace

void RecordPainter::paint(const TimelineRecord &record)
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
        return power(record);
    case TimelineShape::PowerSlope:
        return slope(record);
    case TimelineShape::Bracket:
        return bracket(record);
    case TimelineShape::Fold:
        return m_ink.pattern(
            record.rect.adjusted(0, 3, 0, -3), m_style.textQuiet, Qt::Dense4Pattern);
    case TimelineShape::Mark:
        return mark(record);
    case TimelineShape::Gap:
        return gap(record);
    }
}

/// Text inside a box; a sentence is cut, a single word stands whole or not at all.
void RecordPainter::label(const QRectF &box, const QString &text, const QColor &colour)
{
    if (text.isEmpty() || box.width() < minLabel)
        return;
    const QString fitting = m_ink.elided(text, box.width() - 2 * textInset);
    if (fitting != text && !text.contains(QLatin1Char(' ')))
        return;
    m_ink.text(box.adjusted(textInset, 0, -textInset, 0), fitting, colour);
}

void RecordPainter::plate(const QRectF &box, const QString &text, const QColor &colour)
{
    m_ink.fill(box, m_style.background);
    label(box, text, colour);
}

void RecordPainter::band(const TimelineRecord &record)
{
    const bool failed = record.look == QLatin1String("failed");
    const bool blocked = record.look == QLatin1String("blocked");
    const bool busy = blocked || record.look == QLatin1String("deleting")
        || record.look == QLatin1String("draining") || record.look == QLatin1String("provisioning");
    const QColor fill =
        failed ? m_style.fault : m_ink.thin(record.rect, m_style.neutral, busy ? 0.42F : 0.20F);
    const QColor edge = failed ? m_style.faultEdge : blocked ? m_style.warning : m_style.line;
    if (m_ink.isSliver(record.rect))
        return m_ink.fill(record.rect, blocked ? m_style.warning : fill);
    const QRectF box = record.rect.adjusted(0.5, 0.5, -0.5, -0.5);
    m_ink.box(box, fill, edge, failed || blocked ? 1.5 : 1);
    if (!record.startSeen && record.startVisible)
        m_ink.sign(TimelineSign::Hollow, {box.left(), box.center().y()}, edge);
    label(record.rect, record.text, failed ? QColor(Qt::white) : m_style.text);
}

void RecordPainter::thinLine(const TimelineRecord &record)
{
    m_ink.across(
        record.rect.left(), record.rect.right(), record.rect.center().y(), m_style.line, 2);
    caps(record, m_style.line);
}

/// Stands out above and below the bar before it, and beyond its end.
void RecordPainter::usual(const TimelineRecord &record)
{
    const QColor tone = m_ink.thin(record.rect, m_style.hold, 0.14F);
    if (m_ink.isSliver(record.rect))
        return m_ink.fill(record.rect, tone);
    m_ink.frame(record.rect.adjusted(0.5, 0.5, -0.5, -0.5), tone, m_style.holdEdge, Qt::DotLine);
}

void RecordPainter::bar(const TimelineRecord &record)
{
    QRectF box = record.rect;
    box.setTop(box.center().y() - 6);
    box.setHeight(12);
    if (m_ink.isSliver(box))
        return m_ink.fill(box, m_style.hold);
    m_ink.box(box, m_style.hold, m_style.holdEdge, 1.5);
    caps(record, m_style.holdEdge);
}

void RecordPainter::hatched(const TimelineRecord &record)
{
    QRectF box = record.rect;
    box.setTop(box.center().y() - 5);
    box.setHeight(10);
    if (m_ink.isSliver(box))
        return m_ink.fill(box, m_style.line);
    m_ink.frame(box, m_ink.thin(box, m_style.neutral, 0.18F), m_style.line, Qt::SolidLine);
    m_ink.pattern(box, m_style.line, Qt::BDiagPattern);
    if (record.text.isEmpty() || box.width() < minPlate)
        return;
    const double wide = std::min(m_ink.widthOf(record.text) + 2 * textInset, box.width() - 4);
    plate(
        {box.left() + 2, record.rect.top(), wide, record.rect.height()}, record.text, m_style.text);
}

void RecordPainter::dotted(const TimelineRecord &record)
{
    const QRectF &box = record.rect;
    m_ink.dotted(box.left(), box.right(), box.center().y(), m_style.textQuiet);
    if (box.width() <= minGapPlate)
        return;
    const double wide = m_ink.widthOf(record.text) + 2 * textInset;
    const QRectF place(box.left() + 6, box.top(), wide, box.height());
    m_ink.fill(place, m_style.background);
    label(place.adjusted(0, 0, 20, 0), record.text, m_style.textQuiet);
}

void RecordPainter::power(const TimelineRecord &record)
{
    const QRectF &box = record.rect;
    const double high = box.top() + 3;
    const double low = box.bottom() - 3;
    const bool on = record.shape == TimelineShape::PowerHigh;
    m_ink.across(
        box.left(), box.right(), on ? high : low, on ? m_style.textQuiet : m_style.text, 2);
    if (!on) {
        m_ink.fill({box.left(), high, box.width(), low - high},
                   m_ink.thin(box, m_style.neutral, 0.25F));
        label(box.adjusted(0, -2, 0, -2), record.text, m_style.text);
    }
    if (record.endVisible)
        m_ink.upright(box.right(), high, low, m_style.textQuiet);
}

void RecordPainter::slope(const TimelineRecord &record)
{
    const QRectF &box = record.rect;
    const double high = box.top() + 3;
    const double low = box.bottom() - 3;
    const bool falling = record.text.contains(QLatin1String("off"), Qt::CaseInsensitive);
    m_ink.slope(
        {box.left(), falling ? high : low}, {box.right(), falling ? low : high}, m_style.progress);
}

void RecordPainter::bracket(const TimelineRecord &record)
{
    const bool held = record.look == QLatin1String("held");
    const QColor colour = held ? m_style.holdEdge : m_style.textQuiet;
    const QRectF box = record.rect.adjusted(0.75, 1.5, -0.75, -1.5);
    if (m_ink.isSliver(record.rect))
        return m_ink.fill(record.rect.adjusted(0, 1, 0, -1), colour);
    if (held)
        m_ink.fill(box, m_ink.thin(box, m_style.hold, 0.30F));
    if (record.startVisible)
        m_ink.bracket(box, true, colour);
    if (record.endVisible)
        m_ink.bracket(box, false, colour);
    m_ink.across(box.left(), box.right(), box.bottom(), colour, 1.5);
    label(record.rect, record.text, m_style.text);
}

void RecordPainter::mark(const TimelineRecord &record)
{
    const bool warns = record.look == QLatin1String("warning")
        || record.look == QLatin1String("alarm") || record.look == QLatin1String("error");
    m_ink.sign(warns ? TimelineSign::FullDiamond : TimelineSign::Diamond,
               record.rect.center(),
               warns ? m_style.warning : m_style.textQuiet);
}

void RecordPainter::gap(const TimelineRecord &record)
{
    m_ink.frame(record.rect, Qt::transparent, m_style.line, Qt::DotLine);
    m_ink.pattern(record.rect, m_style.line, Qt::Dense6Pattern);
    if (record.rect.width() < minGapPlate)
        return;
    const double wide =
        std::min(m_ink.widthOf(record.text) + 2 * textInset, record.rect.width() - 8);
    const QRectF place(record.rect.left() + 4, record.rect.bottom() - 22, wide, 18);
    m_ink.fill(place, m_style.background);
    label(place.adjusted(0, 0, textInset, 0), record.text, m_style.textQuiet);
}

/// Start and end of a line: hollow when the start was only reported, and the way a hook ended.
void RecordPainter::caps(const TimelineRecord &record, const QColor &colour)
{
    if (m_ink.isSliver(record.rect))
        return;
    const double y = record.rect.center().y();
    if (!record.startSeen && record.startVisible)
        m_ink.sign(TimelineSign::Hollow, {record.rect.left(), y}, colour);
    if (!record.endVisible || record.end.isEmpty())
        return;
    const TimelineSign sign = record.end == QLatin1String("released") ? TimelineSign::Circle
        : record.end == QLatin1String("overridden")                   ? TimelineSign::Cross
        : record.end == QLatin1String("bypassed")                     ? TimelineSign::Angle
                                                                      : TimelineSign::Tick;
    m_ink.sign(sign, {record.rect.right(), y}, colour);
}

} // namespace hp::ui
