// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Reconcilers.h"

#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/controllers/machine/MachineControllers.h"

#include <QRandomGenerator>

#include <utility>

namespace hp::app {

Reconcilers::Reconcilers(cluster::Cluster &cluster,
                         runtime::Clock &clock,
                         Providers &providers,
                         drivers::PowerDriver &power)
    : m_providers(providers)
{
    const auto random = [] { return QRandomGenerator::global()->generateDouble(); };

    controllers::MachineControllersSettings machines;
    machines.jitter = random;
    m_groups.push_back(std::make_unique<controllers::MachineControllers>(
        cluster, clock, providers.actuator(), std::move(machines)));

    controllers::HostControllersSettings hosts;
    hosts.random = random;
    m_groups.push_back(
        std::make_unique<controllers::HostControllers>(cluster, clock, power, std::move(hosts)));
}

void Reconcilers::start()
{
    m_providers.start();
    for (const auto &group : m_groups)
        group->start();
}

void Reconcilers::stop()
{
    for (const auto &group : m_groups)
        group->stop();
    m_providers.stop();
}

} // namespace hp::app
