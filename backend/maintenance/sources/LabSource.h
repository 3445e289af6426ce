// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/maintenance/sources/MaintenanceSource.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::maintenance {

/// The lab's provider: ProviderEvents, the states of Instances and what LoadBalancers find. Lives
/// on the control thread; the cluster outlives it.
class LabSource final : public MaintenanceSource
{
public:
    explicit LabSource(cluster::Cluster &cluster)
        : m_cluster(cluster)
    { }

    [[nodiscard]] std::string name() const override { return "lab"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;
    [[nodiscard]] bool readsInstances() const override { return true; }
    void readInstances(const Fleet &fleet, Reply<std::vector<InstanceReading>> reply) override;
    [[nodiscard]] bool readsTargets() const override { return true; }
    void readTargets(const Fleet &fleet, Reply<std::vector<TargetReading>> reply) override;

private:
    /// All objects of a lab kind, to `call`, unless this is gone by then.
    void list(const cluster::Kind &kind,
              std::function<void(const Result<cluster::ObjectList> &)> call);

    cluster::Cluster &m_cluster;
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance
