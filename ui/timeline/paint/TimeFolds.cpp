// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimeFolds.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

TimeFolds::TimeFolds(std::vector<TimeStretch> stretches)
{
    std::ranges::sort(stretches, {}, &TimeStretch::from);
    Duration before{};
    for (const TimeStretch &stretch : stretches) {
        if (stretch.to <= stretch.from)
            continue;
        if (!m_folds.empty() && stretch.from <= m_folds.back().to) {
            before -= m_folds.back().length();
            m_folds.back().to = std::max(m_folds.back().to, stretch.to);
        } else {
            m_folds.push_back(stretch);
            m_before.push_back(before);
        }
        before += m_folds.back().length();
    }
}

std::size_t TimeFolds::firstAfter(TimePoint time) const
{
    const auto it = std::ranges::partition_point(
        m_folds, [time](const TimeStretch &fold) { return fold.to <= time; });
    return static_cast<std::size_t>(it - m_folds.begin());
}

TimeFolds::Place TimeFolds::placeOf(TimePoint time) const
{
    const std::size_t index = firstAfter(time);
    Place place{time.time_since_epoch(), static_cast<double>(index)};
    if (index == m_folds.size()) {
        if (index > 0)
            place.open -= m_before.back() + m_folds.back().length();
        return place;
    }
    const TimeStretch &next = m_folds[index];
    place.open -= m_before[index];
    if (time > next.from) {
        place.open -= time - next.from;
        place.folds += static_cast<double>((time - next.from).count())
            / static_cast<double>(next.length().count());
    }
    return place;
}

TimePoint TimeFolds::timeAt(const Place &origin, double pixels, double perPixel) const
{
    const auto startOf = [&](std::size_t index) {
        const Duration open =
            m_folds[index].from.time_since_epoch() - m_before[index] - origin.open;
        return static_cast<double>(open.count()) / perPixel
            + width * (static_cast<double>(index) - origin.folds);
    };
    // The last fold that begins at or before the pixel.
    std::size_t low = 0;
    std::size_t high = m_folds.size();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (startOf(middle) <= pixels)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0) {
        const double open = (pixels + width * origin.folds) * perPixel;
        return TimePoint(origin.open + Duration(std::llround(open)));
    }
    const TimeStretch &fold = m_folds[low - 1];
    const double inside = pixels - startOf(low - 1);
    if (inside <= width) {
        const double share = inside / width * static_cast<double>(fold.length().count());
        return fold.from + Duration(std::llround(share));
    }
    return fold.to + Duration(std::llround((inside - width) * perPixel));
}

} // namespace hp::ui
