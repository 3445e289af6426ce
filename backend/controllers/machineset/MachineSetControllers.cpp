// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machineset/MachineSetControllers.h"

#include <utility>
#include <vector>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;

struct MachineSetControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster,
            runtime::Clock &time,
            MachineSetControllersSettings given)
        : group(owner)
        , settings(std::move(given))
        , sets(cluster, {&cluster::kinds::machineSet()}, time, {.jitter = settings.jitter})
        , machines(cluster, {&cluster::kinds::machine()}, time, {.jitter = settings.jitter})
        , nodes(cluster, {&cluster::kinds::node()}, time, {.jitter = settings.jitter})
        , reconciler(cluster, time, sets, machines, settings.sets)
        , controller({.name = "machineset", .workers = settings.parallelSets}, time, reconciler)
    {
        sets.onChange([this](const Object &before, const Object &after) {
            reconciler.setChanged(before, after);
            enqueue({(after ? after : before).key()});
        });
        machines.onChange([this](const Object &before, const Object &after) {
            enqueue(reconciler.machineChanged(before, after));
        });
        nodes.onChange([this](const Object &before, const Object &after) {
            enqueue(reconciler.nodeChanged(before, after));
        });
    }

    std::vector<Informer *> informers() { return {&sets, &machines, &nodes}; }

    void enqueue(const std::vector<ObjectKey> &keys)
    {
        if (!group.isRunning())
            return;
        for (const ObjectKey &key : keys)
            controller.enqueue(key);
    }

    const runtime::ControllerGroup &group;
    MachineSetControllersSettings settings;
    Informer sets;
    Informer machines;
    Informer nodes;
    MachineSetReconciler reconciler;
    Controller controller;
};

MachineSetControllers::MachineSetControllers(cluster::Cluster &cluster,
                                             runtime::Clock &clock,
                                             MachineSetControllersSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, std::move(settings)))
{
    assemble(clock,
             {.informers = m->informers(),
              .controllers = {&m->controller},
              .resyncAll = [this] { enqueueAll(m->sets, m->controller); },
              .resync = m->settings.resync});
}

MachineSetControllers::~MachineSetControllers() = default;

const Controller &MachineSetControllers::controller() const
{
    return m->controller;
}

} // namespace hp::controllers

#include "moc_MachineSetControllers.cpp"
