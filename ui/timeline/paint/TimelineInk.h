// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/PaintCache.h"

#include <QFontMetricsF>
#include <QRectF>

class QPainter;

namespace hp::ui {

/// The strokes that a timeline is made of. Without a cache they are what a paper needs: exact and
/// smooth in any scale. With one they are what a screen needs sixty times a second: edges lie on
/// pixels, texts and signs are there already, and what is too narrow to show its shape is a plain
/// bar. Does not keep pen, brush and hints of its painter.
class TimelineInk
{
public:
    TimelineInk(QPainter &painter, const TimelineStyle &style, PaintCache *cache);

    [[nodiscard]] QPainter &painter() { return m_painter; }
    /// So narrow that only its colour can be seen.
    [[nodiscard]] bool isSliver(const QRectF &rect) const;

    /// The colour thinned so that what lies below shines through; in a narrow rectangle only the
    /// background does, which is far faster.
    [[nodiscard]] QColor thin(const QRectF &rect, const QColor &colour, float alpha) const;

    void fill(const QRectF &rect, const QColor &colour);
    /// With round corners.
    void box(const QRectF &rect, const QColor &fill, const QColor &edge, double width);
    void frame(const QRectF &rect, const QColor &fill, const QColor &edge, Qt::PenStyle pen);
    void pattern(const QRectF &rect, const QColor &colour, Qt::BrushStyle style);
    void across(double left, double right, double y, const QColor &colour, double width);
    void dotted(double left, double right, double y, const QColor &colour);
    void upright(double x, double top, double bottom, const QColor &colour);
    /// From top to bottom of a plot, behind everything.
    void guide(double x, double top, double bottom, const QColor &colour, Qt::PenStyle pen);
    void slope(QPointF from, QPointF to, const QColor &colour);
    /// The left or the right half of a bracket around a box.
    void bracket(const QRectF &box, bool opens, const QColor &colour);
    void sign(TimelineSign sign, QPointF at, const QColor &colour);

    [[nodiscard]] double widthOf(const QString &text);
    [[nodiscard]] QString
    elided(const QString &text, double width, Qt::TextElideMode mode = Qt::ElideRight);
    /// In the middle of the height.
    void text(const QRectF &box, const QString &text, const QColor &colour);

private:
    [[nodiscard]] QRect snapped(const QRectF &rect) const;

    QPainter &m_painter;
    const TimelineStyle &m_style;
    PaintCache *m_cache; ///< null: for paper
    QFontMetricsF m_metrics;
};

} // namespace hp::ui
