// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/MachineControllers.h"

#include "backend/controllers/drain/DrainReconciler.h"
#include "backend/controllers/machine/MachineReconciler.h"
#include "backend/controllers/nodelink/NodeLinkReconciler.h"

#include <utility>

namespace hp::controllers {

using runtime::Backoff;
using runtime::Controller;
using runtime::Informer;
using runtime::Priority;

namespace {

cluster::Query every(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
}

Informer::Options informerOptions(const MachineControllersSettings &settings)
{
    Informer::Options options;
    options.jitter = settings.jitter;
    return options;
}

/// Machines that are under way go before those that begin to come or to go, so that many at once do
/// not all wait for each other half done.
Priority priorityOf(const Object &before, const Object &after)
{
    const bool begins = after && (!before || (after.isDeleting() && !before.isDeleting()));
    return begins ? Priority::Low : Priority::Normal;
}

Controller::Options named(const char *name, int workers, Backoff backoff = {})
{
    Controller::Options options;
    options.name = name;
    options.workers = workers;
    options.backoff = backoff;
    return options;
}

} // namespace

struct MachineControllers::Private {
    Private(cluster::Cluster &cluster,
            runtime::Clock &time,
            drivers::Actuator &actuator,
            MachineControllersSettings given)
        : settings(std::move(given))
        , clock(time)
        , provider(actuator)
        , machines(cluster, every(cluster::kinds::machine()), time, informerOptions(settings))
        , nodes(cluster, every(cluster::kinds::node()), time, informerOptions(settings))
        , pods(cluster, every(cluster::kinds::pod()), time, informerOptions(settings))
        , machineReconciler(cluster, time, actuator, machines, settings.machine)
        , drainReconciler(cluster, time, machines, nodes, pods, settings.drain)
        , nodeLinkReconciler(cluster, time, machines, nodes)
        , machine(named("machine", settings.parallelMachines), time, machineReconciler)
        , drain(named("drain",
                      settings.parallelDrains,
                      {settings.drain.backoffBase, settings.drain.backoffCap}),
                time,
                drainReconciler)
        , nodeLink(named("nodelink", 1), time, nodeLinkReconciler)
    {
        machines.onChange(
            [this](const Object &before, const Object &after) { machineChanged(before, after); });
        nodes.onChange([this](const Object &before, const Object &after) {
            if (nodeLinkReconciler.nodeChanged(before, after) && running)
                nodeLink.enqueue((after ? after : before).key());
        });
        pods.onChange([this](const Object &before, const Object &after) {
            drainReconciler.podChanged(before, after);
        });
        for (Informer *informer : informers())
            QObject::connect(informer, &Informer::synced, &context, [this] { begin(); });
        provider.onNews([this](const ObjectKey &key) { lookAgain(key); });
    }
    Private(const Private &) = delete;
    Private &operator=(const Private &) = delete;
    ~Private() { provider.onNews({}); }

    void lookAgain(const ObjectKey &key)
    {
        if (running)
            machine.enqueue(key);
    }

    std::vector<Informer *> informers() { return {&machines, &nodes, &pods}; }

    void machineChanged(const Object &before, const Object &after)
    {
        const ObjectKey key = (after ? after : before).key();
        const bool matters = drainReconciler.machineChanged(before, after);
        const std::vector<ObjectKey> linked = nodeLinkReconciler.machineChanged(before, after);
        if (!running)
            return;
        machine.enqueue(key, priorityOf(before, after));
        if (matters)
            drain.enqueue(key);
        for (const ObjectKey &node : linked)
            nodeLink.enqueue(node);
    }

    void begin()
    {
        if (running || stopped || !machines.hasSynced() || !nodes.hasSynced() || !pods.hasSynced())
            return;
        running = true;
        for (const Object &object : machines.list()) {
            machine.enqueue(object.key(), Priority::Low);
            drain.enqueue(object.key(), Priority::Low);
        }
        for (const Object &node : nodes.list())
            nodeLink.enqueue(node.key(), Priority::Low);
        planResync();
    }

    void planResync()
    {
        clock.after(settings.resync, &context, [this] {
            if (stopped)
                return;
            for (const Object &object : machines.list()) {
                // A key with a timer is looked at anyway; overtaking it would defeat its back-off.
                if (!machine.nextLook(object.key()))
                    machine.enqueue(object.key(), Priority::Low);
            }
            planResync();
        });
    }

    MachineControllersSettings settings;
    runtime::Clock &clock;
    drivers::Actuator &provider;
    QObject context{};
    Informer machines;
    Informer nodes;
    Informer pods;
    MachineReconciler machineReconciler;
    DrainReconciler drainReconciler;
    NodeLinkReconciler nodeLinkReconciler;
    Controller machine;
    Controller drain;
    Controller nodeLink;
    bool running = false;
    bool stopped = false;
};

MachineControllers::MachineControllers(cluster::Cluster &cluster,
                                       runtime::Clock &clock,
                                       drivers::Actuator &actuator,
                                       MachineControllersSettings settings)
    : m(std::make_unique<Private>(cluster, clock, actuator, std::move(settings)))
{ }

MachineControllers::~MachineControllers() = default;

void MachineControllers::start()
{
    for (Informer *informer : m->informers())
        informer->start();
}

void MachineControllers::stop()
{
    m->stopped = true;
    m->running = false;
    for (Informer *informer : m->informers())
        informer->stop();
    for (Controller *controller : {&m->machine, &m->drain, &m->nodeLink})
        controller->stop();
}

bool MachineControllers::isRunning() const
{
    return m->running;
}

bool MachineControllers::isIdle() const
{
    return m->machine.isIdle() && m->drain.isIdle() && m->nodeLink.isIdle();
}

std::vector<const Controller *> MachineControllers::controllers() const
{
    return {&m->machine, &m->drain, &m->nodeLink};
}

void MachineControllers::lookAgain(const ObjectKey &machine)
{
    m->lookAgain(machine);
}

const Controller &MachineControllers::machineController() const
{
    return m->machine;
}
const Controller &MachineControllers::drainController() const
{
    return m->drain;
}
const Controller &MachineControllers::nodeLinkController() const
{
    return m->nodeLink;
}
const Informer &MachineControllers::machines() const
{
    return m->machines;
}
const Informer &MachineControllers::nodes() const
{
    return m->nodes;
}
const Informer &MachineControllers::pods() const
{
    return m->pods;
}

void MachineControllers::onPhase(std::function<void(const Object &, const std::string &)> handler)
{
    m->machineReconciler.onPhase = std::move(handler);
}

} // namespace hp::controllers
