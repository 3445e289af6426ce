// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/GroupHealth.h"
#include "backend/redfish/RedfishSettings.h"
#include "model/base/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

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
    /// True when the next attempt is a probe.
    [[nodiscard]] bool isSuspicious() const { return m_failures >= m_settings.breakerFailures; }
    void succeeded();
    /// Lets one attempt through now.
    void halfOpen() { m_openUntil = {}; }
    /// Returns true when this failure opened the breaker. `jitter` is 0..255.
    bool failed(Steady now, std::uint8_t jitter);

private:
    const RedfishSettings &m_settings;
    int m_failures = 0;
    Span m_pause{};
    Steady m_openUntil{};
};

/// How well one BMC can be reached: its breaker, its part in the health of its group, and whether
/// connections to it may be kept. Owned by the client of the BMC; lives on the engine's thread.
class Reachability
{
public:
    /// `settings` and `groups` outlive it.
    Reachability(std::string hostId, const RedfishSettings &settings, GroupHealth &groups);
    ~Reachability();
    Reachability(const Reachability &) = delete;
    Reachability &operator=(const Reachability &) = delete;

    void setGroup(std::string group);

    /// The BMC answered, whatever it said.
    void answered();
    /// No answer came. True when this opened the breaker; when the whole group fails, it is not
    /// this BMC's. `jitter` is 0..255.
    [[nodiscard]] bool failed(Steady now, std::uint8_t jitter);
    /// The BMC may be asked at once; what it does then counts as before.
    void retry() { m_breaker.halfOpen(); }
    /// A connection that had been kept open was broken when it was used.
    void keptConnectionBroke();
    [[nodiscard]] bool keepsConnections() const { return m_keepAlive; }
    /// The name of the BMC is to be resolved anew.
    void forgetAddress() { m_forgetAddress = true; }
    /// True once after that.
    [[nodiscard]] bool takeForgottenAddress() { return std::exchange(m_forgetAddress, false); }

    /// True while nothing may be sent.
    [[nodiscard]] bool isClosed(Steady now) const { return m_breaker.isOpen(now); }
    /// The group, while its BMCs fail together; empty otherwise.
    [[nodiscard]] std::string brownOut() const;
    /// Why no force-off may be sent; counts it as sent when it may. Many BMCs of the group fail at
    /// the same time, so what looks dead may well work: one force-off after the other, with time to
    /// look between them.
    [[nodiscard]] std::optional<Error> refuseForceOff(Steady now);

private:
    std::string m_hostId;
    const RedfishSettings &m_settings;
    GroupHealth &m_groups;
    Breaker m_breaker;
    std::string m_group{};
    bool m_countedAsWell = false; ///< the group knows that this BMC answers
    int m_staleConnections = 0;
    bool m_keepAlive = true;
    bool m_forgetAddress = false;
};

} // namespace hp::redfish
