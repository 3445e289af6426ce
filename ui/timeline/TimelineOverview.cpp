// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimelineOverview.h"

#include "ui/timeline/paint/DensityPainter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

/// Narrower a window cannot be seen, nor taken hold of.
constexpr double leastWindow = 8;

double milliseconds(TimePoint time)
{
    return static_cast<double>(time.time_since_epoch().count()) / 1000.0;
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
            std::max(scale.x(m_brush.window().to) - scale.x(m_brush.window().from), leastWindow),
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

} // namespace hp::ui
