// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/PowerTimers.h"

#include <algorithm>

namespace hp::controllers {

Duration PowerTimers::left(std::optional<Seen> &seen,
                           TimePoint deadline,
                           Duration longest,
                           const runtime::Clock &clock)
{
    if (!seen || seen->deadline != deadline) {
        // After a step of the wall clock a deadline may seem far away; it never was.
        const Duration remaining = std::clamp(deadline - clock.now(), Duration(0), longest);
        seen = Seen{deadline, clock.uptime() + remaining};
    }
    return seen->until - clock.uptime();
}

std::optional<Duration> PowerTimers::actionLeft(const std::optional<host::PowerAction> &action,
                                                const runtime::Clock &clock)
{
    if (!action) {
        m_action.reset();
        return std::nullopt;
    }
    const Duration whole = std::max(action->deadline - action->issuedAt, Duration(0));
    return left(m_action, action->deadline, whole, clock);
}

std::optional<Duration> PowerTimers::retryLeft(const std::optional<host::PowerRetry> &retry,
                                               Duration longest,
                                               const runtime::Clock &clock)
{
    if (!retry) {
        m_retry.reset();
        return std::nullopt;
    }
    return left(m_retry, retry->notBefore, longest, clock);
}

} // namespace hp::controllers
