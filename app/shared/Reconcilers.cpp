// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Reconcilers.h"

#include "backend/controllers/controlplane/ControlPlaneControllers.h"
#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/controllers/machine/MachineControllers.h"

#include <QRandomGenerator>

#include <utility>

namespace hp::app {

Reconcilers::Reconcilers(cluster::Cluster &cluster,
                         runtime::Clock &clock,
                         drivers::Actuator &actuator,
                         drivers::PowerDriver &power)
{
    const auto random = [] { return QRandomGenerator::global()->generateDouble(); };

    controllers::MachineControllersSettings machines;
    machines.jitter = random;
    m_groups.push_back(std::make_unique<controllers::MachineControllers>(
        cluster, clock, actuator, std::move(machines)));

    controllers::HostControllersSettings hosts;
    hosts.random = random;
    m_groups.push_back(
        std::make_unique<controllers::HostControllers>(cluster, clock, power, std::move(hosts)));

    controllers::ControlPlaneSettings controlPlane;
    controlPlane.etcd.enabled = true; // the embedded cluster has no etcd operator of its own
    controlPlane.machineSet.random = random;
    controlPlane.jitter = random;
    m_groups.push_back(std::make_unique<controllers::ControlPlaneControllers>(
        cluster, clock, std::move(controlPlane)));
}

void Reconcilers::start()
{
    for (const auto &group : m_groups)
        group->start();
}

void Reconcilers::stop()
{
    for (const auto &group : m_groups)
        group->stop();
}

} // namespace hp::app
