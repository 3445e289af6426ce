// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/CellSwatch.h"

#include "ui/fleet/CellLook.h"

namespace hp::ui {

CellSwatch::CellSwatch(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setImplicitSize(Theme::glyph(), Theme::glyph());
    connect(this, &CellSwatch::appearanceChanged, this, [this] { update(); });
}

void CellSwatch::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, [this] { update(); });
}

void CellSwatch::paint(QPainter *painter)
{
    const QList<CellLook> legend = cellLegend(m_coloring);
    if (m_theme && m_at >= 0 && m_at < legend.size())
        paintCell(*painter, QRectF(QPointF(), size()), legend.at(m_at), m_theme->palette());
}

} // namespace hp::ui
