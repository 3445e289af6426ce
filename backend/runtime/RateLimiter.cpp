// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/RateLimiter.h"

#include <algorithm>

namespace hp::runtime {

Duration Backoff::after(int failures) const
{
    Duration delay = base;
    for (int i = 0; i < failures && delay < cap; ++i)
        delay *= 2;
    return std::min(delay, cap);
}

RateLimiter::RateLimiter(Backoff backoff, RetryBudget budget)
    : m_backoff(backoff)
    , m_budget(budget)
    , m_tokens(budget.burst)
{ }

Duration RateLimiter::when(const ObjectKey &key, Duration uptime)
{
    const Duration own = m_backoff.after(m_failures[key]++);

    using Seconds = std::chrono::duration<double>;
    const double earned = Seconds(uptime - m_refilled).count() * m_budget.perSecond;
    m_tokens = std::min(m_tokens + earned, static_cast<double>(m_budget.burst)) - 1;
    m_refilled = uptime;
    if (m_tokens >= 0)
        return own;
    return std::max(own, std::chrono::ceil<Duration>(Seconds(-m_tokens / m_budget.perSecond)));
}

void RateLimiter::forget(const ObjectKey &key)
{
    m_failures.erase(key);
}

int RateLimiter::failures(const ObjectKey &key) const
{
    const auto it = m_failures.find(key);
    return it == m_failures.end() ? 0 : it->second;
}

} // namespace hp::runtime
