// SPDX-License-Identifier: Apache-2.0
// Which interval a timeline shows: fitting, following, zooming, moving and folding.
#include "ui/timeline/TimelineView.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

/// Share of the interval that stays free right of now, so that the newest change is not at the
/// edge.
constexpr double headroom = 0.03;

} // namespace

void TimelineView::fit()
{
    const TimePoint from = first();
    m_folding.setSpan(m_now - from);
    m_folding.lookAtAll();
    showBetween(from, m_now, true);
}

void TimelineView::showBetween(TimePoint from, TimePoint to, bool following)
{
    const double margin = plotWidth() * headroom / (1 + 2 * headroom);
    const TimeScale inner(from, to, plotWidth() - 2 * margin, m_folding.folds());
    // The edges lie in open time: before the first change and after now nothing is folded.
    setScale({inner.time(-margin), inner.time(inner.width() + margin), plotWidth(), inner.folds()},
             following);
}

void TimelineView::show(const TimeStretch &stretch)
{
    if (m_data.isEmpty() || stretch.length() <= Duration(0))
        return;
    m_folding.setSpan(stretch.length());
    m_folding.lookAt(stretch);
    const double edge = plotWidth() * (1 - headroom); // where now lies while it follows
    const bool following = stretch.to >= m_now;
    const TimeScale inner(
        stretch.from, stretch.to, following ? edge : plotWidth(), m_folding.folds());
    setScale({stretch.from, inner.time(plotWidth()), plotWidth(), inner.folds()}, following);
}

void TimelineView::follow()
{
    const double edge = plotWidth() * (1 - headroom);
    const TimeScale refolded = m_scale.refolded(m_folding.folds(), edge);
    setScale(refolded.panned(refolded.x(m_now) - edge), true);
}

void TimelineView::zoom(double factor)
{
    zoomAround(factor, m_frame.following ? m_scale.x(m_now) : plotWidth() / 2, m_frame.following);
}

void TimelineView::zoomAround(double factor, double x, bool following)
{
    const TimeScale zoomed = m_scale.zoomed(factor, x);
    // It stops at the ends of what can be shown, and with it what is long enough to be folded.
    const double done = static_cast<double>(zoomed.openSpan().count())
        / static_cast<double>(m_scale.openSpan().count());
    m_folding.setSpan(Duration(std::llround(static_cast<double>(m_folding.span().count()) * done)));
    setScale(zoomed.refolded(m_folding.folds(), x), following);
}

void TimelineView::pan(double share)
{
    setScale(m_scale.panned(share * plotWidth()), false);
}

void TimelineView::refold(double x)
{
    setScale(m_scale.refolded(m_folding.folds(), x), m_frame.following);
}

void TimelineView::setFoldsIdle(bool folds)
{
    if (m_folding.isEnabled() == folds)
        return;
    m_folding.setEnabled(folds);
    m_folding.setData(m_data);
    showSame();
    emit foldsIdleChanged();
}

void TimelineView::showSame()
{
    if (!m_fitted)
        return;
    setScale({m_scale.from(), m_scale.to(), plotWidth(), m_folding.folds()}, m_frame.following);
}

bool TimelineView::toggleFold()
{
    const double x = m_frame.cursor >= 0 ? m_frame.cursor : plotWidth() / 2;
    const auto places = foldPlaces(m_scale, m_folding.opened());
    const auto distance = [x](const FoldPlace &place) {
        return std::max({place.left - x, x - place.right, 0.0});
    };
    const auto nearest = std::ranges::min_element(places, {}, distance);
    return nearest != places.end() && toggleFold(*nearest);
}

bool TimelineView::toggleFold(const FoldPlace &place)
{
    if (!m_folding.toggle(place.stretch.from + place.stretch.length() / 2))
        return false;
    showSame();
    return true;
}

void TimelineView::step(int direction, bool abnormalOnly)
{
    const std::vector<TimePoint> changes = timelineChanges(m_data, abnormalOnly);
    const TimePoint middle = m_scale.time(plotWidth() / 2);
    // A pixel of slack, or the change that is already in the middle would be found again.
    auto it = direction > 0 ? std::ranges::upper_bound(changes, middle + m_scale.perPixel())
                            : std::ranges::lower_bound(changes, middle - m_scale.perPixel());
    if (direction < 0) {
        if (it == changes.begin())
            return;
        --it;
    }
    if (it != changes.end())
        setScale(m_scale.panned(m_scale.x(*it) - plotWidth() / 2), false);
}

} // namespace hp::ui
