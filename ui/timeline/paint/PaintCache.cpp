// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/PaintCache.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

/// A timeline has a few hundred texts; what was shown long ago goes with all others.
constexpr qsizetype maxTexts = 4000;

} // namespace

void paintSign(
    QPainter &painter, TimelineSign sign, QPointF at, const QColor &colour, const QColor &inside)
{
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(sign == TimelineSign::FullDiamond ? colour : inside);
    switch (sign) {
    case TimelineSign::Diamond:
    case TimelineSign::FullDiamond:
        painter.drawPolygon(QPolygonF(
            {at + QPointF(0, -4), at + QPointF(4, 0), at + QPointF(0, 4), at + QPointF(-4, 0)}));
        return;
    case TimelineSign::Hollow:
        painter.drawEllipse(at, 3, 3);
        return;
    case TimelineSign::Circle:
        painter.drawEllipse(at, 4, 4);
        return;
    case TimelineSign::Cross:
        painter.drawLine(at + QPointF(-4, -4), at + QPointF(4, 4));
        painter.drawLine(at + QPointF(-4, 4), at + QPointF(4, -4));
        return;
    case TimelineSign::Angle:
        painter.drawPolyline(
            QPolygonF({at + QPointF(-3, -5), at + QPointF(3, 0), at + QPointF(-3, 5)}));
        return;
    case TimelineSign::Tick:
        painter.drawLine(at + QPointF(0, -5), at + QPointF(0, 5));
        return;
    }
}

void PaintCache::use(const TimelineStyle &style, double pixelRatio)
{
    if (pixelRatio == m_pixelRatio && style == m_style)
        return keepSmall();
    m_style = style;
    m_pixelRatio = pixelRatio;
    m_textHeight = QFontMetricsF(style.font).height();
    clear();
}

void PaintCache::clear()
{
    m_widths.clear();
    m_elided.clear();
    m_shaped.clear();
    m_signs.clear();
}

void PaintCache::keepSmall()
{
    if (std::max({m_widths.size(), m_elided.size(), m_shaped.size()}) > maxTexts)
        clear();
}

double PaintCache::widthOf(const QString &text)
{
    const auto known = m_widths.constFind(text);
    if (known != m_widths.constEnd())
        return *known;
    return *m_widths.insert(text, QFontMetricsF(m_style.font).horizontalAdvance(text));
}

const QString &PaintCache::elided(const QString &text, double width, Qt::TextElideMode mode)
{
    if (widthOf(text) <= width)
        return text;
    const int room = static_cast<int>(width);
    const std::pair key(text, 4 * room + static_cast<int>(mode));
    const auto known = m_elided.constFind(key);
    if (known != m_elided.constEnd())
        return *known;
    return *m_elided.insert(key, QFontMetricsF(m_style.font).elidedText(text, mode, room));
}

const QStaticText &PaintCache::shaped(const QString &text)
{
    const auto known = m_shaped.constFind(text);
    if (known != m_shaped.constEnd())
        return *known;
    QStaticText shaped(text);
    shaped.setTextFormat(Qt::PlainText);
    shaped.prepare({}, m_style.font);
    return *m_shaped.insert(text, shaped);
}

const QImage &PaintCache::sign(TimelineSign sign, const QColor &colour)
{
    const std::pair key(static_cast<int>(sign), colour.rgba());
    const auto known = m_signs.constFind(key);
    if (known != m_signs.constEnd())
        return *known;
    const int pixels = static_cast<int>(std::ceil(signSize * m_pixelRatio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSign(painter, sign, QPointF(signSize / 2.0, signSize / 2.0), colour, m_style.background);
    painter.end();
    return *m_signs.insert(key, image);
}

} // namespace hp::ui
