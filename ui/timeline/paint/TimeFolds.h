// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>
#include <vector>

namespace hp::ui {

/// A stretch of time.
struct TimeStretch {
    TimePoint from{};
    TimePoint to{};

    [[nodiscard]] Duration length() const { return to - from; }
    [[nodiscard]] bool contains(TimePoint time) const { return time >= from && time <= to; }
    bool operator==(const TimeStretch &) const = default;
};

/// Stretches of time that are drawn as a zigzag of a few pixels, however long they are. Knows times
/// and counts folds, and leaves to TimeScale how long a pixel is. A value; any thread.
class TimeFolds
{
public:
    /// How wide a fold is drawn, in pixels.
    static constexpr double width = 16;

    /// Where a time lies when folds take no time: how much open time is before it, counted from
    /// 1970, and how many folds, of the one that it lies in the share that is before it.
    struct Place {
        Duration open{};
        double folds = 0;
    };

    TimeFolds() = default;
    /// Stretches in any order; those that overlap or touch become one, those without length none.
    explicit TimeFolds(std::vector<TimeStretch> stretches);

    [[nodiscard]] bool isEmpty() const { return m_folds.empty(); }
    [[nodiscard]] const std::vector<TimeStretch> &all() const { return m_folds; }
    [[nodiscard]] Place placeOf(TimePoint time) const;
    /// Which time lies `pixels` behind a place where an open pixel lasts `perPixel` microseconds.
    [[nodiscard]] TimePoint timeAt(const Place &origin, double pixels, double perPixel) const;
    /// The first fold that ends after `time`; one behind the last when there is none.
    [[nodiscard]] std::size_t firstAfter(TimePoint time) const;

private:
    std::vector<TimeStretch> m_folds{};
    std::vector<Duration> m_before{}; ///< how much is folded before each
};

} // namespace hp::ui
