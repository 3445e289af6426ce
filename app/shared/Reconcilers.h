// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/metrics/EventCounters.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ControllerGroup.h"

#include <memory>
#include <set>
#include <vector>

namespace hp::controllers {
class HostControllers;
}

namespace hp::app {

/// Every controller of a backend, composed. Lives on the control thread; what is passed in outlives
/// it.
class Reconcilers
{
public:
    /// Who moves BareMetalHosts through provisioning and deprovisioning.
    enum class Provisioning {
        AsDeclared, ///< the host controller itself: what is declared counts as installed
        BySomebodyElse
    };

    Reconcilers(cluster::Cluster &cluster,
                runtime::Clock &clock,
                drivers::Actuator &actuator,
                drivers::PowerDriver &power,
                monitoring::EventCounters &counters,
                Provisioning provisioning);

    void start();
    /// Takes no more work; passes under way end by themselves. Safe to call twice.
    void stop();
    /// The BareMetalHosts that a person looks at: they are read more often.
    void lookedAt(const std::set<ObjectKey> &hosts);
    /// Of all groups, for metrics.
    [[nodiscard]] std::vector<const runtime::Controller *> controllers() const;

private:
    std::vector<std::unique_ptr<runtime::ControllerGroup>> m_groups{};
    controllers::HostControllers *m_hosts = nullptr; ///< among the groups
};

} // namespace hp::app
