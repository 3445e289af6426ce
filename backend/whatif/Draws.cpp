// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Draws.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hp::whatif {

namespace {

/// So many standard deviations above the middle lies the 95th percentile of a normal distribution.
constexpr double deviationsToP95 = 1.6448536269514722;

} // namespace

Draws::Draws(std::uint64_t seed)
    : m_numbers(seed * 0x9E3779B97F4A7C15ULL + 1)
{ }

double Draws::fraction()
{
    return static_cast<double>(m_numbers() >> 11) * 0x1.0p-53;
}

// The distributions of the library promise no numbers.
Duration Draws::of(const Usual &usual)
{
    const double length = std::sqrt(-2.0 * std::log(1.0 - fraction()));
    const double normal = length * std::cos(2.0 * std::numbers::pi * fraction());
    if (usual.p50 <= Duration::zero() || usual.p95 <= usual.p50)
        return std::max(usual.p50, Duration::zero());
    const double spread =
        std::log(static_cast<double>(usual.p95.count()) / static_cast<double>(usual.p50.count()))
        / deviationsToP95;
    return Duration(static_cast<Duration::rep>(static_cast<double>(usual.p50.count())
                                               * std::exp(spread * normal)));
}

} // namespace hp::whatif
