// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeFolds.h"

#include <memory>
#include <vector>

namespace hp::ui {

/// One labelled position of the time axis.
struct AxisTick {
    TimePoint at{};
    double x = 0;
    bool day = false; ///< midnight: the label is a date
    bool dated = false; ///< the first of another day behind a fold: the label begins with the date
};

/// Maps an interval of time to pixels, with stretches folded to a few pixels where there are
/// folds. A value; changes give a new scale.
class TimeScale
{
public:
    using Folds = std::shared_ptr<const TimeFolds>;

    TimeScale() = default;
    /// An interval below 100 ms or a width below one pixel is widened to that. Where folds would
    /// leave less than half of the width to what is open, or no time at all, nothing is folded.
    TimeScale(TimePoint from, TimePoint to, double width, Folds folds = {});

    [[nodiscard]] TimePoint from() const { return m_from; }
    [[nodiscard]] TimePoint to() const { return m_to; }
    [[nodiscard]] double width() const { return m_width; }
    /// What lies between the two ends, folded or not.
    [[nodiscard]] Duration span() const { return m_to - m_from; }
    /// What the width would show without a fold in it.
    [[nodiscard]] Duration openSpan() const;
    /// How long an open pixel lasts.
    [[nodiscard]] Duration perPixel() const;
    /// Null where nothing is folded.
    [[nodiscard]] const Folds &folds() const { return m_folds; }

    [[nodiscard]] double x(TimePoint time) const;
    [[nodiscard]] TimePoint time(double x) const;

    /// The time under `x` stays where it is; factor 2 shows half the interval.
    [[nodiscard]] TimeScale zoomed(double factor, double x) const;
    [[nodiscard]] TimeScale panned(double pixels) const;
    /// The same with other folds: the time under `x` stays where it is, and pixels last as long.
    [[nodiscard]] TimeScale refolded(Folds folds, double x) const;

    /// Round times at least `minimum` pixels apart, finest first that fits. Around a fold there is
    /// none, so that how long it lasts can stand there.
    [[nodiscard]] std::vector<AxisTick> ticks(double minimum) const;
    /// The distance between two ticks.
    [[nodiscard]] Duration tickStep(double minimum) const;

private:
    [[nodiscard]] static TimeScale
    around(TimePoint time, double x, double perPixel, double width, Folds folds);
    void fold(Folds folds);

    TimePoint m_from{};
    TimePoint m_to = TimePoint(std::chrono::hours(1));
    double m_width = 1;
    Folds m_folds{}; ///< null: the two below are not used
    TimeFolds::Place m_origin{}; ///< of `m_from`
    double m_perPixel = 1; ///< microseconds
};

} // namespace hp::ui
