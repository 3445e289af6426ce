// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/metrics/AlertWatch.h"
#include "backend/metrics/CountedActuator.h"
#include "backend/metrics/EventCounters.h"
#include "backend/metrics/FleetSeries.h"
#include "tests/conformance/machine/OutsideDoor.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::conformance {

/// The metrics and alerts of a case, through a door of their own: what stops the collector does not
/// stop the controllers.
class Scrape
{
public:
    Scrape(cluster::Cluster &cluster, runtime::Clock &clock, drivers::Actuator &provider);

    void start();
    void stop();
    /// The collector cannot read objects.
    void setCollecting(bool collecting) { m_door.setUnreachable(!collecting); }
    /// Nobody gets an answer from /metrics.
    void setOutage(bool outage) { m_outage = outage; }

    /// Adds what else is on the page.
    std::function<void(metrics::Snapshot &snapshot)> more{};

    /// The provider as the controllers shall see it.
    [[nodiscard]] drivers::Actuator &provider() { return m_provider; }
    [[nodiscard]] monitoring::EventCounters &counters() { return m_counters; }
    /// What a scraper would read now; empty during an outage.
    [[nodiscard]] std::string page();
    [[nodiscard]] std::vector<alerts::FiringAlert> alerts() const { return m_alerts.alerts(); }

private:
    [[nodiscard]] metrics::Snapshot snapshot();
    [[nodiscard]] std::vector<runtime::Informer *> informers()
    {
        return {&m_machines, &m_machineSets, &m_healthChecks, &m_nodes, &m_maintenances};
    }

    OutsideDoor m_door;
    runtime::Informer m_machines;
    runtime::Informer m_machineSets;
    runtime::Informer m_healthChecks;
    runtime::Informer m_nodes;
    runtime::Informer m_maintenances;
    monitoring::FleetSeries m_fleet;
    monitoring::EventCounters m_counters;
    monitoring::CountedActuator m_provider;
    monitoring::AlertWatch m_alerts;
    bool m_outage = false;
};

} // namespace hp::conformance
