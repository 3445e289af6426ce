// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <algorithm>
#include <chrono>

namespace hp::runtime {

/// A rate with a burst. Pure: time comes in. A rate of 0 or less limits nothing.
class TokenBucket
{
public:
    TokenBucket(double perSecond, double burst)
        : m_perSecond(perSecond)
        , m_burst(burst)
        , m_tokens(burst)
    { }

    /// Takes a token also when it is not there yet, so that later askers wait behind earlier ones;
    /// how long to wait for it.
    [[nodiscard]] Duration take(Duration uptime)
    {
        const Duration wait = waitFor(uptime);
        if (m_perSecond > 0)
            m_tokens -= 1;
        return wait;
    }
    /// How long until there is a token; zero: now. Takes none.
    [[nodiscard]] Duration waitFor(Duration uptime)
    {
        if (m_perSecond <= 0)
            return {};
        const auto seconds = std::chrono::duration<double>(uptime - m_filled).count();
        m_tokens = std::min(m_burst, m_tokens + seconds * m_perSecond);
        m_filled = uptime;
        if (m_tokens >= 1)
            return {};
        return std::chrono::duration_cast<Duration>(
            std::chrono::duration<double>((1 - m_tokens) / m_perSecond));
    }

private:
    double m_perSecond;
    double m_burst;
    double m_tokens;
    Duration m_filled{};
};

} // namespace hp::runtime
