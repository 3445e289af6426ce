// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineInk.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

constexpr double sliver = 6; ///< pixels
constexpr double minRound = 10; ///< narrower nobody sees that corners are round
constexpr double narrowGap = 24; ///< nobody looks for dots of a gap in it
constexpr double bracketFoot = 5;
constexpr int dot = 2; ///< and as much between two

int rounded(double value)
{
    return static_cast<int>(std::lround(value));
}

/// On a screen that is neither turned nor sheared.
bool canUse(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.deviceTransform().type() <= QTransform::TxScale;
}

} // namespace

TimelineInk::TimelineInk(QPainter &painter, const TimelineStyle &style, PaintCache *cache)
    : m_painter(painter)
    , m_style(style)
    , m_cache(cache && canUse(painter) ? cache : nullptr)
    , m_metrics(style.font)
{
    m_painter.setRenderHint(QPainter::Antialiasing, !m_cache);
    m_painter.setFont(style.font);
    if (m_cache)
        m_cache->use(style, painter.deviceTransform().m11());
}

QRect TimelineInk::snapped(const QRectF &rect) const
{
    const int left = rounded(rect.left());
    const int top = rounded(rect.top());
    return {left,
            top,
            std::max(rounded(rect.right()) - left, 1),
            std::max(rounded(rect.bottom()) - top, 1)};
}

bool TimelineInk::isSliver(const QRectF &rect) const
{
    return m_cache && rect.width() < sliver;
}

QColor TimelineInk::thin(const QRectF &rect, const QColor &colour, float alpha) const
{
    if (!m_cache || rect.width() >= narrowGap) {
        QColor thinned = colour;
        thinned.setAlphaF(alpha);
        return thinned;
    }
    const auto mixed = [alpha](int above, int below) {
        return rounded(static_cast<double>(above) * alpha + below * (1.0 - alpha));
    };
    const QRgb above = colour.rgb();
    const QRgb below = m_style.background.rgb();
    return {mixed(qRed(above), qRed(below)),
            mixed(qGreen(above), qGreen(below)),
            mixed(qBlue(above), qBlue(below))};
}

void TimelineInk::fill(const QRectF &rect, const QColor &colour)
{
    if (m_cache)
        m_painter.fillRect(snapped(rect), colour);
    else
        m_painter.fillRect(rect, colour);
}

