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
using runtime::Priority;
namespace kinds = cluster::kinds;

namespace {

Informer::Options spread(const MaintenanceControllersSettings &settings)
{
    Informer::Options options;
    options.jitter = settings.jitter;
    return options;
}

Controller::Options named(const char *name, int workers)
{
    Controller::Options options;
    options.name = name;
    options.workers = workers;
    return options;
}

/// What a maintenance sees of a Node; heartbeats do not count.
bool nodeTells(const Object &before, const Object &after)
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

bool hostTells(const Object &before, const Object &after)
{
    return !before || !after || before.at("/spec") != after.at("/spec")
        || before.at("/metadata/annotations") != after.at("/metadata/annotations")
        || before.at("/status/poweredOn") != after.at("/status/poweredOn")
        || before.text("/status/operationalStatus") != after.text("/status/operationalStatus")
        || before.at("/status/provisioning/rebootHolds")
        != after.at("/status/provisioning/rebootHolds");
}

/// Whether a maintenance may begin depends on what the pass before began, so passes go one by one.
constexpr int workers = 1;

} // namespace

struct MaintenanceControllers::Private {
    Private(cluster::Cluster &cluster,
            runtime::Clock &time,
            const maintenance::Occurrences &calendar,
            MaintenanceControllersSettings given)
        : settings(std::move(given))
        , clock(time)
        , maintenances(cluster, {&kinds::machineMaintenance(), {}, {}, {}}, time, spread(settings))
        , windows(cluster, {&kinds::maintenanceWindow(), {}, {}, {}}, time, spread(settings))
        , machines(cluster, {&kinds::machine(), {}, {}, {}}, time, spread(settings))
        , sets(cluster, {&kinds::machineSet(), {}, {}, {}}, time, spread(settings))
        , nodes(cluster, {&kinds::node(), {}, {}, {}}, time, spread(settings))
        , pods(cluster, {&kinds::pod(), {}, {}, {}}, time, spread(settings))
        , hosts(cluster, {&kinds::bareMetalHost(), {}, {}, {}}, time, spread(settings))
        , versions(cluster, {&kinds::clusterVersion(), {}, {}, {}}, time, spread(settings))
        , finder(hosts)
        , book(windows, calendar)
        , reconciler(cluster, time, sources(), settings.maintenance)
        , windowReconciler(cluster, time, windows, book)
        , controller(named("maintenance", workers), time, reconciler)
        , windowController(named("maintenancewindow", 1), time, windowReconciler)
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
                book.forget(before);
            if (running && after)
                windowController.enqueue(after.key());
            if (!before || !after || before.at("/spec") != after.at("/spec"))
                enqueueAll({});
        });
        machines.onChange([this](const Object &before, const Object &after) {
            enqueueOf((after ? after : before).name());
        });
        nodes.onChange([this](const Object &before, const Object &after) {
            if (nodeTells(before, after))
                enqueueOfNode((after ? after : before).name());
        });
        hosts.onChange([this](const Object &before, const Object &after) {
            if (hostTells(before, after))
                enqueueOfHost(after ? after : before);
        });
        pods.onChange([this](const Object &before, const Object &after) {
            reconciler.podChanged(before, after);
        });
        versions.onChange([this](const Object &, const Object &) { enqueueAll({}); });
        for (Informer *informer : informers())
            QObject::connect(informer, &Informer::synced, &context, [this] { begin(); });
    }

    MaintenanceReconciler::Sources sources()
    {
        return {&maintenances,
                &machines,
                &sets,
                &nodes,
                &pods,
                &versions,
                &hosts,
                &finder,
                &book,
                settings.ask,
                settings.machineNamespace};
    }

    std::vector<Informer *> informers()
    {
        return {&maintenances, &windows, &machines, &sets, &nodes, &pods, &hosts, &versions};
    }

    void enqueue(const ObjectKey &key)
    {
        if (running)
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
            if (machine::nodeName(reconciler.machineOf(maintenance)) == node)
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

    void begin()
    {
        if (running || stopped)
            return;
        for (const Informer *informer : informers()) {
            if (!informer->hasSynced())
                return;
        }
        running = true;
        lookAtAll();
        planResync();
    }

    void lookAtAll()
    {
        for (const Object &window : windows.list()) {
            if (!windowController.nextLook(window.key()))
                windowController.enqueue(window.key(), Priority::Low);
        }
        for (const Object &maintenance : maintenances.list()) {
            // A key with a timer is looked at anyway; overtaking it would defeat its back-off.
            if (!controller.nextLook(maintenance.key()))
                controller.enqueue(maintenance.key(), Priority::Low);
        }
    }

    void planResync()
    {
        clock.after(settings.resync, &context, [this] {
            if (stopped)
                return;
            lookAtAll();
            planResync();
        });
    }

    MaintenanceControllersSettings settings;
    runtime::Clock &clock;
    QObject context{};
    Informer maintenances;
    Informer windows;
    Informer machines;
    Informer sets;
    Informer nodes;
    Informer pods;
    Informer hosts;
    Informer versions;
    HostFinder finder;
    WindowBook book;
    MaintenanceReconciler reconciler;
    WindowReconciler windowReconciler;
    Controller controller;
    Controller windowController;
    bool running = false;
    bool stopped = false;
};

MaintenanceControllers::MaintenanceControllers(cluster::Cluster &cluster,
                                               runtime::Clock &clock,
                                               const maintenance::Occurrences &calendar,
                                               MaintenanceControllersSettings settings)
    : m(std::make_unique<Private>(cluster, clock, calendar, std::move(settings)))
{ }

MaintenanceControllers::~MaintenanceControllers() = default;

void MaintenanceControllers::start()
{
    for (Informer *informer : m->informers())
        informer->start();
}

void MaintenanceControllers::stop()
{
    m->stopped = true;
    m->running = false;
    for (Informer *informer : m->informers())
        informer->stop();
    m->controller.stop();
    m->windowController.stop();
}

bool MaintenanceControllers::isRunning() const
{
    return m->running;
}

bool MaintenanceControllers::isIdle() const
{
    return m->controller.isIdle() && m->windowController.isIdle();
}

std::vector<const Controller *> MaintenanceControllers::controllers() const
{
    return {&m->controller, &m->windowController};
}

} // namespace hp::controllers
