// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/MachineMatrix.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace hp::ui {

void MachineMatrix::step(int dx, int dy)
{
    const int cell = cellOfKey(m_selectedKey);
    const QString key = keyOfCell(cell < 0 ? 0 : m_layout.neighbour(cell, dx, dy));
    if (!key.isEmpty())
        emit picked(key);
}

void MachineMatrix::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        step(-1, 0);
        break;
    case Qt::Key_Right:
        step(1, 0);
        break;
    case Qt::Key_Up:
    case Qt::Key_K:
        step(0, -1);
        break;
    case Qt::Key_Down:
    case Qt::Key_J:
        step(0, 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_selectedKey.isEmpty())
            emit opened(m_selectedKey);
        break;
    default:
        event->ignore();
    }
}

void MachineMatrix::mousePressEvent(QMouseEvent *event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    const int cell = m_layout.cellAt(event->position() + QPointF(0, m_contentY));
    if (cell >= 0)
        emit picked(keyOfCell(cell));
}

void MachineMatrix::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int cell = m_layout.cellAt(event->position() + QPointF(0, m_contentY));
    if (cell >= 0)
        emit opened(keyOfCell(cell));
}

void MachineMatrix::setHover(const QString &key)
{
    if (m_hoverKey == key)
        return;
    m_hoverKey = key;
    repaint();
    emit hoverChanged();
}

void MachineMatrix::hoverMoveEvent(QHoverEvent *event)
{
    setHover(keyOfCell(m_layout.cellAt(event->position() + QPointF(0, m_contentY))));
}

void MachineMatrix::hoverLeaveEvent(QHoverEvent *)
{
    setHover({});
}

void MachineMatrix::focusInEvent(QFocusEvent *event)
{
    QQuickPaintedItem::focusInEvent(event);
    repaint();
}

void MachineMatrix::focusOutEvent(QFocusEvent *event)
{
    QQuickPaintedItem::focusOutEvent(event);
    repaint();
}

} // namespace hp::ui
