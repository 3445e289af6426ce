// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeSettings.h"

#include <algorithm>

namespace hp::kube {

/// A rate with a burst. Asking takes a token also when it is not there yet, so that later askers
/// wait behind earlier ones. Pure: time comes in.
class TokenBucket
{
public:
    explicit TokenBucket(RequestRate rate)
        : m_rate(rate)
        , m_tokens(rate.burst)
    { }

    /// How long to wait before the request may go.
    [[nodiscard]] Duration take(Duration uptime)
    {
        if (m_rate.perSecond <= 0)
            return {};
        const auto seconds = std::chrono::duration<double>(uptime - m_filled).count();
        m_tokens = std::min(m_rate.burst, m_tokens + seconds * m_rate.perSecond);
        m_filled = uptime;
        m_tokens -= 1;
        if (m_tokens >= 0)
            return {};
        return std::chrono::duration_cast<Duration>(
            std::chrono::duration<double>(-m_tokens / m_rate.perSecond));
    }

private:
    RequestRate m_rate;
    double m_tokens;
    Duration m_filled{};
};

} // namespace hp::kube
