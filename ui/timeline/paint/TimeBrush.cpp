// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimeBrush.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

constexpr double reach = 6; ///< pixels on either side of an edge that belong to it

} // namespace

TimeBrush::TimeBrush(const TimeStretch &whole, const TimeStretch &shown)
    : m_whole(whole)
{
    if (isEmpty())
        return;
    m_window = {std::max(shown.from, whole.from), std::min(shown.to, whole.to)};
    if (m_window.length() <= Duration(0))
        m_window = placed(shown.from, std::max(shown.length(), Duration(1)));
}

TimeStretch TimeBrush::placed(TimePoint from, Duration length) const
{
    const Duration fitting = std::min(length, m_whole.length());
    const TimePoint begin = std::clamp(from, m_whole.from, m_whole.to - fitting);
    return {begin, begin + fitting};
}

TimeStretch TimeBrush::movedBy(Duration by) const
{
    return placed(m_window.from + by, m_window.length());
}

TimeStretch TimeBrush::movedTo(TimePoint middle) const
{
    return placed(middle - m_window.length() / 2, m_window.length());
}

TimeStretch TimeBrush::atBegin() const
{
    return placed(m_whole.from, m_window.length());
}

TimeStretch TimeBrush::atEnd() const
{
    return placed(m_whole.to, m_window.length());
}

TimeStretch TimeBrush::withBegin(TimePoint begin, Duration least) const
{
    const Duration kept = std::min(least, m_window.length());
    return {std::clamp(begin, m_whole.from, m_window.to - kept), m_window.to};
}

TimeStretch TimeBrush::withEnd(TimePoint end, Duration least) const
{
    const Duration kept = std::min(least, m_window.length());
    return {m_window.from, std::clamp(end, m_window.from + kept, m_whole.to)};
}

TimeStretch TimeBrush::widened(double factor, Duration least) const
{
    const Duration kept = std::min(least, m_window.length());
    const Duration length(std::llround(static_cast<double>(m_window.length().count()) * factor));
    const Duration next = std::clamp(length, kept, m_whole.length());
    if (m_window.to == m_whole.to)
        return placed(m_whole.to - next, next);
    return placed(m_window.from + m_window.length() / 2 - next / 2, next);
}

BrushGrip brushGripAt(double x, double left, double right)
{
    const double inside = std::min(reach, (right - left) / 4);
    if (x < left - reach || x > right + reach)
        return BrushGrip::Outside;
    if (x <= left + inside)
        return BrushGrip::Begin;
    if (x >= right - inside)
        return BrushGrip::End;
    return BrushGrip::Window;
}

} // namespace hp::ui
