// SPDX-License-Identifier: Apache-2.0
// What keys, wheel and pointer do to a timeline.
#include "ui/timeline/TimelineKeys.h"
#include "ui/timeline/TimelineView.h"

#include <QCursor>
#include <QGuiApplication>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hp::ui {

bool TimelineView::event(QEvent *event)
{
    // Esc takes the marks away before it leaves the page.
    if (event->type() == QEvent::ShortcutOverride && !m_marks.isEmpty()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QQuickPaintedItem::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    switch (physicalKey(*event)) {
    case Qt::Key_W:
        return zoom(keyZoom);
    case Qt::Key_S:
        return zoom(1 / keyZoom);
    case Qt::Key_A:
    case Qt::Key_Left:
        return pan(-keyPan);
    case Qt::Key_D:
    case Qt::Key_Right:
        return pan(keyPan);
    case Qt::Key_F:
        return fit();
    case Qt::Key_Z:
        toggleFold();
        return;
    case Qt::Key_Period:
        return follow();
    case Qt::Key_Escape:
        if (m_marks.isEmpty())
            return event->ignore();
        m_marks.clear();
        return tellMarks();
    case Qt::Key_BracketLeft:
    case Qt::Key_BraceLeft: // what Shift makes of it on many keyboards
        return step(-1, event->modifiers().testFlag(Qt::ShiftModifier));
    case Qt::Key_BracketRight:
    case Qt::Key_BraceRight:
        return step(1, event->modifiers().testFlag(Qt::ShiftModifier));
    default:
        event->ignore();
    }
}

void TimelineView::scrollBy(double pixels)
{
    const double most = std::max(m_layout.height - (height() - m_frame.axis), 0.0);
    const double next = std::clamp(m_frame.scroll + pixels, 0.0, most);
    if (next == m_frame.scroll)
        return;
    m_frame.scroll = next;
    update();
    emit lanesChanged();
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    const double turns = event->angleDelta().y() / 120.0;
    if (event->modifiers() & Qt::ControlModifier) {
        const double x = std::max(event->position().x() - m_frame.gutter, 0.0);
        zoomAround(std::pow(1.25, turns), x, false);
    } else if (event->modifiers() & Qt::ShiftModifier) {
        pan(-turns * keyPan);
    } else {
        scrollBy(-turns * 40);
    }
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    m_dragStart = event->position();
    m_dragScale = m_scale;
    m_marking = m_markable && event->modifiers().testFlag(Qt::ShiftModifier);
    m_dragging = m_marking;
    event->accept();
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_marking) {
        m_marks.span(timeAt(m_dragStart.x()), timeAt(event->position().x()));
        return tellMarks();
    }
    // A hand that clicks moves a little.
    m_dragging = m_dragging
        || (event->position() - m_dragStart).manhattanLength()
            >= QGuiApplication::styleHints()->startDragDistance();
    if (m_dragging)
        setScale(m_dragScale.panned(m_dragStart.x() - event->position().x()), false);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    if (m_dragging)
        return;
    const auto places = foldPlaces(m_scale, m_folding.opened());
    if (const FoldPlace *place = foldAt(places, inPlot(event->position())))
        toggleFold(*place);
}

QPointF TimelineView::inPlot(QPointF position) const
{
    return {position.x() - m_frame.gutter, position.y() - m_frame.axis};
}

QString TimelineView::foldText(const FoldPlace &place) const
{
    const auto words = [](const std::string &text) { return QString::fromStdString(text); };
    const QString length = words(formatAge(place.stretch.length()));
    if (place.open)
        return tr("Nothing changed for %1. Click to fold it.").arg(length);
    return tr("Nothing changed for %1, %2 to %3. Click to open it.")
        .arg(length, words(formatTime(place.stretch.from)), words(formatTime(place.stretch.to)));
}

void TimelineView::setHover(QPointF position)
{
    const QPointF point = inPlot(position);
    const bool inside = point.x() >= 0 && point.y() >= 0;
    const auto places = foldPlaces(m_scale, m_folding.opened());
    const FoldPlace *place = point.x() >= 0 && position.y() >= 0 ? foldAt(places, point) : nullptr;
    const TimelineRecord *record =
        inside && !place ? recordAt(m_layout, point + QPointF(0, m_frame.scroll)) : nullptr;
    m_frame.cursor = inside ? point.x() : -1;
    m_hoverText = place ? foldText(*place)
        : record        ? describeRecord(m_data, *record, m_now)
                        : QString();
    const Qt::CursorShape shape = place ? Qt::PointingHandCursor : Qt::ArrowCursor;
    if (cursor().shape() != shape)
        setCursor(shape);
    m_hoverPosition = position;
    update();
    emit hoverChanged();
}

void TimelineView::hoverMoveEvent(QHoverEvent *event)
{
    setHover(event->position());
}

void TimelineView::hoverLeaveEvent(QHoverEvent * /*event*/)
{
    setHover({-1, -1});
}

} // namespace hp::ui
