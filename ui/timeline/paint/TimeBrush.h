// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeFolds.h"

namespace hp::ui {

/// What a person takes hold of in an overview.
enum class BrushGrip {
    Window, ///< all of it: it moves
    Begin,
    End,
    Outside, ///< it jumps to where that is
};

/// The part of a longer stretch of time that is looked at, and what becomes of it when it is moved
/// or resized: it stays inside of the whole. A value.
class TimeBrush
{
public:
    TimeBrush() = default;
    /// What is shown beyond the whole is not counted; when it is all beyond, the nearest part is.
    TimeBrush(const TimeStretch &whole, const TimeStretch &shown);

    [[nodiscard]] bool isEmpty() const { return m_whole.length() <= Duration(0); }
    [[nodiscard]] const TimeStretch &whole() const { return m_whole; }
    [[nodiscard]] const TimeStretch &window() const { return m_window; }

    [[nodiscard]] TimeStretch movedBy(Duration by) const;
    [[nodiscard]] TimeStretch movedTo(TimePoint middle) const;
    [[nodiscard]] TimeStretch atBegin() const;
    [[nodiscard]] TimeStretch atEnd() const;
    /// The other end stays; never shorter than `least`, unless it is already.
    [[nodiscard]] TimeStretch withBegin(TimePoint begin, Duration least) const;
    [[nodiscard]] TimeStretch withEnd(TimePoint end, Duration least) const;
    /// So many times as long. The middle stays, or the end where it is that of the whole.
    [[nodiscard]] TimeStretch widened(double factor, Duration least) const;

private:
    /// The same length as near to `from` as there is room.
    [[nodiscard]] TimeStretch placed(TimePoint from, Duration length) const;

    TimeStretch m_whole{};
    TimeStretch m_window{};
};

/// What is under `x` when the window is drawn from `left` to `right`. Edges can be taken from
/// outside, and from as much of the inside as leaves half of a narrow window to move it.
[[nodiscard]] BrushGrip brushGripAt(double x, double left, double right);

} // namespace hp::ui
