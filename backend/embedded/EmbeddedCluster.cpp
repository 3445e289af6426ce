// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/EmbeddedCluster.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/embedded/BudgetKeeper.h"
#include "backend/embedded/CallQueue.h"
#include "backend/embedded/EventKeeper.h"
#include "backend/embedded/Filter.h"
#include "backend/embedded/GarbageCollector.h"
#include "backend/embedded/WatchHub.h"
#include "backend/embedded/schema/DefinedSchemas.h"
#include "model/base/ApiStatus.h"

#include <QMetaObject>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::embedded {

using cluster::Deleted;
using cluster::DeleteOptions;
using cluster::Kind;
using cluster::ObjectList;
using cluster::ObjectRef;
using cluster::Query;
using cluster::Subresource;
using cluster::WriteOptions;
using cluster::Written;

namespace {

Error busy()
{
    return errorFrom({.code = 429,
                      .reason = "TooManyRequests",
                      .message = "the store has too many requests waiting; try again",
                      .retryAfterSeconds = 1});
}

Error notServed()
{
    return errorFrom({.code = 404,
                      .reason = "NotFound",
                      .message = "the server could not find the requested resource"});
}

} // namespace

struct EmbeddedCluster::Private {
    Private(std::unique_ptr<Store> opened, runtime::Clock &time, Options settings, Ports ports)
        : store(std::move(opened))
        , clock(time)
        , options(std::move(settings))
        , schemas(ports.schema)
        , writer(*store, time, {schemas, ports.admission, std::move(ports.patch)})
        , queue(*store, time, options.maxQueued)
        , hub(*store)
    {
        schemas.load(store->objects());
    }

    /// Queues `call` and passes its result on once it is durable; a failed commit replaces the
    /// result of a write.
    template<typename T>
    void run(std::function<Result<T>()> call,
             Reply<T> reply,
             CallQueue::Access access = CallQueue::Access::Write)
    {
        auto whole = [call = std::move(call), reply]() -> CallQueue::Delivery {
            return [result = call(), reply](const Error *failure) mutable {
                if (reply)
                    reply(failure ? Result<T>(unexpected(*failure)) : std::move(result));
            };
        };
        if (!queue.add(std::move(whole), access))
            refuse(std::move(reply));
    }

    template<typename T>
    void refuse(Reply<T> reply)
    {
        ++refused;
        answer(std::move(reply), Result<T>(unexpected(busy())));
    }

    template<typename T>
    void answer(Reply<T> reply, Result<T> result)
    {
        if (reply)
            QMetaObject::invokeMethod(
                &context,
                [reply = std::move(reply), result = std::move(result)] { reply(result); },
                Qt::QueuedConnection);
    }

    /// The reference with the registry's own Kind; nullopt (and an answer) when it is not served.
    template<typename T>
    std::optional<ObjectRef> resolve(const ObjectRef &ref, const Reply<T> &reply)
    {
        const Kind *kind = store->objects().canonical(*ref.kind);
        if (kind)
            return ObjectRef{kind, kind->namespaced ? ref.key : ObjectKey{{}, ref.key.name}};
        answer(reply, Result<T>(unexpected(notServed())));
        return std::nullopt;
    }

    void committed(const std::vector<Change> &changes);
    void compact();
    void sweep();

    std::unique_ptr<Store> store;
    runtime::Clock &clock;
    Options options;
    DefinedSchemas schemas;
    Writer writer;
    CallQueue queue;
    WatchHub hub;
    std::function<void(const WriteRecord &)> observer{};
    std::uint64_t refused = 0;
    std::unique_ptr<GarbageCollector> collector{};
    std::unique_ptr<BudgetKeeper> budgets{};
    std::unique_ptr<EventKeeper> events{};
    /// Owner of what waits in the event loop; last, so that it goes before what that would touch.
    QObject context{};
};

void EmbeddedCluster::Private::committed(const std::vector<Change> &changes)
{
    for (const WriteRecord &record : writer.takeRecords()) {
        if (observer)
            observer(record);
    }
    store->define(changes);
    schemas.committed(changes);
    collector->committed(changes);
    budgets->committed(changes);
    hub.publish(changes);
}

