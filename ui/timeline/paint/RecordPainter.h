// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimelineInk.h"
#include "ui/timeline/paint/TimelineLayout.h"

namespace hp::ui {

/// Paints the records of a timeline, one routine for each shape. The painter stands at the upper
/// left corner of the plot.
class RecordPainter
{
public:
    RecordPainter(TimelineInk &ink, const TimelineStyle &style)
        : m_ink(ink)
        , m_style(style)
    { }

    void paint(const TimelineRecord &record);

private:
    void label(const QRectF &box, const QString &text, const QColor &colour);
    /// Words on a pattern are unreadable without a plate behind them.
    void plate(const QRectF &box, const QString &text, const QColor &colour);
    void band(const TimelineRecord &record);
    void thinLine(const TimelineRecord &record);
    void usual(const TimelineRecord &record);
    void bar(const TimelineRecord &record);
    void hatched(const TimelineRecord &record);
    void dotted(const TimelineRecord &record);
    void power(const TimelineRecord &record);
    void slope(const TimelineRecord &record);
    void bracket(const TimelineRecord &record);
    void mark(const TimelineRecord &record);
    void gap(const TimelineRecord &record);
    void caps(const TimelineRecord &record, const QColor &colour);

    TimelineInk &m_ink;
    const TimelineStyle &m_style;
};

} // namespace hp::ui
