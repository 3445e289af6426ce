// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/StatusGlyph.h"

#include "ui/theme/StatusPaint.h"

#include <algorithm>

namespace hp::ui {

StatusGlyph::StatusGlyph(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setImplicitSize(Theme::glyph(), Theme::glyph());
    connect(this, &StatusGlyph::appearanceChanged, this, [this] { update(); });
}

void StatusGlyph::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, [this] { update(); });
    update();
}

void StatusGlyph::paint(QPainter *painter)
{
    if (!m_theme)
        return;
    const double side = std::min(width(), height());
    const QRectF square((width() - side) / 2, (height() - side) / 2, side, side);
    const StatusShape shape = statusShape(m_look, m_priority);
    if (shape == StatusShape::Nothing)
        return;
    if (!m_bare && !m_muted) {
        paintStatusCell(*painter, square, shape, m_theme->palette());
        return;
    }
    StatusColors colors = statusColors(shape, m_theme->palette());
    colors.sign = colors.edge == m_theme->palette().line ? colors.sign : colors.edge;
    if (m_muted)
        colors.sign = m_theme->palette().text3;
    paintStatusSign(*painter, square, shape, colors);
}

} // namespace hp::ui

#include "moc_StatusGlyph.cpp"
