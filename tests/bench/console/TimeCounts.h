// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace hp::bench {

/// How many of the measured times were how long, in steps of 0.02 ms up to 2 s. It has its size
/// from the start: a bench that looks for growing memory must not grow itself.
class TimeCounts
{
public:
    TimeCounts();

    void clear();
    /// In milliseconds; what is longer than the last step counts there.
    void add(double milliseconds);

    [[nodiscard]] std::int64_t count() const { return m_count; }
    /// The time that `share` of all did not exceed, in milliseconds; 0 of none.
    [[nodiscard]] double percentile(double share) const;
    [[nodiscard]] double longest() const { return m_longest; }

private:
    std::vector<std::uint32_t> m_steps;
    std::int64_t m_count = 0;
    double m_longest = 0;
};

} // namespace hp::bench
