// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Reconcilers.h"

#include "app/shared/Random.h"
#include "backend/controllers/controlplane/ControlPlaneControllers.h"
#include "backend/controllers/healthcheck/HealthCheckControllers.h"
#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/controllers/machineset/MachineSetControllers.h"
#include "backend/controllers/maintenance/MaintenanceControllers.h"
#include "backend/controllers/remediation/RemediationControllers.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hp::app {

namespace {

using Parts = Reconcilers::Parts;
using Made = std::unique_ptr<runtime::ControllerGroup>;

Made machines(const Parts &parts)
{
    controllers::MachineControllersSettings settings;
    settings.jitter = random;
    auto group = std::make_unique<controllers::MachineControllers>(
        *parts.cluster, *parts.clock, *parts.actuator, std::move(settings));
    group->onPhase([&counters = *parts.counters](const Object &machine, const std::string &) {
        counters.phaseEntered(machine);
    });
    return group;
}

Made machineSets(const Parts &parts)
{
    controllers::MachineSetControllersSettings settings;
    settings.jitter = random;
    settings.sets.rules.showsErrors = parts.machineSetErrors;
    return std::make_unique<controllers::MachineSetControllers>(
        *parts.cluster, *parts.clock, std::move(settings));
}

Made healthChecks(const Parts &parts)
{
    controllers::HealthCheckControllersSettings settings;
    settings.jitter = random;
    auto group = std::make_unique<controllers::HealthCheckControllers>(
        *parts.cluster, *parts.clock, std::move(settings));
    group->onHealth([&counters = *parts.counters](const controllers::CheckHealth &health) {
        counters.remediated(health.check, health.remediated);
    });
    return group;
}

Made hosts(const Parts &parts)
{
    controllers::HostControllersSettings settings;
    settings.random = random;
    settings.secretNamespace = parts.secretNamespace;
    settings.power.drivesProvisioning = parts.provisioning == Reconcilers::Provisioning::AsDeclared;
    auto group = std::make_unique<controllers::HostControllers>(
        *parts.cluster, *parts.clock, *parts.power, std::move(settings));
    group->onCount([&counters = *parts.counters](const rules::HostCount &count) {
        counters.happened(count.metric, count.labels, count.amount);
    });
    group->onGone(
        [&counters = *parts.counters](const ObjectKey &host) { counters.hostGone(host); });
    return group;
}

Made remediation(const Parts &parts)
{
    controllers::RemediationControllersSettings settings;
    settings.jitter = random;
    return std::make_unique<controllers::RemediationControllers>(
        *parts.cluster, *parts.clock, std::move(settings));
}

Made controlPlane(const Parts &parts)
{
    controllers::ControlPlaneSettings settings;
    settings.machineNamespace = parts.machineNamespace;
    settings.etcd.enabled = parts.etcdGuard == Reconcilers::EtcdGuard::Ours;
    settings.machineSet.random = random;
    settings.jitter = random;
    return std::make_unique<controllers::ControlPlaneControllers>(
        *parts.cluster, *parts.clock, std::move(settings));
}

constexpr const char *maintenanceGroup = "maintenance";

/// Those of maintenance events that are switched on.
maintenance::SourceRegistry::Sources eventSources(const Parts &parts)
{
    auto sources = makeSources(parts.sources, *parts.cluster, *parts.power, *parts.clock);
    std::erase_if(sources, [&parts](const auto &source) {
        return parts.maintenanceOff.contains(source->name());
    });
    return sources;
}

struct Recipe {
    const char *name;
    Made (*make)(const Parts &parts);
};
constexpr std::array<Recipe, 6> recipes{{{"machines", machines},
                                         {"machinesets", machineSets},
                                         {"healthchecks", healthChecks},
                                         {"hosts", hosts},
                                         {"remediation", remediation},
                                         {"controlplane", controlPlane}}};

} // namespace

