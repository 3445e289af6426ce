// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Reconcilers.h"

#include "backend/controllers/controlplane/ControlPlaneControllers.h"
#include "backend/controllers/healthcheck/HealthCheckControllers.h"
#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/controllers/machineset/MachineSetControllers.h"
#include "backend/controllers/remediation/RemediationControllers.h"

#include <QRandomGenerator>

#include <utility>

namespace hp::app {

Reconcilers::Reconcilers(cluster::Cluster &cluster,
                         runtime::Clock &clock,
                         drivers::Actuator &actuator,
                         drivers::PowerDriver &power,
                         monitoring::EventCounters &counters,
                         Provisioning provisioning)
{
    const auto random = [] { return QRandomGenerator::global()->generateDouble(); };

    controllers::MachineControllersSettings machineSettings;
    machineSettings.jitter = random;
    auto machines = std::make_unique<controllers::MachineControllers>(
        cluster, clock, actuator, std::move(machineSettings));
    machines->onPhase([&counters](const Object &machine, const std::string &) {
        counters.phaseEntered(machine);
    });
    m_groups.push_back(std::move(machines));

    controllers::MachineSetControllersSettings sets;
    sets.jitter = random;
    m_groups.push_back(
        std::make_unique<controllers::MachineSetControllers>(cluster, clock, std::move(sets)));

    controllers::HealthCheckControllersSettings checks;
    checks.jitter = random;
    auto healthChecks =
        std::make_unique<controllers::HealthCheckControllers>(cluster, clock, std::move(checks));
    healthChecks->onHealth([&counters](const controllers::CheckHealth &health) {
        counters.remediated(health.check, health.remediated);
    });
    m_groups.push_back(std::move(healthChecks));

    controllers::HostControllersSettings hosts;
    hosts.random = random;
    hosts.power.drivesProvisioning = provisioning == Provisioning::AsDeclared;
    auto hostPower =
        std::make_unique<controllers::HostControllers>(cluster, clock, power, std::move(hosts));
    hostPower->onCount([&counters](const rules::HostCount &count) {
        counters.happened(count.metric, count.labels, count.amount);
    });
    hostPower->onGone([&counters](const ObjectKey &host) { counters.hostGone(host); });
    m_hosts = hostPower.get();
    m_groups.push_back(std::move(hostPower));

    controllers::RemediationControllersSettings remediation;
    remediation.jitter = random;
    m_groups.push_back(std::make_unique<controllers::RemediationControllers>(
        cluster, clock, std::move(remediation)));

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

void Reconcilers::lookedAt(const std::set<ObjectKey> &hosts)
{
    m_hosts->lookedAt(hosts);
}

std::vector<const runtime::Controller *> Reconcilers::controllers() const
{
    std::vector<const runtime::Controller *> all;
    for (const auto &group : m_groups) {
        for (const runtime::Controller *controller : group->controllers())
            all.push_back(controller);
    }
    return all;
}

} // namespace hp::app
