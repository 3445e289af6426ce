// SPDX-License-Identifier: Apache-2.0
#include "ui/session/Freshness.h"

#include <algorithm>

namespace hp::ui {

Freshness decideFreshness(const LinkView &link)
{
    if (!link.connected && link.failures > 0)
        return Freshness::Disconnected;
    if (!link.everReceived)
        return Freshness::Connecting;
    if (link.age >= staleAfter)
        return Freshness::Stale;
    if (link.age >= slowAfter)
        return Freshness::Slow;
    return Freshness::Live;
}

std::chrono::milliseconds retryDelay(int failures, double random)
{
    const int doublings = std::clamp(failures - 1, 0, 6);
    const double seconds = std::min(60.0, static_cast<double>(1 << doublings));
    const double jitter = 0.8 + 0.4 * std::clamp(random, 0.0, 1.0);
    return std::chrono::milliseconds(static_cast<long>(seconds * jitter * 1000.0));
}

} // namespace hp::ui