Reconcilers::Reconcilers(const Parts &parts, const std::vector<std::string> &groups)
{
    const auto isChosen = [&groups](const char *name) {
        return std::find(groups.begin(), groups.end(), name) != groups.end();
    };
    for (const Recipe &recipe : recipes) {
        if (isChosen(recipe.name))
            m_groups.push_back({recipe.name, recipe.make(parts), false});
    }
    if (isChosen(maintenanceGroup))
        addMaintenance(parts);
    for (const Group &group : m_groups) {
        if (group.name == "hosts")
            m_hosts = dynamic_cast<controllers::HostControllers *>(group.controllers.get());
    }
}

/// The watchers come before the controllers, which ask them.
void Reconcilers::addMaintenance(const Parts &parts)
{
    maintenance::MaintenanceWatchersSettings watching;
    watching.maintenanceNamespace = parts.maintenanceNamespace;
    watching.off = parts.maintenanceOff;
    watching.jitter = random;
    auto watchers = std::make_unique<maintenance::MaintenanceWatchers>(
        *parts.cluster, *parts.clock, eventSources(parts), std::move(watching));
    m_watchers = watchers.get();
    m_groups.push_back({maintenanceGroup, std::move(watchers), false});

    m_calendar = std::make_unique<maintenance::IcalOccurrences>();
    controllers::MaintenanceControllersSettings settings;
    settings.maintenance = parts.maintenance;
    settings.machineNamespace = parts.machineNamespace;
    settings.ask = [watching = m_watchers](const Object &maintenance,
                                           std::function<void(maintenance::EventAnswer)> answer) {
        watching->ask(maintenance, std::move(answer));
    };
    settings.jitter = random;
    settings.count = [&counters = *parts.counters](metrics::Metric metric,
                                                   const std::vector<std::string> &labels,
                                                   double amount) {
        counters.happened(metric, labels, amount);
    };
    auto maintenance = std::make_unique<controllers::MaintenanceControllers>(
        *parts.cluster, *parts.clock, *m_calendar, std::move(settings));
    m_maintenance = maintenance.get();
    m_groups.push_back({maintenanceGroup, std::move(maintenance), false});
}

void Reconcilers::start(const std::string &name)
{
    for (Group &group : m_groups) {
        if (group.name == name && !std::exchange(group.started, true))
            group.controllers->start();
    }
}

void Reconcilers::startAll()
{
    for (const Group &group : m_groups)
        start(group.name);
}

void Reconcilers::stop()
{
    for (const Group &group : m_groups)
        group.controllers->stop();
}

bool Reconcilers::isRunning(const std::string &name) const
{
    bool found = false;
    for (const Group &group : m_groups) {
        if (group.name != name)
            continue;
        if (!group.controllers->isRunning())
            return false;
        found = true;
    }
    return found;
}

void Reconcilers::setViewedHosts(const std::set<ObjectKey> &hosts)
{
    if (m_hosts)
        m_hosts->setViewedHosts(hosts);
}

bool Reconcilers::retryBmc(const ObjectKey &host)
{
    return m_hosts && m_hosts->retry(host);
}

void Reconcilers::calendarChanged()
{
    // Where another replica acts, its next look finds it.
    if (m_watchers && isRunning(maintenanceGroup))
        m_watchers->lookAgain("calendar");
}

std::vector<const runtime::Controller *> Reconcilers::controllers() const
{
    std::vector<const runtime::Controller *> all;
    for (const Group &group : m_groups) {
        for (const runtime::Controller *controller : group.controllers->controllers())
            all.push_back(controller);
    }
    return all;
}

std::vector<maintenance::WatcherState> Reconcilers::watchers() const
{
    return isRunning(maintenanceGroup) ? m_watchers->states()
                                       : std::vector<maintenance::WatcherState>();
}

std::vector<controllers::MaintenanceControllers::WindowFigure> Reconcilers::windows() const
{
    using Figures = std::vector<controllers::MaintenanceControllers::WindowFigure>;
    return m_maintenance ? m_maintenance->windows() : Figures{};
}

} // namespace hp::app
