// SPDX-License-Identifier: Apache-2.0
#include "backend/api/ObjectEndpoint.h"

#include "backend/api/CallBody.h"
#include "backend/api/Rewriting.h"
#include "backend/api/StatusAnswer.h"
#include "model/base/ApiStatus.h"
#include "model/resource/FieldSelector.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/ObjectSet.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <utility>

namespace hp::api {

namespace {

using namespace std::chrono_literals;

/// A real server spreads watch ends over half an hour, so that clients do not come back together.
Duration defaultLifetime()
{
    static std::minstd_rand random{std::random_device{}()};
    return std::chrono::seconds(std::uniform_int_distribution<int>(1800, 3600)(random));
}

/// A list can be at its own revision only: a newer one is not there yet, an exact older one is
/// gone.
Result<Done> checkRevision(const ApiCall &call, const std::string &current)
{
    const std::uint64_t wanted = revisionNumber(call.resourceVersion);
    const std::uint64_t have = revisionNumber(current);
    if (wanted > have) {
        return unexpected(
            errorFrom({.code = 504,
                       .reason = "Timeout",
                       .message = "Timeout: Too large resource version: " + call.resourceVersion
                           + ", current: " + current,
                       .causes = {{"ResourceVersionTooLarge", "Too large resource version", ""}},
                       .retryAfterSeconds = 1}));
    }
    if (call.exactVersion && wanted < have)
        return unexpected(expired("The provided resource version is too old: "
                                  + call.resourceVersion + " (" + current + ')'));
    return Done{};
}

/// The cluster does not know by which verb a client came, and the words about content that cannot
/// be read depend on it.
Error wordedFor(const ApiCall &call, const Error &error)
{
    constexpr std::string_view unreadable = "decoding error: ";
    if (error.message.starts_with(unreadable))
        return decodingError(call, error.message.substr(unreadable.size()));
    return error.message.starts_with("strict decoding error: ") ? decodingError(call, error.message)
                                                                : error;
}

cluster::Subresource partOf(const ApiCall &call)
{
    // The approval of a CertificateSigningRequest is a condition of its status.
    return call.subresource == "status" || call.subresource == "approval"
        ? cluster::Subresource::Status
        : call.subresource == "finalize" ? cluster::Subresource::Finalize
                                         : cluster::Subresource::None;
}

/// Those that came up while the call was read, then those of the cluster.
void addAllWarnings(http::HttpResponse &response,
                    const ApiCall &call,
                    const std::vector<std::string> &more)
{
    std::vector<std::string> all = call.warnings;
    all.insert(all.end(), more.begin(), more.end());
    addWarnings(response, all);
}

} // namespace

void respondError(const ApiCall &call, const Error &error)
{
    http::HttpResponse response = statusResponse(error);
    addWarnings(response, call.warnings);
    call.exchange->respond(std::move(response));
}

ObjectEndpoint::ObjectEndpoint(cluster::Cluster &cluster,
                               runtime::Clock &clock,
                               std::vector<Object> definitions)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_definitions(std::move(definitions))
    , m_writer(clock)
    , m_pages(clock)
    , m_mailbox(this)
{ }

ObjectEndpoint::~ObjectEndpoint() = default;

void ObjectEndpoint::serve(const CallPtr &call)
{
    if (call->resource->serving == Serving::Definitions && serveOwnDefinition(call))
        return;
    if (call->verb == "list")
        return list(call);
    if (call->verb == "watch")
        return watch(call);
    if (call->subresource == "scale")
        return serveScale(m_cluster, call, objectReply(call));
    if (call->subresource == "eviction")
        return m_cluster.evict({call->ns, call->name}, call->remove, evictedReply(call));
    if (call->verb == "get")
        return m_cluster.get(call->ref(), objectReply(call));
    if (call->verb == "patch")
        return patch(call);
    if (call->verb == "delete")
        return m_cluster.remove(call->ref(), call->remove, deletedReply(call));
    if (call->verb == "deletecollection")
        return removeCollection(call);
    if (call->verb == "create")
        return m_cluster.create(
            *call->resource->backing, call->ns, call->body.json(), call->write, writtenReply(call));
    const cluster::Subresource part = partOf(*call);
    m_cluster.update(call->ref(), call->body.json(), part, call->write, writtenReply(call));
}

Reply<Object> ObjectEndpoint::objectReply(const CallPtr &call)
{
    return whileAlive<Object>([this, call](Result<Object> result) {
        if (!result)
            return respondError(*call, result.error());
        call->exchange->respond(
            m_writer.object(*call->resource, call->representation, *result, 200));
    });
}

Reply<cluster::Written> ObjectEndpoint::writtenReply(const CallPtr &call)
{
    return whileAlive<cluster::Written>([this, call](Result<cluster::Written> result) {
        if (!result)
            return respondError(*call, wordedFor(*call, result.error()));
        if (result->created && !call->write.dryRun && call->onCreated)
            call->onCreated();
        const bool created = result->created || call->verb == "create";
        auto response = m_writer.object(
            *call->resource, call->representation, result->object, created ? 201 : 200);
        addAllWarnings(response, *call, result->warnings);
        call->exchange->respond(std::move(response));
    });
}

Reply<cluster::Deleted> ObjectEndpoint::deletedReply(const CallPtr &call)
{
    return whileAlive<cluster::Deleted>([this, call](Result<cluster::Deleted> result) {
        if (!result)
            return respondError(*call, result.error());
        auto response = result->gone
            ? successResponse(*call->resource, result->object, 200)
            : m_writer.object(*call->resource, call->representation, result->object, 200);
        addAllWarnings(response, *call, result->warnings);
        call->exchange->respond(std::move(response));
    });
}

Reply<Done> ObjectEndpoint::evictedReply(const CallPtr &call)
{
    return [call](Result<Done> result) {
        if (!result)
            return respondError(*call, result.error());
        http::HttpResponse response;
        response.status = 201;
        response.body =
            R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success","code":201})";
        call->exchange->respond(std::move(response));
    };
}

void ObjectEndpoint::list(const CallPtr &call)
{
    readPage(call, [this, call](const ListPage &page) {
        call->exchange->respond(
            m_writer.list(*call->resource, call->representation, page.items, page.metadata));
    });
}

void ObjectEndpoint::readPage(const CallPtr &call, std::function<void(ListPage)> then)
{
    if (auto page = m_pages.next(*call))
        return then(std::move(*page));
    m_cluster.list(
        call->query(),
        whileAlive<cluster::ObjectList>(
            [this, call, then = std::move(then)](Result<cluster::ObjectList> result) {
                if (!result)
                    return respondError(*call, result.error());
                cluster::ObjectList list = std::move(result).value();
                // Where nothing was written since, the list is the one that is not kept any more.
                const bool lost = call->from && call->from->revision > 0
                    && std::to_string(call->from->revision) != list.resourceVersion;
                if (lost)
                    return call->exchange->respond(expiredListResponse(
                        continueText({.revision = -1, .start = call->from->start}, *call)));
                if (const auto evaluated = checkRevision(*call, list.resourceVersion); !evaluated)
                    return respondError(*call, evaluated.error());
                if (std::vector<Object> own = ownObjects(*call); !own.empty()) {
                    list.items.insert(list.items.end(), own.begin(), own.end());
                    std::sort(list.items.begin(), list.items.end(), ObjectOrder());
                }
                then(m_pages.of(*call, std::move(list)));
            }));
}

void ObjectEndpoint::watch(const CallPtr &call)
{
    const bool waitsForRevision =
        call->initialEvents == InitialEvents::Wanted && revisionNumber(call->resourceVersion) > 0;
    if (call->labelSelector.empty() && call->fieldSelector.empty() && !waitsForRevision)
        return startWatch(call);
    // A selector that cannot be read must be a 400, and a state that cannot be given yet a 504:
    // after the head of the stream it is too late for both.
    m_cluster.list(
        call->query(),
        whileAlive<cluster::ObjectList>([this, call](const Result<cluster::ObjectList> &result) {
            if (!result)
                return respondError(*call, result.error());
            if (call->initialEvents == InitialEvents::Wanted) {
                if (const auto evaluated = checkRevision(*call, result->resourceVersion);
                    !evaluated)
                    return respondError(*call, evaluated.error());
            }
            startWatch(call);
        }));
}

void ObjectEndpoint::startWatch(const CallPtr &call)
{
    addSession(call).follow(m_cluster, ownObjects(*call));
}

WatchSession &ObjectEndpoint::addSession(const CallPtr &call)
{
    const std::uint64_t id = ++m_lastSession;
    WatchSession::Settings settings;
    settings.lifetime = call->timeout ? Duration(*call->timeout) : defaultLifetime();
    auto session = std::make_unique<WatchSession>(
        *call, settings, m_writer, m_clock, [this, id] { removeSession(id); });
    session->onOpened([this, id](http::HttpStream &stream) {
        stream.onClosed([this, id] { m_mailbox.post([this, id] { removeSession(id); }); });
    });
    return *m_sessions.emplace(id, std::move(session)).first->second;
}

void ObjectEndpoint::removeSession(std::uint64_t id)
{
    m_sessions.erase(id);
}

void ObjectEndpoint::endAllBut(const http::TokenHashes &good)
{
    for (const auto &[id, session] : m_sessions) {
        if (!http::isGood(session->identity().tokenHash, good))
            session->abandon();
    }
}

void ObjectEndpoint::changeCatalog(const ResourceCatalog &catalog)
{
    m_writer.forgetResources();
    for (const auto &[id, session] : m_sessions) {
        const ServedResource &resource = session->resource();
        if (!catalog.find(resource.group, resource.version, resource.plural))
            session->abandon();
    }
}

void ObjectEndpoint::stopWatches()
{
    for (const auto &[id, session] : m_sessions)
        session->abandon();
}

void ObjectEndpoint::removeCollection(const CallPtr &call)
{
    readPage(call, [this, call](ListPage page) {
        removeNext(call, std::make_shared<ListPage>(std::move(page)), 0);
    });
}

/// One after the other: each waits for the disk, and a collection may be large.
void ObjectEndpoint::removeNext(const CallPtr &call,
                                std::shared_ptr<ListPage> page,
                                std::size_t index)
{
    if (index == page->items.size()) {
        call->exchange->respond(
            m_writer.list(*call->resource, call->representation, page->items, page->metadata));
        return;
    }
    const cluster::ObjectRef ref{call->resource->backing, page->items[index].key()};
    m_cluster.remove(
        ref,
        call->remove,
        whileAlive<cluster::Deleted>([this, call, page, index](Result<cluster::Deleted> result) {
            // Somebody else may have been faster; that is what was wanted.
            if (!result && result.error().code != ErrorCode::NotFound)
                return respondError(*call, result.error());
            removeNext(call, page, index + 1);
        }));
}

void ObjectEndpoint::patch(const CallPtr &call)
{
    if (call->resource->serving == Serving::EventsView
        && call->patchType != cluster::PatchType::Apply)
        return patchEventsView(m_cluster, call, writtenReply(call));
    const cluster::Subresource part = partOf(*call);
    m_cluster.patch(
        call->ref(), call->patchType, call->body.json(), part, call->write, writtenReply(call));
}

bool ObjectEndpoint::serveOwnDefinition(const CallPtr &call)
{
    const std::string name = call->verb == "create" ? call->body.name() : call->name;
    const auto own =
        std::find_if(m_definitions.begin(), m_definitions.end(), [&](const Object &definition) {
            return definition.name() == name;
        });
    if (own == m_definitions.end())
        return false;
    const ServedResource &resource = *call->resource;
    if (call->verb == "get")
        objectReply(call)(*own);
    else if (call->verb == "create")
        respondError(*call, alreadyExists(resource.group, resource.plural, name));
    else
        respondError(*call,
                     errorFrom({.code = 403,
                                .reason = "Forbidden",
                                .message = resource.qualified() + " \"" + name
                                    + "\" is forbidden: Holdpoint brings this definition itself, "
                                      "and it does not change",
                                .kind = resource.plural,
                                .name = name,
                                .group = resource.group}));
    return true;
}

std::vector<Object> ObjectEndpoint::ownObjects(const ApiCall &call) const
{
    if (call.resource->serving != Serving::Definitions)
        return {};
    const auto labels = LabelSelector::parse(call.labelSelector);
    const auto fields = FieldSelector::parse(call.fieldSelector);
    std::vector<Object> chosen;
    for (const Object &definition : m_definitions) {
        if (labels && fields && labels->matches(definition) && fields->matches(definition))
            chosen.push_back(definition);
    }
    return chosen;
}

} // namespace hp::api

#include "moc_ObjectEndpoint.cpp"
