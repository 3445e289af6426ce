// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/KubeCluster.h"

#include "backend/kube/EventRecorder.h"
#include "backend/kube/Failures.h"
#include "backend/kube/GuardedWrite.h"
#include "backend/kube/Inspection.h"
#include "backend/kube/Paths.h"
#include "backend/kube/SchemaFields.h"
#include "backend/kube/WatchStream.h"
#include "backend/kube/WriteRequests.h"
#include "backend/runtime/Lifetime.h"
#include "model/messages/Connection.h"

#include <QMetaObject>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::kube {

using cluster::Deleted;
using cluster::DeleteOptions;
using cluster::Kind;
using cluster::ObjectList;
using cluster::ObjectRef;
using cluster::PatchType;
using cluster::Query;
using cluster::Subresource;
using cluster::WriteOptions;
using cluster::Written;

struct KubeCluster::Private {
    Private(KubeCluster &cluster,
            Endpoint endpoint,
            std::shared_ptr<Credentials> credentials,
            runtime::Clock &time,
            KubeSettings how)
        : settings(std::move(how))
        , clock(time)
        , keeper(time, [&cluster] { emit cluster.connectionChanged(); })
        , engine(settings)
        , client({clock, settings, engine, keeper}, std::move(endpoint), std::move(credentials))
        , discovery(client, settings)
        , rights(client, clock, settings)
        , schemas(client, settings)
        , lister(client, discovery, keeper, settings)
        , probe(client, clock, settings, [this] { tryAll(); })
        , events(client, clock, settings)
    { }

    ~Private()
    {
        for (const auto &stream : streams)
            stream->stop();
    }

    void tryAll()
    {
        for (const auto &stream : copyOfStreams())
            stream->tryNow();
    }

    /// What is called may end a watch, or begin one.
    [[nodiscard]] std::vector<std::shared_ptr<WatchStream>> copyOfStreams() const
    {
        return {streams.begin(), streams.end()};
    }

    void write(GuardedWrite::Plan plan, Reply<Written> reply);

    /// Answers for a kind of whose objects we know nothing and to which we write nothing; false
    /// for all others.
    template<typename T>
    bool refuses(const Kind &kind, Reply<T> reply)
    {
        const std::string version =
            kind.understood ? keeper.versionNotUnderstood(kind) : kind.version;
        if (version.empty())
            return false;
        const Error error =
            unexpected(ErrorCode::Refused, say::versionIsNotUnderstood(kind.qualified(), version))
                .error;
        QMetaObject::invokeMethod(
            &context,
            [reply = std::move(reply), error] {
                if (reply)
                    reply(unexpected(error));
            },
            Qt::QueuedConnection);
        return true;
    }

    void drop(const std::shared_ptr<WatchStream> &stream)
    {
        stream->stop();
        relists += stream->relists();
        streams.erase(stream);
        keeper.touch();
    }

    const KubeSettings settings;
    runtime::Clock &clock;
    ConnectionKeeper keeper;
    ServerEngine engine;
    KubeClient client;
    KindDiscovery discovery;
    Rights rights;
    SchemaFields schemas;
    Lister lister;
    ServerProbe probe;
    EventRecorder events;
    std::set<std::shared_ptr<WatchStream>> streams{};
    std::uint64_t relists = 0;
    runtime::Lifetime alive{};
    QObject context{};
};

void KubeCluster::Private::write(GuardedWrite::Plan plan, Reply<Written> reply)
{
    if (refuses(*plan.ref.kind, reply))
        return;
    if (plan.options.guard) {
        std::make_shared<GuardedWrite>(client, settings, std::move(plan), std::move(reply))
            ->start();
        return;
    }
    Request request = plan.request(plan.options, {});
    request.timeout = settings.writeTimeout;
    const Method method = request.method;
    client.send(std::move(request), [reply = std::move(reply), method](Answer answer) {
        auto written = writtenFrom(std::move(answer), method);
        if (reply)
            reply(std::move(written));
    });
}

namespace {

/// What is known by reference elsewhere has to be the registry's own.
const Kind &own(const Kind &kind)
{
    const Kind *found =
        cluster::KindRegistry::instance().find(kind.group, kind.version, kind.plural);
    return found ? *found : kind;
}

ObjectRef own(const ObjectRef &ref)
{
    const Kind &kind = own(*ref.kind);
    return {&kind, kind.namespaced ? ref.key : ObjectKey{{}, ref.key.name}};
}

} // namespace

