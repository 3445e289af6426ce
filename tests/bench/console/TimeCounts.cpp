// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/console/TimeCounts.h"

#include <algorithm>
#include <cmath>

namespace hp::bench {

namespace {

constexpr double step = 0.02;
constexpr std::size_t steps = 100'000;

} // namespace

TimeCounts::TimeCounts()
    : m_steps(steps)
{ }

void TimeCounts::clear()
{
    std::ranges::fill(m_steps, 0);
    m_count = 0;
    m_longest = 0;
}

void TimeCounts::add(double milliseconds)
{
    const auto place = static_cast<std::size_t>(std::max(0.0, milliseconds) / step);
    ++m_steps[std::min(place, steps - 1)];
    ++m_count;
    m_longest = std::max(m_longest, milliseconds);
}

double TimeCounts::percentile(double share) const
{
    const auto rank = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(m_count)));
    std::int64_t passed = 0;
    for (std::size_t place = 0; place < steps; ++place) {
        passed += m_steps[place];
        if (passed > 0 && passed >= rank)
            return std::min(static_cast<double>(place + 1) * step, m_longest);
    }
    return 0;
}

} // namespace hp::bench
