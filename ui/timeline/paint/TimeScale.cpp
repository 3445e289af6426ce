// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimeScale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace hp::ui {

using namespace std::chrono_literals;

namespace {

constexpr Duration shortest = 100ms;
constexpr Duration longest = std::chrono::hours(24 * 366 * 5);
constexpr std::array<Duration, 20> steps{1s,    2s,    5s, 10s, 15s, 30s, 1min, 2min, 5min, 10min,
                                         15min, 30min, 1h, 2h,  3h,  6h,  12h,  24h,  48h,  168h};
constexpr Duration day = 24h;

Duration scaled(Duration duration, double factor)
{
    return Duration(std::llround(static_cast<double>(duration.count()) * factor));
}

bool isOtherDay(TimePoint one, TimePoint other)
{
    return std::chrono::floor<std::chrono::days>(one)
        != std::chrono::floor<std::chrono::days>(other);
}

} // namespace

TimeScale::TimeScale(TimePoint from, TimePoint to, double width, Folds folds)
    : m_from(from)
    , m_to(std::clamp(to, from + shortest, from + longest))
    , m_width(std::max(width, 1.0))
{
    fold(std::move(folds));
}

void TimeScale::fold(Folds folds)
{
    if (!folds || folds->isEmpty())
        return;
    const TimeFolds::Place begin = folds->placeOf(m_from);
    const TimeFolds::Place end = folds->placeOf(m_to);
    const double zigzags = TimeFolds::width * (end.folds - begin.folds);
    const Duration open = end.open - begin.open;
    if (zigzags > m_width / 2 || open < shortest)
        return;
    m_folds = std::move(folds);
    m_origin = begin;
    m_perPixel = static_cast<double>(open.count()) / (m_width - zigzags);
}

TimeScale TimeScale::around(TimePoint time, double x, double perPixel, double width, Folds folds)
{
    if (!folds || folds->isEmpty()) {
        const auto length = [perPixel](double pixels) {
            return Duration(std::llround(pixels * perPixel));
        };
        return {time - length(x), time - length(x) + length(width), width};
    }
    TimeScale scale;
    const TimeFolds::Place place = folds->placeOf(time);
    scale.m_width = width;
    scale.m_perPixel = perPixel;
    scale.m_from = folds->timeAt(place, -x, perPixel);
    scale.m_to = folds->timeAt(place, width - x, perPixel);
    scale.m_origin = folds->placeOf(scale.m_from);
    scale.m_folds = std::move(folds);
    return scale;
}

Duration TimeScale::openSpan() const
{
    return m_folds ? Duration(std::llround(m_perPixel * m_width)) : span();
}

Duration TimeScale::perPixel() const
{
    return m_folds ? Duration(std::llround(m_perPixel)) : scaled(span(), 1.0 / m_width);
}

double TimeScale::x(TimePoint time) const
{
    if (!m_folds)
        return static_cast<double>((time - m_from).count()) / static_cast<double>(span().count())
            * m_width;
    const TimeFolds::Place place = m_folds->placeOf(time);
    return static_cast<double>((place.open - m_origin.open).count()) / m_perPixel
        + TimeFolds::width * (place.folds - m_origin.folds);
}

TimePoint TimeScale::time(double x) const
{
    return m_folds ? m_folds->timeAt(m_origin, x, m_perPixel)
                   : m_from + scaled(span(), x / m_width);
}

TimeScale TimeScale::zoomed(double factor, double x) const
{
    const TimePoint fixed = time(x);
    const Duration next = std::clamp(scaled(openSpan(), 1.0 / factor), shortest, longest);
    if (m_folds)
        return around(fixed, x, static_cast<double>(next.count()) / m_width, m_width, m_folds);
    const TimePoint from = fixed - scaled(next, x / m_width);
    return {from, from + next, m_width};
}

TimeScale TimeScale::panned(double pixels) const
{
    if (m_folds)
        return around(m_from, -pixels, m_perPixel, m_width, m_folds);
    const Duration by = scaled(span(), pixels / m_width);
    return {m_from + by, m_to + by, m_width};
}

TimeScale TimeScale::refolded(Folds folds, double x) const
{
    if (!m_folds && (!folds || folds->isEmpty()))
        return *this;
    const double perPixel = m_folds ? m_perPixel : static_cast<double>(span().count()) / m_width;
    return around(time(x), x, perPixel, m_width, std::move(folds));
}

Duration TimeScale::tickStep(double minimum) const
{
    const Duration wanted = scaled(openSpan(), minimum / m_width);
    const auto it = std::lower_bound(steps.begin(), steps.end(), wanted);
    return it == steps.end() ? steps.back() * (wanted / steps.back() + 1) : *it;
}

std::vector<AxisTick> TimeScale::ticks(double minimum) const
{
    const Duration step = tickStep(minimum);
    std::vector<AxisTick> result;
    const auto roundAfter = [step](TimePoint time) {
        const std::int64_t steps = time.time_since_epoch() / step;
        const TimePoint round(step * steps);
        return round < time ? round + step : round;
    };
    std::size_t fold = m_folds ? m_folds->firstAfter(m_from) : 0;
    TimePoint before = m_from; // which day was told last
    double keepOut = -minimum; // up to where the length of a fold stands
    bool folded = false;
    for (TimePoint at = roundAfter(m_from); at <= m_to;) {
        if (m_folds && fold < m_folds->all().size() && at >= m_folds->all()[fold].from) {
            const TimeStretch &stretch = m_folds->all()[fold++];
            keepOut = x(stretch.to) - TimeFolds::width / 2 + minimum / 2;
            folded = true;
            at = std::max(at, roundAfter(stretch.to));
            continue;
        }
        const double place = x(at);
        const bool nearNext = m_folds && fold < m_folds->all().size()
            && place > x(m_folds->all()[fold].from) + TimeFolds::width / 2 - minimum / 2;
        if (place >= keepOut && !nearNext) {
            const bool midnight = at.time_since_epoch() % day == Duration(0);
            result.push_back({at, place, midnight, folded && !midnight && isOtherDay(at, before)});
            before = at;
            folded = false;
        }
        at += step;
    }
    return result;
}

} // namespace hp::ui
