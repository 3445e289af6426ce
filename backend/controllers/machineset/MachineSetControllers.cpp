// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machineset/MachineSetControllers.h"

#include <utility>
#include <vector>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;
using runtime::Priority;

namespace {

cluster::Query everySet(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
}

Informer::Options informerOptions(const MachineSetControllersSettings &settings)
{
    Informer::Options options;
    options.jitter = settings.jitter;
    return options;
}

Controller::Options controllerOptions(const MachineSetControllersSettings &settings)
{
    Controller::Options options;
    options.name = "machineset";
    options.workers = settings.parallelSets;
    return options;
}

} // namespace

struct MachineSetControllers::Private {
    Private(cluster::Cluster &cluster, runtime::Clock &time, MachineSetControllersSettings given)
        : settings(std::move(given))
        , clock(time)
        , sets(cluster, everySet(cluster::kinds::machineSet()), time, informerOptions(settings))
        , machines(cluster, everySet(cluster::kinds::machine()), time, informerOptions(settings))
        , nodes(cluster, everySet(cluster::kinds::node()), time, informerOptions(settings))
        , reconciler(cluster, time, sets, machines, settings.sets)
        , controller(controllerOptions(settings), time, reconciler)
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
        for (Informer *informer : informers())
            QObject::connect(informer, &Informer::synced, &context, [this] { begin(); });
    }

    std::vector<Informer *> informers() { return {&sets, &machines, &nodes}; }

    void enqueue(const std::vector<ObjectKey> &keys)
    {
        if (!running)
            return;
        for (const ObjectKey &key : keys)
            controller.enqueue(key);
    }

    void begin()
    {
        if (running || stopped || !sets.hasSynced() || !machines.hasSynced() || !nodes.hasSynced())
            return;
        running = true;
        for (const Object &machineSet : sets.list())
            controller.enqueue(machineSet.key(), Priority::Low);
        planResync();
    }

    void planResync()
    {
        clock.after(settings.resync, &context, [this] {
            if (stopped)
                return;
            for (const Object &machineSet : sets.list()) {
                // A key with a timer is looked at anyway; overtaking it would defeat its back-off.
                if (!controller.nextLook(machineSet.key()))
                    controller.enqueue(machineSet.key(), Priority::Low);
            }
            planResync();
        });
    }

    MachineSetControllersSettings settings;
    runtime::Clock &clock;
    QObject context{};
    Informer sets;
    Informer machines;
    Informer nodes;
    MachineSetReconciler reconciler;
    Controller controller;
    bool running = false;
    bool stopped = false;
};

MachineSetControllers::MachineSetControllers(cluster::Cluster &cluster,
                                             runtime::Clock &clock,
                                             MachineSetControllersSettings settings)
    : m(std::make_unique<Private>(cluster, clock, std::move(settings)))
{ }

MachineSetControllers::~MachineSetControllers() = default;

void MachineSetControllers::start()
{
    for (Informer *informer : m->informers())
        informer->start();
}

void MachineSetControllers::stop()
{
    m->stopped = true;
    m->running = false;
    for (Informer *informer : m->informers())
        informer->stop();
    m->controller.stop();
}

bool MachineSetControllers::isRunning() const
{
    return m->running;
}

bool MachineSetControllers::isIdle() const
{
    return m->controller.isIdle();
}

const Controller &MachineSetControllers::controller() const
{
    return m->controller;
}

} // namespace hp::controllers
