// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/MachineControllers.h"

#include "backend/controllers/machine/DrainReconciler.h"
#include "backend/controllers/machine/MachineReconciler.h"
#include "backend/controllers/machine/NodeLinkReconciler.h"

#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;
using runtime::Priority;

namespace {

/// Machines that are under way go before those that begin to come or to go, so that many at once do
/// not all wait for each other half done.
Priority priorityOf(const Object &before, const Object &after)
{
    const bool begins = after && (!before || (after.isDeleting() && !before.isDeleting()));
    return begins ? Priority::Low : Priority::Normal;
}

} // namespace

struct MachineControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster,
            runtime::Clock &time,
            drivers::Actuator &actuator,
            MachineControllersSettings given)
        : group(owner)
        , settings(std::move(given))
        , provider(actuator)
        , machines(cluster, {&cluster::kinds::machine()}, time, {.jitter = settings.jitter})
        , nodes(cluster, {&cluster::kinds::node()}, time, {.jitter = settings.jitter})
        , pods(cluster, {&cluster::kinds::pod()}, time, {.jitter = settings.jitter})
        , budgets(
              cluster, {&cluster::kinds::podDisruptionBudget()}, time, {.jitter = settings.jitter})
        , machineReconciler(cluster, time, actuator, machines, settings.machine)
        , drainReconciler(cluster, time, machines, nodes, pods, settings.drain)
        , nodeLinkReconciler(cluster, time, machines, nodes)
        , machine(
              {.name = "machine", .workers = settings.parallelMachines}, time, machineReconciler)
        , drain({.name = "drain",
                 .backoff = {settings.drain.backoffBase, settings.drain.backoffCap},
                 .workers = settings.parallelDrains},
                time,
                drainReconciler)
        , nodeLink({.name = "nodelink"}, time, nodeLinkReconciler)
    {
        machines.onChange(
            [this](const Object &before, const Object &after) { machineChanged(before, after); });
        nodes.onChange([this](const Object &before, const Object &after) {
            if (nodeLinkReconciler.nodeChanged(before, after) && group.isRunning())
                nodeLink.enqueue((after ? after : before).key());
        });
        pods.onChange([this](const Object &before, const Object &after) {
            drainAgain(drainReconciler.podChanged(before, after));
        });
        budgets.onChange([this](const Object &before, const Object &after) {
            drainAgain(drainReconciler.budgetChanged(before, after));
        });
        provider.onChanged([this](const ObjectKey &key) { requeue(key); });
    }
    Private(const Private &) = delete;
    Private &operator=(const Private &) = delete;
    ~Private() { provider.onChanged({}); }

    void requeue(const ObjectKey &key)
    {
        if (group.isRunning())
            machine.enqueue(key);
    }

    void drainAgain(const std::vector<ObjectKey> &keys)
    {
        for (const ObjectKey &key : keys) {
            if (group.isRunning())
                drain.enqueue(key);
        }
    }

    std::vector<Informer *> informers() { return {&machines, &nodes, &pods, &budgets}; }

    void machineChanged(const Object &before, const Object &after)
    {
        const ObjectKey key = (after ? after : before).key();
        const bool matters = drainReconciler.machineChanged(before, after);
        const std::vector<ObjectKey> linked = nodeLinkReconciler.machineChanged(before, after);
        if (!group.isRunning())
            return;
        machine.enqueue(key, priorityOf(before, after));
        if (matters)
            drain.enqueue(key);
        for (const ObjectKey &node : linked)
            nodeLink.enqueue(node);
    }

    const runtime::ControllerGroup &group;
    MachineControllersSettings settings;
    drivers::Actuator &provider;
    Informer machines;
    Informer nodes;
    Informer pods;
    Informer budgets;
    MachineReconciler machineReconciler;
    DrainReconciler drainReconciler;
    NodeLinkReconciler nodeLinkReconciler;
    Controller machine;
    Controller drain;
    Controller nodeLink;
};

MachineControllers::MachineControllers(cluster::Cluster &cluster,
                                       runtime::Clock &clock,
                                       drivers::Actuator &actuator,
                                       MachineControllersSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, actuator, std::move(settings)))
{
    assemble(clock,
             {.informers = m->informers(),
              .controllers = {&m->machine, &m->drain, &m->nodeLink},
              .resyncAll = [this] { enqueueAll(m->machines, m->machine); },
              .resync = m->settings.resync,
              .begin =
                  [this] {
                      enqueueAll(m->machines, m->machine);
                      enqueueAll(m->machines, m->drain);
                      enqueueAll(m->nodes, m->nodeLink);
                  }});
}

MachineControllers::~MachineControllers() = default;

void MachineControllers::requeue(const ObjectKey &machine)
{
    m->requeue(machine);
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

#include "moc_MachineControllers.cpp"
