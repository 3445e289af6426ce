// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/Hatch.h"

#include <QPainter>

#include <algorithm>

namespace hp::ui {

Hatch::Hatch(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &Hatch::appearanceChanged, this, [this] { update(); });
}

void Hatch::paint(QPainter *painter)
{
    const double pitch = std::max(3, m_pitch);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_color, pitch / 3));
    for (double x = -height(); x < width() + height(); x += pitch)
        painter->drawLine(QPointF(x, height()), QPointF(x + height(), 0));
}

} // namespace hp::ui

#include "moc_Hatch.cpp"
