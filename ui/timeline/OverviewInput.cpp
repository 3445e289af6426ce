// SPDX-License-Identifier: Apache-2.0
// What keys and pointer do to the window of an overview.
#include "ui/timeline/TimelineKeys.h"
#include "ui/timeline/TimelineOverview.h"

#include <QCursor>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

Duration scaled(Duration duration, double factor)
{
    return Duration(std::llround(static_cast<double>(duration.count()) * factor));
}

} // namespace

void TimelineOverview::show(const TimeStretch &stretch)
{
    if (!m_timeline || isEmpty())
        return;
    // At the end it moves with the clock, also when it was brought there by other means.
    const bool follows = m_timeline->following() || stretch.to < m_brush.whole().to;
    if (stretch != m_brush.window() || !follows)
        m_timeline->show(stretch);
}

double TimelineOverview::stepSize() const
{
    if (isEmpty())
        return 1;
    return 100 * keyPan * static_cast<double>(m_brush.window().length().count())
        / static_cast<double>(m_brush.whole().length().count());
}

void TimelineOverview::move(int direction)
{
    if (!isEmpty())
        show(m_brush.movedBy(scaled(m_brush.window().length(), direction * keyPan)));
}

void TimelineOverview::widen(double factor)
{
    show(m_brush.widened(factor, perPixel()));
}

void TimelineOverview::keyPressEvent(QKeyEvent *event)
{
    if (isEmpty())
        return event->ignore();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (physicalKey(*event)) {
    case Qt::Key_Left:
        return shift ? widen(1 / keyZoom) : move(-1);
    case Qt::Key_Right:
        return shift ? widen(keyZoom) : move(1);
    case Qt::Key_A:
        return move(-1);
    case Qt::Key_D:
        return move(1);
    case Qt::Key_W:
        return widen(1 / keyZoom);
    case Qt::Key_S:
        return widen(keyZoom);
    case Qt::Key_PageUp:
        return show(m_brush.movedBy(-m_brush.window().length()));
    case Qt::Key_PageDown:
        return show(m_brush.movedBy(m_brush.window().length()));
    case Qt::Key_Home:
        return show(m_brush.atBegin());
    case Qt::Key_End:
    case Qt::Key_Period:
        return show(m_brush.atEnd());
    case Qt::Key_F:
        return m_timeline->fit();
    default:
        event->ignore();
    }
}

void TimelineOverview::dragTo(double x)
{
    const TimeStretch &whole = m_pressed.whole();
    const TimeStretch &window = m_pressed.window();
    const Duration by = scaled(whole.length(), (x - m_pressedAt) / std::max(width(), 1.0));
    TimeStretch next = m_grip == BrushGrip::Begin
        ? m_pressed.withBegin(window.from + by, perPixel())
        : m_grip == BrushGrip::End ? m_pressed.withEnd(window.to + by, perPixel())
                                   : m_pressed.movedBy(by);
    // The clock went on since it was pressed.
    if (next.to == whole.to)
        next.to = m_brush.whole().to;
    show(next);
}

void TimelineOverview::mousePressEvent(QMouseEvent *event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    event->accept();
    if (isEmpty())
        return;
    const double x = event->position().x();
    m_grip = brushGripAt(x, m_left, m_right);
    if (m_grip == BrushGrip::Outside)
        show(m_brush.movedTo(timeAt(x)));
    m_pressed = m_brush;
    m_pressedAt = x;
    m_dragging = true;
    setKeepMouseGrab(true);
}

void TimelineOverview::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragging && !isEmpty())
        dragTo(event->position().x());
}

void TimelineOverview::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    m_dragging = false;
    setKeepMouseGrab(false);
}

void TimelineOverview::mouseUngrabEvent()
{
    m_dragging = false;
    setKeepMouseGrab(false);
}

void TimelineOverview::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    m_dragging = false;
    if (!isEmpty())
        m_timeline->fit();
}

void TimelineOverview::wheelEvent(QWheelEvent *event)
{
    const double turns = event->angleDelta().y() / 120.0;
    if (isEmpty() || turns == 0)
        return event->ignore();
    if (event->modifiers() & Qt::ControlModifier)
        widen(std::pow(1.25, -turns));
    else
        show(m_brush.movedBy(scaled(m_brush.window().length(), -turns * keyPan)));
    event->accept();
}

void TimelineOverview::setHovered(bool hovered)
{
    if (std::exchange(m_hovered, hovered) != hovered)
        emit hoveredChanged();
}

void TimelineOverview::hoverMoveEvent(QHoverEvent *event)
{
    const BrushGrip grip =
        isEmpty() ? BrushGrip::Outside : brushGripAt(event->position().x(), m_left, m_right);
    const Qt::CursorShape shape = isEmpty()                  ? Qt::ArrowCursor
        : grip == BrushGrip::Begin || grip == BrushGrip::End ? Qt::SizeHorCursor
        : grip == BrushGrip::Window                          ? Qt::OpenHandCursor
                                                             : Qt::PointingHandCursor;
    if (cursor().shape() != shape)
        setCursor(shape);
    setHovered(true);
}

void TimelineOverview::hoverLeaveEvent(QHoverEvent * /*event*/)
{
    setHovered(false);
}

} // namespace hp::ui
