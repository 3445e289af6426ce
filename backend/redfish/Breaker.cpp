// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/Breaker.h"

#include <algorithm>

namespace hp::redfish {

void Breaker::succeeded()
{
    m_failures = 0;
    m_pause = {};
    m_openUntil = {};
}

bool Breaker::failed(Steady now, std::uint8_t jitter)
{
    ++m_failures;
    if (!isSuspicious())
        return false;
    m_pause = std::min(m_pause.count() == 0 ? m_settings.breakerOpen : 2 * m_pause,
                       m_settings.breakerOpenMax);
    // Between 75 % and 100 %, so that a rack that died together does not come back in one instant.
    m_openUntil = now + m_pause - m_pause / 4 * jitter / 255;
    return true;
}

} // namespace hp::redfish
