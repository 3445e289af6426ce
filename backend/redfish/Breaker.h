// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"

#include <cstdint>

namespace hp::redfish {

/// Counts transport failures of one BMC and keeps a dead one from being asked all the time. After
/// the pause one attempt is let through (half open); its outcome closes the breaker or doubles the
/// pause.
class Breaker
{
public:
    explicit Breaker(const RedfishSettings &settings)
        : m_settings(settings)
    { }

    /// True while nothing may be sent.
    [[nodiscard]] bool isOpen(Steady now) const { return now < m_openUntil; }
    [[nodiscard]] Steady openUntil() const { return m_openUntil; }
    /// True when the next attempt is a probe.
    [[nodiscard]] bool isSuspicious() const { return m_failures >= m_settings.breakerFailures; }
    void succeeded();
    /// Returns true when this failure opened the breaker. `jitter` is 0..255.
    bool failed(Steady now, std::uint8_t jitter);

private:
    const RedfishSettings &m_settings;
    int m_failures = 0;
    Span m_pause{};
    Steady m_openUntil{};
};

} // namespace hp::redfish