void EmbeddedCluster::Private::compact()
{
    const auto more =
        store->compact(clock.now() - options.keepHistoryFor, options.keepHistoryAtMost);
    if (more && *more)
        sweep();
    clock.after(options.compactEvery, &context, [this] { compact(); });
}

void EmbeddedCluster::Private::sweep()
{
    const auto more = store->sweep();
    if (more && *more)
        QMetaObject::invokeMethod(
            &context, [this] { sweep(); }, Qt::QueuedConnection);
}

Result<std::unique_ptr<EmbeddedCluster>>
EmbeddedCluster::open(runtime::Clock &clock, Options options, Ports ports)
{
    auto store = Store::open({options.path, options.maxBytes});
    if (!store)
        return unexpected(store.error());
    std::unique_ptr<EmbeddedCluster> cluster(new EmbeddedCluster(
        std::make_unique<Private>(std::move(*store), clock, std::move(options), std::move(ports))));
    std::optional<Error> failure;
    for (const char *name : {"default", "kube-system", "openshift-machine-api"}) {
        cluster->ensureNamespace(name, [&failure](const Result<Done> &done) {
            if (!done)
                failure = done.error();
        });
    }
    cluster->drain();
    if (failure)
        return unexpected(*failure);
    return cluster;
}

EmbeddedCluster::EmbeddedCluster(std::unique_ptr<Private> state)
    : m(std::move(state))
{
    m->collector = std::make_unique<GarbageCollector>(*this, *m->store, m->clock);
    m->budgets = std::make_unique<BudgetKeeper>(*this, *m->store, m->clock);
    m->events = std::make_unique<EventKeeper>(
        *this, *m->store, m->clock, EventKeeper::Options{.keepFor = m->options.keepEventsFor});
    m->queue.onCommitted([this](const std::vector<Change> &changes) { m->committed(changes); });
    m->collector->review();
    m->budgets->review();
    m->clock.after(m->options.compactEvery, &m->context, [this] { m->compact(); });
}

EmbeddedCluster::~EmbeddedCluster() = default;

void EmbeddedCluster::get(const ObjectRef &ref, Reply<Object> reply)
{
    const auto own = m->resolve(ref, reply);
    if (!own)
        return;
    m->run<Object>(
        [this, own = *own]() -> Result<Object> {
            Object object = m->store->objects().find(*own.kind, own.key);
            if (!object)
                return unexpected(notFound(own.kind->group, own.kind->plural, own.key.name));
            return object;
        },
        std::move(reply),
        CallQueue::Access::Read);
}

void EmbeddedCluster::list(const Query &query, Reply<ObjectList> reply)
{
    m->run<ObjectList>(
        [this, query]() -> Result<ObjectList> {
            const auto filter = Filter::from(query, m->store->objects());
            if (!filter)
                return unexpected(filter.error());
            return ObjectList{filter->select(m->store->objects()),
                              std::to_string(m->store->revision())};
        },
        std::move(reply),
        CallQueue::Access::Read);
}

std::unique_ptr<cluster::Watch> EmbeddedCluster::watch(const Query &query,
                                                       const std::string &resourceVersion,
                                                       cluster::WatchSink sink)
{
    return m->hub.add(query, resourceVersion, std::move(sink));
}

void EmbeddedCluster::create(const Kind &kind,
                             const std::string &ns,
                             Json object,
                             const WriteOptions &options,
                             Reply<Written> reply)
{
    const auto own = m->resolve({&kind, {ns, {}}}, reply);
    if (!own)
        return;
    m->run<Written>(
        [this, own = *own, object = std::move(object), options]() mutable {
            return m->writer.create(*own.kind, own.key.ns, std::move(object), options);
        },
        std::move(reply));
}

void EmbeddedCluster::update(const ObjectRef &ref,
                             Json object,
                             Subresource subresource,
                             const WriteOptions &options,
                             Reply<Written> reply)
{
    const auto own = m->resolve(ref, reply);
    if (!own)
        return;
    m->run<Written>(
        [this, own = *own, object = std::move(object), subresource, options]() mutable {
            return m->writer.update(own, std::move(object), subresource, options);
        },
        std::move(reply));
}

