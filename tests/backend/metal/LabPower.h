// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::test {

/// The power of the lab's servers without the HTTP between: reads and resets Bmc objects as the
/// lab's Redfish service does. A Bmc has the name of its host.
class LabPower final : public drivers::PowerDriver
{
public:
    LabPower(cluster::Cluster &cluster, runtime::Clock &clock)
        : m_cluster(cluster)
        , m_clock(clock)
    { }

    using PowerDriver::reset;
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override;
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override;

    /// Hears of every Reset that a server accepts, before it is answered.
    std::function<void(const ObjectKey &host, const std::string &resetType)> onPost{};
    /// Every Reset that was accepted, in order.
    [[nodiscard]] const std::vector<std::string> &posts() const { return m_posts; }

private:
    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    std::vector<std::string> m_posts{};
};

} // namespace hp::test
