// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/maintenance/sources/MaintenanceSource.h"
#include "backend/maintenance/sources/ServerDocuments.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <memory>

namespace hp::maintenance {

/// What the BMCs of the Machines' hosts have staged for the next start, and the health that they
/// report. Lives on the control thread; cluster and driver outlive it.
class RedfishSource final : public MaintenanceSource
{
public:
    /// How to reach the BMC of a host with the Secret of its credentials, which may be null.
    using Target = std::function<drivers::BmcTarget(const Object &host, const Object &secret)>;

    RedfishSource(cluster::Cluster &cluster, drivers::PowerDriver &driver, Target target)
        : m_cluster(cluster)
        , m_driver(driver)
        , m_target(std::move(target))
    { }

    [[nodiscard]] std::string name() const override { return "redfish"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    /// An error when the BMC cannot be read: then nothing is known, and nothing is gone.
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;

private:
    void read(const Object &host, PartsRead parts, Reply<ServerDocuments> reply);

    cluster::Cluster &m_cluster;
    drivers::PowerDriver &m_driver;
    Target m_target;
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance
