// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/Scrape.h"

#include "backend/metrics/Exposition.h"

#include <prometheus/metric_family.h>

namespace hp::conformance {

Scrape::Scrape(cluster::Cluster &cluster, runtime::Clock &clock, drivers::Actuator &provider)
    : m_door(cluster)
    , m_machines(m_door, {&cluster::kinds::machine(), {}, {}, {}}, clock)
    , m_machineSets(m_door, {&cluster::kinds::machineSet(), {}, {}, {}}, clock)
    , m_healthChecks(m_door, {&cluster::kinds::machineHealthCheck(), {}, {}, {}}, clock)
    , m_nodes(m_door, {&cluster::kinds::node(), {}, {}, {}}, clock)
    , m_maintenances(m_door, {&cluster::kinds::machineMaintenance()}, clock)
    , m_fleet({&m_machines, &m_machineSets, &m_healthChecks, &m_nodes, &m_maintenances}, clock)
    , m_counters(clock)
    , m_provider(provider, m_counters)
    , m_alerts(clock, [this] { return snapshot(); }, {})
{
    QObject::connect(
        &m_fleet, &monitoring::FleetSeries::ready, &m_alerts, [this] { m_alerts.evaluateNow(); });
}

void Scrape::start()
{
    m_alerts.start();
    for (runtime::Informer *informer : informers())
        informer->start();
}

void Scrape::stop()
{
    for (runtime::Informer *informer : informers())
        informer->stop();
    m_alerts.stop();
}

metrics::Snapshot Scrape::snapshot()
{
    metrics::Snapshot snapshot;
    if (!m_outage) {
        m_fleet.addTo(snapshot);
        m_counters.addTo(snapshot, m_machines, m_healthChecks);
        if (more)
            more(snapshot);
    }
    return snapshot;
}

std::string Scrape::page()
{
    if (m_outage)
        return {};
    return monitoring::exposition(snapshot(), m_counters.histograms());
}

} // namespace hp::conformance
