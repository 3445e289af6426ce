// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"

#include <algorithm>
#include <chrono>

namespace hp::redfish {

/// So many a second in the long run, `burst` at once. It may be overdrawn: who must not wait takes
/// a token of the future, and the others wait for it.
class ConnectionRate
{
public:
    ConnectionRate(double perSecond, double burst)
        : m_perSecond(std::max(perSecond, 0.001))
        , m_burst(std::max(burst, 1.0))
        , m_tokens(m_burst)
    { }

    [[nodiscard]] bool hasToken(Steady now)
    {
        refill(now);
        return m_tokens >= 1;
    }
    void take(Steady now)
    {
        refill(now);
        m_tokens -= 1;
    }
    /// When hasToken() is true at the earliest.
    [[nodiscard]] Steady nextToken(Steady now) const
    {
        const double missing = std::max(1 - m_tokens, 0.0);
        const std::chrono::duration<double> wait(missing / m_perSecond);
        return std::max(now, m_filledAt + std::chrono::ceil<Steady::duration>(wait));
    }

private:
    void refill(Steady now)
    {
        const std::chrono::duration<double> passed = now - m_filledAt;
        if (m_filledAt != Steady() && passed.count() > 0)
            m_tokens = std::min(m_burst, m_tokens + passed.count() * m_perSecond);
        m_filledAt = std::max(m_filledAt, now);
    }

    double m_perSecond;
    double m_burst;
    double m_tokens;
    Steady m_filledAt{};
};

} // namespace hp::redfish
