// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/whatif/Question.h"

#include <cstdint>
#include <random>

namespace hp::whatif {

/// Durations by chance, the same from the same seed everywhere.
class Draws
{
public:
    explicit Draws(std::uint64_t seed);
    /// In [0, 1).
    [[nodiscard]] double fraction();
    /// From the log-normal distribution with that p50 and p95: what takes its time is seldom much
    /// quicker than usual, and now and then much slower. Never negative; p50 when p95 is not above
    /// it.
    [[nodiscard]] Duration of(const Usual &usual);

private:
    std::mt19937_64 m_numbers;
};

} // namespace hp::whatif
