// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/Maintained.h"

#include "backend/maintenance/sources/LabSource.h"
#include "model/rules/metrics/WatcherSamples.h"

#include <utility>

namespace hp::conformance {

Maintained::Maintained(cluster::Cluster &door, cluster::Cluster &provider, runtime::Clock &clock)
    : m_door(door)
    , m_provider(provider)
    , m_clock(clock)
{ }

void Maintained::start()
{
    maintenance::SourceRegistry::Sources sources;
    if (!m_off.contains("lab"))
        sources.push_back(std::make_unique<maintenance::LabSource>(m_provider));
    maintenance::MaintenanceWatchersSettings watching;
    watching.maintenanceNamespace = space;
    watching.off = m_off;
    m_watchers = std::make_unique<maintenance::MaintenanceWatchers>(
        m_door, m_clock, std::move(sources), std::move(watching));
    controllers::MaintenanceControllersSettings settings;
    settings.ask = [this](const Object &maintenance,
                          std::function<void(maintenance::EventAnswer)> answer) {
        m_watchers->ask(maintenance, std::move(answer));
    };
    m_controllers = std::make_unique<controllers::MaintenanceControllers>(
        m_door, m_clock, m_calendar, std::move(settings));
    m_watchers->start();
    m_controllers->start();
}

void Maintained::stop()
{
    if (!m_controllers)
        return;
    m_controllers->stop();
    m_watchers->stop();
}

void Maintained::restart()
{
    m_controllers.reset();
    m_watchers.reset();
    start();
}

void Maintained::addTo(metrics::Snapshot &snapshot) const
{
    if (!m_watchers)
        return;
    for (const maintenance::WatcherState &state : m_watchers->states()) {
        for (const metrics::Sample &sample : metrics::watcherSamples(state, m_clock.now()))
            snapshot.add(sample);
    }
}

} // namespace hp::conformance
