// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimeScale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace hp::ui {

using namespace std::chrono_literals;

namespace {

constexpr Duration shortest = 100ms;
constexpr Duration longest = std::chrono::hours(24 * 366 * 5);
constexpr std::array<Duration, 20> steps{1s,    2s,    5s, 10s, 15s, 30s, 1min, 2min, 5min, 10min,
                                         15min, 30min, 1h, 2h,  3h,  6h,  12h,  24h,  48h,  168h};

Duration scaled(Duration duration, double factor)
{
    return Duration(std::llround(static_cast<double>(duration.count()) * factor));
}

} // namespace

TimeScale::TimeScale(TimePoint from, TimePoint to, double width)
    : m_from(from)
    , m_to(std::clamp(to, from + shortest, from + longest))
    , m_width(std::max(width, 1.0))
{ }

Duration TimeScale::perPixel() const
{
    return scaled(span(), 1.0 / m_width);
}

double TimeScale::x(TimePoint time) const
{
    return static_cast<double>((time - m_from).count()) / static_cast<double>(span().count())
        * m_width;
}

TimePoint TimeScale::time(double x) const
{
    return m_from + scaled(span(), x / m_width);
}

TimeScale TimeScale::zoomed(double factor, double x) const
{
    const TimePoint fixed = time(x);
    const Duration next = std::clamp(scaled(span(), 1.0 / factor), shortest, longest);
    const TimePoint from = fixed - scaled(next, x / m_width);
    return {from, from + next, m_width};
}

TimeScale TimeScale::panned(double pixels) const
{
    const Duration by = scaled(span(), pixels / m_width);
    return {m_from + by, m_to + by, m_width};
}

Duration TimeScale::tickStep(double minimum) const
{
    const Duration wanted = scaled(span(), minimum / m_width);
    const auto it = std::lower_bound(steps.begin(), steps.end(), wanted);
    return it == steps.end() ? steps.back() * (wanted / steps.back() + 1) : *it;
}

std::vector<AxisTick> TimeScale::ticks(double minimum) const
{
    const Duration step = tickStep(minimum);
    std::vector<AxisTick> result;
    const std::int64_t first = m_from.time_since_epoch() / step;
    for (TimePoint at = TimePoint(step * first); at <= m_to; at += step) {
        if (at < m_from)
            continue;
        result.push_back({at, x(at), at.time_since_epoch() % Duration(24h) == Duration(0)});
    }
    return result;
}

} // namespace hp::ui
