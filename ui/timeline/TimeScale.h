// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <vector>

namespace hp::ui {

/// One labelled position of the time axis.
struct AxisTick {
    TimePoint at{};
    double x = 0;
    bool day = false; ///< midnight: the label is a date
};

/// Maps an interval of time to pixels. A value; changes give a new scale.
class TimeScale
{
public:
    TimeScale() = default;
    /// An interval below 100 ms or a width below one pixel is widened to that.
    TimeScale(TimePoint from, TimePoint to, double width);

    [[nodiscard]] TimePoint from() const { return m_from; }
    [[nodiscard]] TimePoint to() const { return m_to; }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] Duration span() const { return m_to - m_from; }
    [[nodiscard]] Duration perPixel() const;

    [[nodiscard]] double x(TimePoint time) const;
    [[nodiscard]] TimePoint time(double x) const;

    /// The time under `x` stays where it is; factor 2 shows half the interval.
    [[nodiscard]] TimeScale zoomed(double factor, double x) const;
    [[nodiscard]] TimeScale panned(double pixels) const;

    /// Round times at least `minimum` pixels apart, finest first that fits.
    [[nodiscard]] std::vector<AxisTick> ticks(double minimum) const;
    /// The distance between two ticks.
    [[nodiscard]] Duration tickStep(double minimum) const;

private:
    TimePoint m_from{};
    TimePoint m_to = TimePoint(std::chrono::hours(1));
    double m_width = 1;
};

} // namespace hp::ui