void TimelineInk::box(const QRectF &rect, const QColor &fill, const QColor &edge, double width)
{
    if (!m_cache) {
        m_painter.setPen(QPen(edge, width));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(rect, 2, 2);
        return;
    }
    const QRect whole = snapped(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
    const QRect inner = whole.adjusted(1, 1, -1, -1);
    if (fill.alpha() == 255 && rect.width() < minRound) {
        m_painter.fillRect(whole, edge);
        m_painter.fillRect(inner, fill);
        return;
    }
    m_painter.fillRect(inner, fill);
    // Corners stay free: at this size that is round.
    m_painter.fillRect(whole.left() + 1, whole.top(), whole.width() - 2, 1, edge);
    m_painter.fillRect(whole.left() + 1, whole.bottom(), whole.width() - 2, 1, edge);
    m_painter.fillRect(whole.left(), whole.top() + 1, 1, whole.height() - 2, edge);
    m_painter.fillRect(whole.right(), whole.top() + 1, 1, whole.height() - 2, edge);
}

void TimelineInk::frame(const QRectF &rect,
                        const QColor &fill,
                        const QColor &edge,
                        Qt::PenStyle pen)
{
    if (!m_cache || pen != Qt::SolidLine) {
        m_painter.setPen(QPen(edge, 1, pen));
        m_painter.setBrush(fill);
        if (m_cache)
            m_painter.drawRect(snapped(rect).adjusted(0, 0, -1, -1));
        else
            m_painter.drawRect(rect);
        return;
    }
    const QRect whole = snapped(rect);
    if (fill.alpha() == 255) {
        m_painter.fillRect(whole, edge);
        m_painter.fillRect(whole.adjusted(1, 1, -1, -1), fill);
        return;
    }
    m_painter.fillRect(whole, fill);
    m_painter.fillRect(whole.left(), whole.top(), whole.width(), 1, edge);
    m_painter.fillRect(whole.left(), whole.bottom(), whole.width(), 1, edge);
    m_painter.fillRect(whole.left(), whole.top(), 1, whole.height(), edge);
    m_painter.fillRect(whole.right(), whole.top(), 1, whole.height(), edge);
}

void TimelineInk::pattern(const QRectF &rect, const QColor &colour, Qt::BrushStyle style)
{
    if (m_cache) {
        m_painter.fillRect(snapped(rect), QBrush(colour, style));
        return;
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QBrush(colour, style));
    m_painter.drawRect(rect);
}

void TimelineInk::across(double left, double right, double y, const QColor &colour, double width)
{
    if (m_cache) {
        fill({left, y - width / 2, right - left, width}, colour);
        return;
    }
    m_painter.setPen(QPen(colour, width));
    m_painter.drawLine(QPointF(left, y), QPointF(right, y));
}

void TimelineInk::dotted(double left, double right, double y, const QColor &colour)
{
    if (!m_cache) {
        m_painter.setPen(QPen(colour, 2, Qt::DotLine));
        m_painter.drawLine(QPointF(left, y), QPointF(right, y));
        return;
    }
    const QRect line = snapped({left, y - 1, right - left, 2});
    for (int x = line.left(); x <= line.right(); x += 2 * dot)
        m_painter.fillRect(
            x, line.top(), std::min(dot, line.right() - x + 1), line.height(), colour);
}

void TimelineInk::upright(double x, double top, double bottom, const QColor &colour)
{
    if (m_cache) {
        fill({x - 0.5, top, 1, bottom - top}, colour);
        return;
    }
    m_painter.setPen(QPen(colour, 1));
    m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
}

void TimelineInk::guide(double x, double top, double bottom, const QColor &colour, Qt::PenStyle pen)
{
    if (m_cache && pen == Qt::SolidLine)
        return upright(x, top, bottom, colour);
    m_painter.setPen(QPen(colour, 1, pen));
    m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
}

void TimelineInk::slope(QPointF from, QPointF to, const QColor &colour)
{
    if (m_cache && to.x() - from.x() < sliver) {
        upright(from.x(), std::min(from.y(), to.y()), std::max(from.y(), to.y()), colour);
        return;
    }
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setPen(QPen(colour, 2, Qt::DashLine));
    m_painter.drawLine(from, to);
    m_painter.setRenderHint(QPainter::Antialiasing, !m_cache);
}

void TimelineInk::bracket(const QRectF &box, bool opens, const QColor &colour)
{
    const double foot = std::min(bracketFoot, box.width() / 2) * (opens ? 1 : -1);
    const double x = opens ? box.left() : box.right();
    if (m_cache) {
        const double left = std::min(x, x + foot);
        const double right = std::max(x, x + foot);
        across(left, right, box.top(), colour, 1);
        across(left, right, box.bottom(), colour, 1);
        fill({opens ? x : x - 2, box.top(), 2, box.height()}, colour);
        return;
    }
    m_painter.setPen(QPen(colour, 1.5));
    m_painter.drawPolyline(QPolygonF(
        {{x + foot, box.top()}, {x, box.top()}, {x, box.bottom()}, {x + foot, box.bottom()}}));
}

void TimelineInk::sign(TimelineSign sign, QPointF at, const QColor &colour)
{
    if (!m_cache) {
        paintSign(m_painter, sign, at, colour, m_style.background);
        return;
    }
    constexpr int half = PaintCache::signSize / 2;
    m_painter.drawImage(QPoint(rounded(at.x()) - half, rounded(at.y()) - half),
                        m_cache->sign(sign, colour));
}

double TimelineInk::widthOf(const QString &text)
{
    return m_cache ? m_cache->widthOf(text) : m_metrics.horizontalAdvance(text);
}

QString TimelineInk::elided(const QString &text, double width, Qt::TextElideMode mode)
{
    return m_cache ? m_cache->elided(text, width, mode) : m_metrics.elidedText(text, mode, width);
}

void TimelineInk::text(const QRectF &box, const QString &text, const QColor &colour)
{
    m_painter.setPen(colour);
    if (!m_cache) {
        m_painter.setFont(m_style.font);
        m_painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, text);
        return;
    }
    m_painter.drawStaticText(
        QPointF(rounded(box.left()), rounded(box.center().y() - m_cache->textHeight() / 2)),
        m_cache->shaped(text));
}

} // namespace hp::ui
