// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/FleetSeries.h"

#include "backend/runtime/Lifetime.h"
#include "model/rules/metrics/ObjectSamples.h"

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace hp::monitoring {

using metrics::Metric;
using metrics::Sample;
using runtime::Informer;

namespace {

/// Objects that are looked at in one turn of the event loop.
constexpr int objectsPerTurn = 100;
/// Health checks that are remembered after they have gone; the oldest names are not worth more.
constexpr std::size_t maxGoneChecks = 1000;

using Make = std::vector<Sample> (*)(const Object &object);

/// The series of one kind.
struct Kept {
    Informer *informer = nullptr;
    Make make = nullptr;
    std::map<ObjectKey, std::vector<Sample>> samples{};
    std::set<ObjectKey> dirty{};
    /// In uptime; empty while the stream is whole.
    std::optional<Duration> brokenSince{};

    /// False when nothing is dirty.
    bool refreshOne()
    {
        if (dirty.empty())
            return false;
        const ObjectKey key = *dirty.begin();
        dirty.erase(dirty.begin());
        if (const Object object = informer->get(key))
            samples[key] = make(object);
        else
            samples.erase(key);
        return true;
    }
};

/// The series of machines of Cluster API, whose objects are of kinds that are found at run time.
struct KeptOfClusterApi {
    std::function<capi::CapiView(const ObjectKey &machine)> view{};
    std::map<ObjectKey, std::vector<Sample>> samples{}; ///< of those that have some
    std::set<ObjectKey> dirty{};

    /// False when nothing is dirty.
    bool refreshOne(TimePoint now)
    {
        if (dirty.empty())
            return false;
        const ObjectKey key = dirty.extract(dirty.begin()).value();
        const capi::CapiView found = view(key);
        auto made = found.machine ? metrics::clusterApiSamples(found, now) : std::vector<Sample>();
        if (made.empty())
            samples.erase(key);
        else
            samples[key] = std::move(made);
        return true;
    }
};

} // namespace

struct FleetSeries::Private {
    Private(FleetSeries *series, Sources sources, runtime::Clock &time, Options how)
        : owner(series)
        , clock(time)
        , options(how)
        , machines{sources.machines, metrics::machineSamples, {}, {}, {}}
        , machineSets{sources.machineSets, metrics::machineSetSamples, {}, {}, {}}
        , healthChecks{sources.healthChecks, metrics::healthCheckSamples, {}, {}, {}}
        , nodes{sources.nodes, metrics::nodeSamples, {}, {}, {}}
        , maintenances{sources.maintenances, metrics::maintenanceSamples, {}, {}, {}}
        , clusterApi{std::move(sources.clusterApi), {}, {}}
    {
        for (Kept *kept : all())
            watch(*kept);
        if (maintenances.informer)
            watch(maintenances);
        // After the handler above, so that a check that was made again is not taken for gone.
        healthChecks.informer->onChange(
            alive.guard([this](const Object &before, const Object &after) {
                if (after)
                    goneChecks.erase(after.key());
                else if (goneChecks.size() < maxGoneChecks)
                    goneChecks.insert(before.key());
            }));
    }

    /// Those that every cluster has.
    std::vector<Kept *> all() { return {&machines, &machineSets, &healthChecks, &nodes}; }

    void watch(Kept &kept)
    {
        kept.informer->onChange(
            alive.guard([this, &kept](const Object &before, const Object &after) {
                kept.dirty.insert((after ? after : before).key());
                plan();
            }));
        QObject::connect(kept.informer,
                         &Informer::streamStateChanged,
                         owner,
                         [this, &kept](const QString &reason) {
                             if (reason.isEmpty())
                                 kept.brokenSince.reset();
                             else if (!kept.brokenSince)
                                 kept.brokenSince = clock.uptime();
                         });
        QObject::connect(kept.informer, &Informer::synced, owner, [this] {
            if (owner->isReady() && !std::exchange(told, true))
                emit owner->ready();
        });
    }

    void plan()
    {
        if (!std::exchange(planned, true))
            clock.after(options.refresh, owner, [this] { refreshSome(); });
    }

    void refreshSome()
    {
        int left = objectsPerTurn;
        for (Kept *kept : {&machines, &machineSets, &healthChecks, &nodes, &maintenances}) {
            while (left > 0 && kept->refreshOne())
                --left;
        }
        while (left > 0 && clusterApi.refreshOne(clock.now()))
            --left;
        if (left > 0)
            planned = false;
        else
            QMetaObject::invokeMethod(
                owner, [this] { refreshSome(); }, Qt::QueuedConnection);
    }

    bool isUp(const Kept &kept) const
    {
        return kept.informer->hasSynced()
            && (!kept.brokenSince || clock.uptime() - *kept.brokenSince <= options.tolerance);
    }

    static void addAll(Kept &kept, metrics::Snapshot &snapshot)
    {
        while (kept.refreshOne()) { }
        for (const auto &[key, samples] : kept.samples) {
            for (const Sample &sample : samples)
                snapshot.add(sample);
        }
    }

    void addCollected(Kept &kept, Metric items, metrics::Snapshot &snapshot)
    {
        const bool up = isUp(kept);
        snapshot.add(Metric::CollectorUp, {metrics::infoOf(items).name}, up ? 1.0 : 0.0);
        if (!up)
            return;
        snapshot.add(items, std::vector<std::string>(), static_cast<double>(kept.informer->size()));
        addAll(kept, snapshot);
    }

    FleetSeries *owner;
    runtime::Clock &clock;
    Options options;
    Kept machines;
    Kept machineSets;
    Kept healthChecks;
    Kept nodes;
    Kept maintenances;
    KeptOfClusterApi clusterApi;
    std::set<ObjectKey> goneChecks{};
    bool planned = false;
    bool told = false;
    runtime::Lifetime alive{}; ///< the informers outlive this
};

FleetSeries::FleetSeries(Sources sources, runtime::Clock &clock)
    : FleetSeries(sources, clock, Options())
{ }

FleetSeries::FleetSeries(Sources sources, runtime::Clock &clock, Options options)
    : m(std::make_unique<Private>(this, sources, clock, options))
{ }

FleetSeries::~FleetSeries() = default;

void FleetSeries::addTo(metrics::Snapshot &snapshot)
{
    m->addCollected(m->machines, Metric::MachineItems, snapshot);
    m->addCollected(m->machineSets, Metric::MachineSetItems, snapshot);
    if (m->isUp(m->healthChecks)) {
        Private::addAll(m->healthChecks, snapshot);
        for (const ObjectKey &key : m->goneChecks) {
            for (const Sample &sample : metrics::goneHealthCheckSamples(key))
                snapshot.add(sample);
        }
    }
    Private::addAll(m->nodes, snapshot);
    if (m->maintenances.informer && m->isUp(m->maintenances))
        Private::addAll(m->maintenances, snapshot);
    while (m->clusterApi.refreshOne(m->clock.now())) { }
    for (const auto &[key, samples] : m->clusterApi.samples) {
        for (const Sample &sample : samples)
            snapshot.add(sample);
    }
}

void FleetSeries::clusterApiChanged(const std::set<ObjectKey> &machines)
{
    if (!m->clusterApi.view || machines.empty())
        return;
    m->clusterApi.dirty.insert(machines.begin(), machines.end());
    m->plan();
}

bool FleetSeries::isReady() const
{
    for (const Kept *kept : m->all()) {
        if (!kept->informer->hasSynced())
            return false;
    }
    return true;
}

} // namespace hp::monitoring

#include "moc_FleetSeries.cpp"
