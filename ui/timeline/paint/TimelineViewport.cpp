// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineViewport.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

/// Share of the interval that stays free right of now, so that the newest change is not at the
/// edge.
constexpr double headroom = 0.03;

} // namespace

std::vector<FoldPlace> TimelineViewport::folds() const
{
    return foldPlaces(m_scale, m_folding.opened());
}

TimePoint TimelineViewport::first() const
{
    TimePoint first = std::min(m_now, m_earliest.value_or(m_now));
    if (m_recordFrom != TimePoint{})
        first = std::max(first, m_recordFrom);
    if (m_hours > 0)
        first = std::max(first, m_now - Duration(static_cast<std::int64_t>(m_hours * 3.6e9)));
    return std::min(first, m_now - Duration(std::chrono::seconds(60)));
}

TimeStretch TimelineViewport::recorded() const
{
    return m_isEmpty || m_now == TimePoint{} ? TimeStretch{} : TimeStretch{first(), m_now};
}

bool TimelineViewport::setRecord(const TimelineData &data)
{
    m_isEmpty = data.isEmpty();
    m_recordFrom = data.from;
    m_earliest.reset();
    const auto begin = [this](TimePoint at) { m_earliest = std::min(at, m_earliest.value_or(at)); };
    for (const TimelineLane &lane : data.lanes) {
        if (!lane.spans.empty())
            begin(lane.spans.front().from);
        if (!lane.marks.empty())
            begin(lane.marks.front().at);
    }
    m_folding.setData(data);
    if (m_isEmpty)
        forget();
    if (m_fitted && m_folding.isEnabled()) {
        refold(m_following ? m_scale.x(m_now) : middle());
        return true;
    }
    if (m_fitted || m_isEmpty || m_now == TimePoint{})
        return false;
    m_fitted = true;
    fit();
    return true;
}

bool TimelineViewport::setNow(TimePoint now)
{
    m_now = now;
    m_folding.setNow(now);
    // The fold that lasts until now grows with it.
    if (m_fitted && m_following)
        follow();
    else if (m_fitted && m_folding.isEnabled())
        refold(middle());
    else
        return false;
    return true;
}

void TimelineViewport::setWidth(double width)
{
    m_scale = {m_scale.from(), m_scale.to(), width, m_folding.folds()};
}

void TimelineViewport::setFolding(bool enabled, const TimelineData &data)
{
    m_folding.setEnabled(enabled);
    m_folding.setData(data);
    showSame();
}

void TimelineViewport::forget()
{
    m_fitted = false;
    m_folding.closeAll();
}

void TimelineViewport::set(const TimeScale &scale, bool following)
{
    m_scale = scale;
    m_following = following;
}

void TimelineViewport::fit()
{
    const TimePoint from = first();
    m_folding.setSpan(m_now - from);
    m_folding.lookAtAll();
    const double width = m_scale.width();
    const double margin = width * headroom / (1 + 2 * headroom);
    const TimeScale inner(from, m_now, width - 2 * margin, m_folding.folds());
    // The edges lie in open time: before the first change and after now nothing is folded.
    set({inner.time(-margin), inner.time(inner.width() + margin), width, inner.folds()}, true);
}

bool TimelineViewport::show(const TimeStretch &stretch)
{
    if (m_isEmpty || stretch.length() <= Duration(0))
        return false;
    m_folding.setSpan(stretch.length());
    m_folding.lookAt(stretch);
    const double width = m_scale.width();
    const bool following = stretch.to >= m_now;
    const double edge = following ? width * (1 - headroom) : width;
    const TimeScale inner(stretch.from, stretch.to, edge, m_folding.folds());
    set({stretch.from, inner.time(width), width, inner.folds()}, following);
    return true;
}

void TimelineViewport::follow()
{
    const double edge = m_scale.width() * (1 - headroom);
    const TimeScale refolded = m_scale.refolded(m_folding.folds(), edge);
    set(refolded.panned(refolded.x(m_now) - edge), true);
}

void TimelineViewport::zoom(double factor)
{
    zoomTo(factor, m_following ? m_scale.x(m_now) : middle(), m_following);
}

void TimelineViewport::zoomAround(double factor, double x)
{
    zoomTo(factor, x, false);
}

void TimelineViewport::zoomTo(double factor, double x, bool following)
{
    const TimeScale zoomed = m_scale.zoomed(factor, x);
    // It stops at the ends of what can be shown, and with it what is long enough to be folded.
    const double done = static_cast<double>(zoomed.openSpan().count())
        / static_cast<double>(m_scale.openSpan().count());
    m_folding.setSpan(Duration(std::llround(static_cast<double>(m_folding.span().count()) * done)));
    set(zoomed.refolded(m_folding.folds(), x), following);
}

void TimelineViewport::pan(double share)
{
    drag(m_scale, share * m_scale.width());
}

void TimelineViewport::drag(const TimeScale &before, double pixels)
{
    set(before.panned(pixels), false);
}

bool TimelineViewport::step(int direction, const std::vector<TimePoint> &changes)
{
    const TimePoint centre = m_scale.time(middle());
    // A pixel of slack, or the change that is already in the middle would be found again.
    auto it = direction > 0 ? std::ranges::upper_bound(changes, centre + m_scale.perPixel())
                            : std::ranges::lower_bound(changes, centre - m_scale.perPixel());
    if (direction < 0) {
        if (it == changes.begin())
            return false;
        --it;
    }
    if (it == changes.end())
        return false;
    drag(m_scale, m_scale.x(*it) - middle());
    return true;
}

bool TimelineViewport::toggle(const FoldPlace &place)
{
    if (!m_folding.toggle(place.stretch.from + place.stretch.length() / 2))
        return false;
    showSame();
    return true;
}

bool TimelineViewport::toggleNearest(double x)
{
    const std::vector<FoldPlace> places = folds();
    const auto distance = [x](const FoldPlace &place) {
        return std::max({place.left - x, x - place.right, 0.0});
    };
    const auto nearest = std::ranges::min_element(places, {}, distance);
    return nearest != places.end() && toggle(*nearest);
}

void TimelineViewport::refold(double x)
{
    set(m_scale.refolded(m_folding.folds(), x), m_following);
}

void TimelineViewport::showSame()
{
    if (m_fitted)
        set({m_scale.from(), m_scale.to(), m_scale.width(), m_folding.folds()}, m_following);
}

} // namespace hp::ui