KubeCluster::KubeCluster(Endpoint endpoint,
                         std::shared_ptr<Credentials> credentials,
                         runtime::Clock &clock,
                         KubeSettings settings)
    : m(std::make_unique<Private>(
        *this, std::move(endpoint), std::move(credentials), clock, std::move(settings)))
{ }

KubeCluster::~KubeCluster() = default;

void KubeCluster::useEndpoint(Endpoint endpoint)
{
    if (endpoint == m->client.endpoint())
        return;
    const std::uint64_t before = m->client.serverNumber();
    m->client.use(std::move(endpoint));
    m->rights.forget();
    for (const auto &stream : m->copyOfStreams()) {
        if (m->client.serverNumber() == before)
            stream->startOver();
        else
            stream->beginAnew();
    }
}

void KubeCluster::retryNow()
{
    m->client.tryAgain();
    m->tryAll();
}

const ConnectionState &KubeCluster::connection() const
{
    std::vector<StreamState> &states = m->keeper.streams();
    states.clear();
    for (const auto &stream : m->streams)
        states.push_back(stream->state());
    std::stable_sort(states.begin(), states.end(), [](const StreamState &a, const StreamState &b) {
        return std::tie(a.kind->plural, a.ns) < std::tie(b.kind->plural, b.ns);
    });
    return m->keeper.state();
}

KubeCluster::Counters KubeCluster::counters() const
{
    const ServerEngine::Counters engine = m->engine.counters();
    std::uint64_t relists = m->relists;
    for (const auto &stream : m->streams)
        relists += stream->relists();
    return {engine.requests,
            m->client.repeated(),
            engine.connections,
            engine.cuts,
            relists,
            m->events.lost(),
            m->events.waiting()};
}

const RequestCounts &KubeCluster::requestCounts() const
{
    return m->client.counts();
}

void KubeCluster::inspect(std::vector<const Kind *> kinds, Reply<Done> done)
{
    for (const Kind *&kind : kinds)
        kind = &own(*kind);
    std::make_shared<Inspection>(
        Inspection::Parts{m->client, m->discovery, m->rights, m->keeper, m->settings},
        std::move(kinds),
        std::move(done))
        ->start();
}

void KubeCluster::keepsField(const Kind &kind, const std::string &path, Reply<bool> reply)
{
    m->schemas.keeps(own(kind), path, std::move(reply));
}

void KubeCluster::get(const ObjectRef &given, Reply<Object> reply)
{
    const ObjectRef ref = own(given);
    if (m->refuses(*ref.kind, reply))
        return;
    Request request;
    request.path = objectPath(*ref.kind, ref.key);
    request.content = Content::Object;
    request.kind = ref.kind;
    request.timeout = m->settings.requestTimeout;
    m->client.send(std::move(request), [reply = std::move(reply)](Answer answer) {
        if (succeeded(answer))
            reply(std::move(answer.objects.front()));
        else
            reply(unexpected(errorOf(answer, Method::Get)));
    });
}

void KubeCluster::list(const Query &query, Reply<ObjectList> reply)
{
    Query asked = query;
    asked.kind = &own(*query.kind);
    m->lister.list(asked, m->alive.token(), [this, reply = std::move(reply)](Listing listing) {
        if (listing.down)
            m->probe.start();
        reply(std::move(listing.list));
    });
}

std::unique_ptr<cluster::Watch>
KubeCluster::watch(const Query &query, const std::string &resourceVersion, cluster::WatchSink sink)
{
    Query asked = query;
    asked.kind = &own(*query.kind);
    const WatchParts parts{
        m->client, m->lister, m->discovery, m->keeper, m->probe, m->clock, m->settings};
    auto stream =
        std::make_shared<WatchStream>(parts, std::move(asked), resourceVersion, std::move(sink));
    m->streams.insert(stream);
    m->keeper.touch();
    stream->start();
    return std::make_unique<HeldWatch>(
        stream, [this, alive = m->alive.token()](const std::shared_ptr<WatchStream> &ended) {
            if (alive)
                m->drop(ended);
        });
}

