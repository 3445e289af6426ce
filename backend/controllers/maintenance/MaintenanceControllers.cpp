// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/maintenance/MaintenanceControllers.h"

#include "backend/controllers/maintenance/WindowReconciler.h"
#include "backend/controllers/remediation/HostFinder.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/metal/HostClaim.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;
namespace kinds = cluster::kinds;

namespace {

/// What a maintenance sees of a Node; heartbeats do not count.
bool nodeMatters(const Object &before, const Object &after)
{
    const auto ready = [](const Object &node) {
        const auto condition = Conditions(node.at("/status/conditions")).get("Ready");
        return condition ? condition->status : std::string();
    };
    return !before || !after || ready(before) != ready(after)
        || before.at("/spec/unschedulable") != after.at("/spec/unschedulable")
        || before.at("/metadata/labels") != after.at("/metadata/labels")
        || before.text("/status/nodeInfo/bootID") != after.text("/status/nodeInfo/bootID");
}

bool hostMatters(const Object &before, const Object &after)
{
    return !before || !after || before.at("/spec") != after.at("/spec")
        || before.at("/metadata/annotations") != after.at("/metadata/annotations")
        || before.at("/status/poweredOn") != after.at("/status/poweredOn")
        || before.text("/status/operationalStatus") != after.text("/status/operationalStatus")
        || before.at("/status/provisioning/rebootHolds")
        != after.at("/status/provisioning/rebootHolds");
}

bool isUpdating(const Object &pool)
{
    return Conditions(pool.at("/status/conditions")).is("Updating", "True");
}

/// Whether a maintenance may begin depends on what the pass before began, so passes go one by one.
constexpr int workers = 1;

} // namespace

