// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/MaintenanceWatchers.h"

#include "backend/runtime/Informer.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/WatchFindings.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <utility>

namespace hp::maintenance {

using runtime::Controller;
using runtime::Informer;
namespace kinds = cluster::kinds;

namespace {

/// A source that is in trouble is not asked in a hurry.
constexpr runtime::Backoff timeout{std::chrono::seconds(5), std::chrono::minutes(5)};

std::vector<std::string> namesOf(const SourceRegistry &registry,
                                 bool (MaintenanceSource::*can)() const)
{
    std::vector<std::string> names;
    for (const auto &source : registry.sources()) {
        if (can == nullptr || ((*source).*can)())
            names.push_back(source->name());
    }
    return names;
}

/// A watcher and the queue before it.
struct Watch {
    Watch(runtime::Clock &clock,
          FindingWriter &writer,
          Watcher::Look look,
          const Watcher::Options &options)
        : watcher(clock, writer, std::move(look), options)
        , controller({.name = options.name,
                      .backoff = timeout,
                      .workers = static_cast<int>(options.sources.size()) + 1},
                     clock,
                     watcher)
    { }

    Watcher watcher;
    Controller controller;
};

} // namespace

struct MaintenanceWatchers::Private {
    Private(cluster::Cluster &cluster,
            runtime::Clock &clock,
            SourceRegistry::Sources sources,
            MaintenanceWatchersSettings given)
        : settings(std::move(given))
        , registry(std::move(sources))
        , machines(cluster, {&kinds::machine()}, clock, {.jitter = settings.jitter})
        , nodes(cluster, {&kinds::node()}, clock, {.jitter = settings.jitter})
        , hosts(cluster, {&kinds::bareMetalHost()}, clock, {.jitter = settings.jitter})
        , writer(cluster, settings.maintenanceNamespace)
    {
        auto states = namesOf(registry, &MaintenanceSource::readsInstances);
        states.emplace_back(metalSource);
        add(clock,
            {watcher::events, settings.eventsEvery, namesOf(registry, nullptr), {}},
            [this](const std::string &source, Reply<EventPoll> reply) {
                registry.events(*registry.source(source), fleet(), std::move(reply));
            });
        add(clock,
            {watcher::states, settings.statesEvery, std::move(states), {metalSource}},
            [this](const std::string &source, Reply<EventPoll> reply) {
                if (source == metalSource)
                    reply(EventPoll{hostMismatches(withoutMaintenance(fleet())), {}});
                else
                    registry.mismatches(
                        *registry.source(source), withoutMaintenance(fleet()), std::move(reply));
            });
        add(clock,
            {watcher::targets,
             settings.targetsEvery,
             namesOf(registry, &MaintenanceSource::readsTargets),
             {}},
            [this](const std::string &source, Reply<EventPoll> reply) {
                registry.targets(
                    *registry.source(source), withoutMaintenance(fleet()), std::move(reply));
            });
    }

    void add(runtime::Clock &clock, const Watcher::Options &options, Watcher::Look look)
    {
        if (!settings.off.contains(options.name))
            watches.push_back(std::make_unique<Watch>(clock, writer, std::move(look), options));
    }

    [[nodiscard]] Fleet fleet() const { return {machines.list(), nodes.list(), hosts.list()}; }

    /// The Machine of a maintenance with its Node and host alone.
    [[nodiscard]] Fleet fleetOf(const Object &maintenance) const
    {
        Fleet one;
        one.isWhole = false;
        for (const Object &machine : machines.list()) {
            if (!concerns(maintenance, machine))
                continue;
            one.machines.push_back(machine);
            if (Object node = nodes.get({{}, machine::nodeName(machine)}))
                one.nodes.push_back(std::move(node));
            const auto host = rules::metal::hostNameOf(machine);
            if (host && *host) {
                if (Object known = hosts.get((*host)->key))
                    one.hosts.push_back(std::move(known));
            }
        }
        return one;
    }

    void poll()
    {
        for (const auto &watch : watches) {
            for (const ObjectKey &key : watch->watcher.keys())
                watch->controller.enqueue(key);
        }
    }

    MaintenanceWatchersSettings settings;
    SourceRegistry registry;
    Informer machines;
    Informer nodes;
    Informer hosts;
    FindingWriter writer;
    std::vector<std::unique_ptr<Watch>> watches{};
};

MaintenanceWatchers::MaintenanceWatchers(cluster::Cluster &cluster,
                                         runtime::Clock &clock,
                                         SourceRegistry::Sources sources,
                                         MaintenanceWatchersSettings settings)
    : m(std::make_unique<Private>(cluster, clock, std::move(sources), std::move(settings)))
{
    Parts parts;
    parts.informers = {&m->machines, &m->nodes, &m->hosts};
    for (const auto &watch : m->watches) {
        parts.controllers.push_back(&watch->controller);
        watch->watcher.tellWhile([this] { return isRunning(); });
    }
    parts.resyncAll = [this] { m->poll(); };
    assemble(clock, std::move(parts));
}

MaintenanceWatchers::~MaintenanceWatchers() = default;

void MaintenanceWatchers::ask(const Object &maintenance,
                              std::function<void(EventAnswer)> answer) const
{
    // Before the lists are in, no Machine is known to whom an entry could apply: that is no reason
    // to say that the entry has gone.
    if (!isRunning()) {
        answer({});
        return;
    }
    m->registry.ask(maintenance, m->fleetOf(maintenance), std::move(answer));
}

void MaintenanceWatchers::lookAgain(const std::string &source)
{
    for (const auto &watch : m->watches) {
        const auto keys = watch->watcher.keys();
        const auto key = std::ranges::find(keys, source, &ObjectKey::name);
        if (key != keys.end() && watch->controller.name() == watcher::events)
            watch->controller.enqueue(*key);
    }
}

std::vector<WatcherState> MaintenanceWatchers::states() const
{
    std::vector<WatcherState> all;
    for (const auto &watch : m->watches) {
        for (WatcherState &state : watch->watcher.states())
            all.push_back(std::move(state));
    }
    return all;
}

} // namespace hp::maintenance

#include "moc_MaintenanceWatchers.cpp"
