// SPDX-License-Identifier: Apache-2.0
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

/// Narrower a window cannot be seen, nor taken hold of.
constexpr double minWindow = 8;

double milliseconds(TimePoint time)
{
    return static_cast<double>(time.time_since_epoch().count()) / 1000.0;
}

Duration scaled(Duration duration, double factor)
{
    return Duration(std::llround(static_cast<double>(duration.count()) * factor));
}

} // namespace

TimelineOverview::TimelineOverview(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
    setFlag(ItemHasContents);
    setOpaquePainting(true);
}

void TimelineOverview::setTimeline(TimelineView *timeline)
{
    if (m_timeline == timeline)
        return;
    if (m_timeline)
        m_timeline->disconnect(this);
    m_timeline = timeline;
    if (timeline) {
        connect(timeline, &TimelineView::viewChanged, this, &TimelineOverview::readWindow);
        connect(timeline, &TimelineView::nowChanged, this, &TimelineOverview::readClock);
        connect(timeline, &TimelineView::reloaded, this, &TimelineOverview::repaintAll);
        connect(timeline, &TimelineView::styleChanged, this, [this] { update(); });
    }
    repaintAll();
    emit timelineChanged();
}

double TimelineOverview::from() const
{
    return milliseconds(m_brush.window().from);
}

double TimelineOverview::to() const
{
    return milliseconds(m_brush.window().to);
}

QString TimelineOverview::lengthText() const
{
    return isEmpty() ? QString() : QString::fromStdString(formatAge(m_brush.whole().length()));
}

double TimelineOverview::value() const
{
    if (isEmpty())
        return 0;
    const TimeStretch &window = m_brush.window();
    const Duration before = window.from + window.length() / 2 - m_brush.whole().from;
    return 100 * static_cast<double>(before.count())
        / static_cast<double>(m_brush.whole().length().count());
}

void TimelineOverview::setValue(double value)
{
    if (!isEmpty() && std::isfinite(value))
        show(m_brush.movedTo(timeAt(std::clamp(value, 0.0, 100.0) / 100 * width())));
}

Duration TimelineOverview::perPixel() const
{
    return Duration(std::llround(static_cast<double>(m_brush.whole().length().count())
                                 / std::max(width(), 1.0)));
}

TimePoint TimelineOverview::timeAt(double x) const
{
    return TimeScale(m_brush.whole().from, m_brush.whole().to, width()).time(x);
}

void TimelineOverview::readWindow()
{
    // A picture of which nothing is known says nothing of a window either.
    const TimeStretch whole = m_timeline ? m_timeline->recorded() : TimeStretch{};
    m_brush = m_timeline ? TimeBrush(whole, m_timeline->shown()) : TimeBrush();
    if (isEmpty()) {
        m_left = m_right = 0;
    } else {
        const TimeScale scale(whole.from, whole.to, width());
        const double wide = std::min(
            std::max(scale.x(m_brush.window().to) - scale.x(m_brush.window().from), minWindow),
            width());
        const double middle = (scale.x(m_brush.window().to) + scale.x(m_brush.window().from)) / 2;
        m_left = std::clamp(middle - wide / 2, 0.0, width() - wide);
        m_right = m_left + wide;
    }
    emit windowChanged();
}

void TimelineOverview::readClock()
{
    readWindow();
    // A second of three days moves nothing.
    const TimeStretch &whole = m_brush.whole();
    if (whole.from != m_painted.from || whole.to - m_painted.to >= perPixel()
        || whole.to < m_painted.to)
        repaintAll();
}

void TimelineOverview::repaintAll()
{
    m_dirty = true;
    polish();
}

void TimelineOverview::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    readWindow();
    if (newGeometry.size() != oldGeometry.size())
        repaintAll();
}

void TimelineOverview::updatePolish()
{
    if (!std::exchange(m_dirty, false))
        return;
    readWindow();
    m_painted = m_brush.whole();
    m_density = m_timeline
        ? timelineDensity(m_timeline->rows(), m_painted, static_cast<int>(std::floor(width())))
        : TimelineDensity{};
    update();
}

void TimelineOverview::paint(QPainter *painter)
{
    ++m_pictures;
    if (m_timeline)
        paintDensity(*painter, boundingRect(), m_density, m_timeline->style());
}

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
    const TimeBrush &before = m_press->brush;
    const TimeStretch &whole = before.whole();
    const TimeStretch &window = before.window();
    const Duration by = scaled(whole.length(), (x - m_press->at) / std::max(width(), 1.0));
    TimeStretch next = m_press->grip == BrushGrip::Begin
        ? before.withBegin(window.from + by, perPixel())
        : m_press->grip == BrushGrip::End ? before.withEnd(window.to + by, perPixel())
                                          : before.movedBy(by);
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
    const BrushGrip grip = brushGripAt(x, m_left, m_right);
    if (grip == BrushGrip::Outside)
        show(m_brush.movedTo(timeAt(x)));
    m_press = Press{.grip = grip, .at = x, .brush = m_brush};
    setKeepMouseGrab(true);
}

void TimelineOverview::mouseMoveEvent(QMouseEvent *event)
{
    if (m_press && !isEmpty())
        dragTo(event->position().x());
}

void TimelineOverview::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    m_press.reset();
    setKeepMouseGrab(false);
}

void TimelineOverview::mouseUngrabEvent()
{
    m_press.reset();
    setKeepMouseGrab(false);
}

void TimelineOverview::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    m_press.reset();
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

#include "moc_TimelineOverview.cpp"