struct MaintenanceControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster,
            runtime::Clock &time,
            const maintenance::Occurrences &calendar,
            MaintenanceControllersSettings given)
        : group(owner)
        , clock(time)
        , settings(std::move(given))
        , maintenances(cluster, {&kinds::machineMaintenance()}, time, {.jitter = settings.jitter})
        , windows(cluster, {&kinds::maintenanceWindow()}, time, {.jitter = settings.jitter})
        , machines(cluster, {&kinds::machine()}, time, {.jitter = settings.jitter})
        , machinesByName(machines, [](const Object &machine) { return machine.name(); })
        , sets(cluster, {&kinds::machineSet()}, time, {.jitter = settings.jitter})
        , nodes(cluster, {&kinds::node()}, time, {.jitter = settings.jitter})
        , pods(cluster, {&kinds::pod()}, time, {.jitter = settings.jitter})
        , hosts(cluster, {&kinds::bareMetalHost()}, time, {.jitter = settings.jitter})
        , budgets(cluster, {&kinds::podDisruptionBudget()}, time, {.jitter = settings.jitter})
        , versions(cluster, {&kinds::clusterVersion()}, time, {.jitter = settings.jitter})
        , configPools(
              cluster, {&cluster::kinds::machineConfigPool()}, time, {.jitter = settings.jitter})
        , finder(hosts)
        , cache(windows, calendar)
        , reconciler(cluster, time, sources(), settings.maintenance)
        , windowReconciler(cluster, time, windows, machines, cache)
        , controller({.name = "maintenance", .workers = workers}, time, reconciler)
        , windowController({.name = "maintenancewindow"}, time, windowReconciler)
    {
        maintenances.onChange([this](const Object &before, const Object &after) {
            if (after)
                enqueue(after.key());
            // Whoever waits for its turn learns that another one moved.
            if (!after || (before && before.at("/status") != after.at("/status")))
                enqueueAll(after);
        });
        windows.onChange([this](const Object &before, const Object &after) {
            if (!after)
                cache.forget(before);
            if (group.isRunning() && after)
                windowController.enqueue(after.key());
            if (!before || !after || before.at("/spec") != after.at("/spec"))
                enqueueAll({});
        });
        machines.onChange([this](const Object &before, const Object &after) {
            enqueueOf((after ? after : before).name());
        });
        nodes.onChange([this](const Object &before, const Object &after) {
            if (nodeMatters(before, after))
                enqueueOfNode((after ? after : before).name());
        });
        hosts.onChange([this](const Object &before, const Object &after) {
            if (hostMatters(before, after))
                enqueueOfHost(after ? after : before);
        });
        pods.onChange([this](const Object &before, const Object &after) {
            reconciler.podChanged(before, after);
        });
        versions.onChange([this](const Object &, const Object &) { enqueueAll({}); });
        configPools.onChange([this](const Object &before, const Object &after) {
            if (isUpdating(before) != isUpdating(after))
                enqueueAll({});
        });
    }

    MaintenanceReconciler::Sources sources()
    {
        return {&maintenances,
                &machines,
                &machinesByName,
                &sets,
                &nodes,
                &pods,
                &budgets,
                &versions,
                &configPools,
                &hosts,
                &finder,
                &cache,
                settings.ask,
                settings.count,
                settings.machineNamespace};
    }

    std::vector<Informer *> informers()
    {
        return {&maintenances,
                &windows,
                &machines,
                &sets,
                &nodes,
                &pods,
                &hosts,
                &budgets,
                &versions,
                &configPools};
    }

    void enqueue(const ObjectKey &key)
    {
        if (group.isRunning())
            controller.enqueue(key);
    }

    void enqueueAll(const Object &but)
    {
        for (const Object &maintenance : maintenances.list()) {
            if (!but || maintenance.key() != but.key())
                enqueue(maintenance.key());
        }
    }

    void enqueueOf(const std::string &machine)
    {
        for (const Object &maintenance : maintenances.list()) {
            if (maintenance.text("/spec/machinelink") == machine)
                enqueue(maintenance.key());
        }
    }

    void enqueueOfNode(const std::string &node)
    {
        for (const Object &maintenance : maintenances.list()) {
            if (reconciler.nodeOf(maintenance) == node)
                enqueue(maintenance.key());
        }
    }

    void enqueueOfHost(const Object &host)
    {
        const auto consumer = rules::metal::consumerOf(host);
        for (const Object &maintenance : maintenances.list()) {
            const std::string key = maintenance::rebootKey(maintenance.text("/spec/eventid"));
            if ((consumer && maintenance.text("/spec/machinelink") == consumer->name)
                || host.annotation(key))
                enqueue(maintenance.key());
        }
    }

    const runtime::ControllerGroup &group;
    const runtime::Clock &clock;
    MaintenanceControllersSettings settings;
    Informer maintenances;
    Informer windows;
    Informer machines;
    runtime::FieldIndex machinesByName;
    Informer sets;
    Informer nodes;
    Informer pods;
    Informer hosts;
    Informer budgets;
    Informer versions;
    Informer configPools;
    HostFinder finder;
    maintenance::WindowCache cache;
    MaintenanceReconciler reconciler;
    WindowReconciler windowReconciler;
    Controller controller;
    Controller windowController;
};

MaintenanceControllers::MaintenanceControllers(cluster::Cluster &cluster,
                                               runtime::Clock &clock,
                                               const maintenance::Occurrences &calendar,
                                               MaintenanceControllersSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, calendar, std::move(settings)))
{
    assemble(clock,
             {.informers = m->informers(),
              .controllers = {&m->controller, &m->windowController},
              .resyncAll =
                  [this] {
                      enqueueAll(m->windows, m->windowController);
                      enqueueAll(m->maintenances, m->controller);
                  },
              .resync = m->settings.resync});
}

MaintenanceControllers::~MaintenanceControllers() = default;

std::vector<MaintenanceControllers::WindowFigure> MaintenanceControllers::windows() const
{
    std::vector<WindowFigure> figures;
    if (!isRunning())
        return figures;
    const TimePoint now = m->clock.now();
    for (const Object &window : m->windows.list())
        figures.push_back(
            {window.key(), maintenance::secondsToNext(m->cache.timesOf(window, now), now)});
    return figures;
}

} // namespace hp::controllers

#include "moc_MaintenanceControllers.cpp"