void EmbeddedCluster::patch(const ObjectRef &ref,
                            cluster::PatchType type,
                            Json body,
                            Subresource subresource,
                            const WriteOptions &options,
                            Reply<Written> reply)
{
    const auto own = m->resolve(ref, reply);
    if (!own)
        return;
    m->run<Written>(
        [this, own = *own, type, body = std::move(body), subresource, options] {
            return m->writer.patch(own, type, body, subresource, options);
        },
        std::move(reply));
}

void EmbeddedCluster::remove(const ObjectRef &ref,
                             const DeleteOptions &options,
                             Reply<Deleted> reply)
{
    const auto own = m->resolve(ref, reply);
    if (!own)
        return;
    m->run<Deleted>([this, own = *own, options] { return m->writer.remove(own, options); },
                    std::move(reply));
}

void EmbeddedCluster::evict(const ObjectKey &pod, const DeleteOptions &options, Reply<Done> reply)
{
    m->run<Done>([this, pod, options] { return m->writer.evict(pod, options); }, std::move(reply));
}

void EmbeddedCluster::recordEvent(cluster::EventRecord record)
{
    m->events->record(record);
}

void EmbeddedCluster::mayI(const cluster::AccessReview &, Reply<bool> reply)
{
    m->answer(std::move(reply), Result<bool>(true));
}

void EmbeddedCluster::kindsOf(const std::string &group, Reply<std::vector<const Kind *>> reply)
{
    m->run<std::vector<const Kind *>>(
        [this, group]() -> Result<std::vector<const Kind *>> {
            std::vector<const Kind *> kinds;
            for (const Kind &kind : cluster::KindRegistry::instance().all()) {
                if (kind.group == group)
                    kinds.push_back(&kind);
            }
            const Query definitions{&cluster::kinds::customResourceDefinition()};
            const auto filter = Filter::from(definitions, m->store->objects());
            if (!filter)
                return unexpected(filter.error());
            for (const Object &definition : filter->select(m->store->objects())) {
                // By its name, which is plural.group: the others are not read.
                if (!definition.name().ends_with('.' + group))
                    continue;
                const cluster::DefinedKind defined = cluster::definedKind(definition.json());
                for (const cluster::DefinedVersion &version : defined.versions) {
                    if (version.served && version.kind->group == group)
                        kinds.push_back(version.kind);
                }
            }
            return kinds;
        },
        std::move(reply),
        CallQueue::Access::Read);
}

void EmbeddedCluster::ensureNamespace(const std::string &name, Reply<Done> reply)
{
    const Kind &kind = cluster::kinds::ns();
    m->run<Done>(
        [this, name, &kind]() -> Result<Done> {
            if (m->store->objects().find(kind, {{}, name}))
                return Done{};
            const auto made = m->writer.create(
                kind, {}, {{"metadata", {{"name", name}}}}, {.user = "system:apiserver"});
            if (!made)
                return unexpected(made.error());
            return Done{};
        },
        std::move(reply));
}

std::string EmbeddedCluster::currentRevision() const
{
    return std::to_string(m->store->revision());
}

void EmbeddedCluster::setWriteObserver(std::function<void(const WriteRecord &)> observer)
{
    m->observer = std::move(observer);
}

void EmbeddedCluster::drain()
{
    m->queue.drain();
}

const std::vector<SetAside> &EmbeddedCluster::setAside() const
{
    return m->store->setAside();
}

std::unique_ptr<SqliteCopy> EmbeddedCluster::copyTo(const std::string &path)
{
    return m->store->copyTo(path);
}

bool EmbeddedCluster::has(const Kind &kind, const ObjectKey &key) const
{
    return static_cast<bool>(stored(kind, key));
}

Object EmbeddedCluster::stored(const Kind &kind, const ObjectKey &key) const
{
    return m->store->objects().find(kind, key);
}

std::string EmbeddedCluster::trouble()
{
    return m->queue.trouble();
}

EmbeddedCluster::Counters EmbeddedCluster::counters() const
{
    return {m->queue.commits(),
            m->queue.writes(),
            m->queue.failedCommits(),
            m->refused,
            m->events->lost(),
            m->hub.size()};
}

} // namespace hp::embedded
