// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <algorithm>
#include <optional>

namespace hp::runtime {

/// Measures one stored time by a clock that does not step: wall time is compared once, when that
/// time is first seen, and never again while this process lives. A value of the thread of its
/// Clock.
class SteadyDeadline
{
public:
    /// How long until `deadline`, below zero when it is over. When it is first seen that is at
    /// least `least` and at most `most`: after a step of the wall clock a deadline may seem far
    /// away; it never was.
    [[nodiscard]] Duration
    left(TimePoint deadline, const Clock &clock, Duration least, Duration most)
    {
        if (!m_seen || m_seen->deadline != deadline) {
            const Duration remaining = std::clamp(deadline - clock.now(), least, most);
            m_seen = Seen{deadline, clock.uptime() + remaining};
        }
        return m_seen->until - clock.uptime();
    }
    /// How long ago that stored time was, by the same means; below zero never, also where a clock
    /// was set back meanwhile.
    [[nodiscard]] Duration age(TimePoint since, const Clock &clock)
    {
        return -left(since, clock, -Duration::max(), Duration(0));
    }
    void forget() { m_seen.reset(); }

private:
    struct Seen {
        TimePoint deadline{};
        Duration until{}; ///< by uptime
    };

    std::optional<Seen> m_seen{};
};

} // namespace hp::runtime