void KubeCluster::create(const Kind &given,
                         const std::string &ns,
                         Json object,
                         const WriteOptions &options,
                         Reply<Written> reply)
{
    const Kind &kind = own(given);
    const auto request = [&kind, ns, object = std::move(object)](const WriteOptions &how,
                                                                 const std::string &) {
        return createRequest(kind, ns, object, how);
    };
    m->write({{&kind, {ns, {}}}, Subresource::None, options, request}, std::move(reply));
}

void KubeCluster::update(const ObjectRef &given,
                         Json object,
                         Subresource subresource,
                         const WriteOptions &options,
                         Reply<Written> reply)
{
    const ObjectRef ref = own(given);
    const auto request = [ref, subresource, object = std::move(object)](
                             const WriteOptions &how, const std::string &revision) {
        // The others have to name their revision themselves, and are told so.
        const bool bind = !revision.empty() && ref.kind->unconditionalUpdate;
        return updateRequest(
            ref, bind ? insisting(PatchType::Merge, object, revision) : object, subresource, how);
    };
    m->write({ref, subresource, options, request}, std::move(reply));
}

void KubeCluster::patch(const ObjectRef &given,
                        PatchType type,
                        Json body,
                        Subresource subresource,
                        const WriteOptions &options,
                        Reply<Written> reply)
{
    const ObjectRef ref = own(given);
    const auto request = [ref, type, subresource, body = std::move(body)](
                             const WriteOptions &how, const std::string &revision) {
        return patchRequest(
            ref, type, revision.empty() ? body : insisting(type, body, revision), subresource, how);
    };
    m->write({ref, subresource, options, request}, std::move(reply));
}

void KubeCluster::patchAs(const std::string &user,
                          const ObjectRef &given,
                          PatchType type,
                          Json body,
                          const WriteOptions &options,
                          Reply<Written> reply)
{
    const ObjectRef ref = own(given);
    const auto request = [user, ref, type, body = std::move(body)](const WriteOptions &how,
                                                                   const std::string &) {
        Request made = patchRequest(ref, type, body, Subresource::None, how);
        made.asUser = user;
        return made;
    };
    m->write({ref, Subresource::None, options, request}, std::move(reply));
}

void KubeCluster::remove(const ObjectRef &given, const DeleteOptions &options, Reply<Deleted> reply)
{
    if (m->refuses(*own(given).kind, reply))
        return;
    Request request = removeRequest(own(given), options);
    request.timeout = m->settings.writeTimeout;
    m->client.send(std::move(request), [reply = std::move(reply)](Answer answer) {
        if (!reply)
            return;
        if (!succeeded(answer)) {
            reply(unexpected(errorOf(answer, Method::Delete)));
            return;
        }
        Deleted deleted;
        deleted.gone = isGone(answer.objects.front());
        if (answer.objects.front().kind() != "Status")
            deleted.object = std::move(answer.objects.front());
        deleted.warnings = std::move(answer.warnings);
        reply(std::move(deleted));
    });
}

void KubeCluster::evict(const ObjectKey &pod, const DeleteOptions &options, Reply<Done> reply)
{
    Request request = evictRequest(pod, options);
    request.timeout = m->settings.writeTimeout;
    m->client.send(std::move(request), [reply = std::move(reply)](const Answer &answer) {
        if (!reply)
            return;
        if (succeeded(answer))
            reply(Done{});
        else
            reply(unexpected(errorOf(answer, Method::Post)));
    });
}

void KubeCluster::recordEvent(cluster::EventRecord record)
{
    m->events.record(record);
}

void KubeCluster::mayI(const cluster::AccessReview &review, Reply<bool> reply)
{
    mayUser({}, review, std::move(reply));
}

void KubeCluster::kindsOf(const std::string &group, Reply<std::vector<const Kind *>> reply)
{
    m->discovery.askGroup(group, std::move(reply));
}

void KubeCluster::mayUser(const std::string &user,
                          const cluster::AccessReview &review,
                          Reply<bool> reply)
{
    cluster::AccessReview asked = review;
    asked.kind = &own(*review.kind);
    m->rights.mayI(asked, user, std::move(reply));
}

} // namespace hp::kube

#include "moc_KubeCluster.cpp"
