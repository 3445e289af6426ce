// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/HealthCheckControllers.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;
using runtime::Priority;

namespace {

cluster::Query everyOf(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
}

Informer::Options spread(std::function<double()> jitter)
{
    Informer::Options options;
    options.jitter = std::move(jitter);
    return options;
}

Controller::Options oneWorker()
{
    Controller::Options options;
    options.name = "healthcheck";
    return options;
}

/// What a person or another program asks of a check; status is our own writing.
bool asksTheSame(const Object &before, const Object &after)
{
    return before && after && before.uid() == after.uid() && before.at("/spec") == after.at("/spec")
        && before.at("/metadata/annotations") == after.at("/metadata/annotations")
        && before.isDeleting() == after.isDeleting();
}

} // namespace

struct HealthCheckControllers::Private {
    Private(cluster::Cluster &cluster, runtime::Clock &time, HealthCheckControllersSettings given)
        : settings(std::move(given))
        , clock(time)
        , checks(
              cluster, everyOf(cluster::kinds::machineHealthCheck()), time, spread(settings.jitter))
        , machines(cluster, everyOf(cluster::kinds::machine()), time, spread(settings.jitter))
        , nodes(cluster, everyOf(cluster::kinds::node()), time, spread(settings.jitter))
        , book({[this](const std::string &ns) { return machines.list(ns); },
                [this](const std::string &name) {
                    return nodes.get({{}, name});
                }})
        , reconciler(
              cluster, time, checks, machines, book, settings.check, settings.parallelRemediations)
        , controller(oneWorker(), time, reconciler)
    {
        checks.onChange([this](const Object &before, const Object &after) {
            const ObjectKey key = (after ? after : before).key();
            book.checkChanged(before, after);
            if (running && !asksTheSame(before, after))
                controller.enqueue(key);
        });
        machines.onChange([this](const Object &before, const Object &after) {
            enqueueAll(book.machineChanged(before, after));
        });
        nodes.onChange([this](const Object &before, const Object &after) {
            enqueueAll(book.nodeChanged(before, after));
        });
        for (Informer *informer : informers())
            QObject::connect(informer, &Informer::synced, &context, [this] { begin(); });
    }

    std::vector<Informer *> informers() { return {&checks, &machines, &nodes}; }

    void enqueueAll(const std::vector<ObjectKey> &keys)
    {
        if (!running)
            return;
        for (const ObjectKey &key : keys)
            controller.enqueue(key);
    }

    void begin()
    {
        if (running || stopped || !checks.hasSynced() || !machines.hasSynced()
            || !nodes.hasSynced())
            return;
        running = true;
        for (const Object &check : checks.list())
            controller.enqueue(check.key(), Priority::Low);
        planResync();
    }

    void planResync()
    {
        clock.after(settings.resync, &context, [this] {
            if (stopped)
                return;
            for (const Object &check : checks.list()) {
                // A key with a timer is looked at anyway; overtaking it would defeat its back-off.
                if (!controller.nextLook(check.key()))
                    controller.enqueue(check.key(), Priority::Low);
            }
            planResync();
        });
    }

    HealthCheckControllersSettings settings;
    runtime::Clock &clock;
    QObject context{};
    Informer checks;
    Informer machines;
    Informer nodes;
    TargetBook book;
    HealthCheckReconciler reconciler;
    Controller controller;
    bool running = false;
    bool stopped = false;
};

HealthCheckControllers::HealthCheckControllers(cluster::Cluster &cluster,
                                               runtime::Clock &clock,
                                               HealthCheckControllersSettings settings)
    : m(std::make_unique<Private>(cluster, clock, std::move(settings)))
{ }

HealthCheckControllers::~HealthCheckControllers() = default;

void HealthCheckControllers::start()
{
    for (Informer *informer : m->informers())
        informer->start();
}

void HealthCheckControllers::stop()
{
    m->stopped = true;
    m->running = false;
    for (Informer *informer : m->informers())
        informer->stop();
    m->controller.stop();
}

bool HealthCheckControllers::isRunning() const
{
    return m->running;
}

bool HealthCheckControllers::isIdle() const
{
    return m->controller.isIdle();
}

std::vector<const Controller *> HealthCheckControllers::controllers() const
{
    return {&m->controller};
}

const Controller &HealthCheckControllers::healthCheckController() const
{
    return m->controller;
}

void HealthCheckControllers::onHealth(std::function<void(const CheckHealth &)> handler)
{
    m->reconciler.onHealth = std::move(handler);
}

} // namespace hp::controllers
