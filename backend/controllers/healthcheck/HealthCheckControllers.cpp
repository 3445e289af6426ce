// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/HealthCheckControllers.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;

namespace {

/// What a person or another program asks of a check; status is our own writing.
bool asksTheSame(const Object &before, const Object &after)
{
    return before && after && before.uid() == after.uid() && before.at("/spec") == after.at("/spec")
        && before.at("/metadata/annotations") == after.at("/metadata/annotations")
        && before.isDeleting() == after.isDeleting();
}

} // namespace

struct HealthCheckControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster,
            runtime::Clock &time,
            HealthCheckControllersSettings given)
        : group(owner)
        , settings(std::move(given))
        , checks(
              cluster, {&cluster::kinds::machineHealthCheck()}, time, {.jitter = settings.jitter})
        , machines(cluster, {&cluster::kinds::machine()}, time, {.jitter = settings.jitter})
        , nodes(cluster, {&cluster::kinds::node()}, time, {.jitter = settings.jitter})
        , cache({[this](const std::string &ns) { return machines.list(ns); },
                 [this](const std::string &name) {
                     return nodes.get({{}, name});
                 }})
        , reconciler(
              cluster, time, checks, machines, cache, settings.check, settings.parallelRemediations)
        , controller({.name = "healthcheck"}, time, reconciler)
    {
        checks.onChange([this](const Object &before, const Object &after) {
            const ObjectKey key = (after ? after : before).key();
            cache.checkChanged(before, after);
            if (group.isRunning() && !asksTheSame(before, after))
                controller.enqueue(key);
        });
        machines.onChange([this](const Object &before, const Object &after) {
            enqueueAll(cache.machineChanged(before, after));
        });
        nodes.onChange([this](const Object &before, const Object &after) {
            enqueueAll(cache.nodeChanged(before, after));
        });
    }

    std::vector<Informer *> informers() { return {&checks, &machines, &nodes}; }

    void enqueueAll(const std::vector<ObjectKey> &keys)
    {
        if (!group.isRunning())
            return;
        for (const ObjectKey &key : keys)
            controller.enqueue(key);
    }

    const runtime::ControllerGroup &group;
    HealthCheckControllersSettings settings;
    Informer checks;
    Informer machines;
    Informer nodes;
    TargetCache cache;
    HealthCheckReconciler reconciler;
    Controller controller;
};

HealthCheckControllers::HealthCheckControllers(cluster::Cluster &cluster,
                                               runtime::Clock &clock,
                                               HealthCheckControllersSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, std::move(settings)))
{
    assemble(clock,
             {.informers = m->informers(),
              .controllers = {&m->controller},
              .resyncAll = [this] { enqueueAll(m->checks, m->controller); },
              .resync = m->settings.resync});
}

HealthCheckControllers::~HealthCheckControllers() = default;

const Controller &HealthCheckControllers::healthCheckController() const
{
    return m->controller;
}

void HealthCheckControllers::onHealth(std::function<void(const CheckHealth &)> handler)
{
    m->reconciler.onHealth = std::move(handler);
}

} // namespace hp::controllers

#include "moc_HealthCheckControllers.cpp"
