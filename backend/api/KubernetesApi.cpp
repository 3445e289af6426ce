// SPDX-License-Identifier: Apache-2.0
#include "backend/api/KubernetesApi.h"

#include "backend/api/AccessPolicy.h"
#include "backend/api/ApiCall.h"
#include "backend/api/CallBody.h"
#include "backend/api/CreationGuard.h"
#include "backend/api/DiscoveryDocuments.h"
#include "backend/api/HookGuard.h"
#include "backend/api/ObjectEndpoint.h"
#include "backend/api/OpenApi.h"
#include "backend/api/OperatorGuard.h"
#include "backend/api/RequestQuota.h"
#include "backend/api/Reviews.h"
#include "backend/api/StatusAnswer.h"
#include "backend/runtime/Mailbox.h"
#include "backend/runtime/SystemClock.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::api {

namespace {

using Exchange = std::shared_ptr<http::HttpExchange>;

http::HttpResponse jsonResponse(const Json &json, int status = 200)
{
    http::HttpResponse response;
    response.status = status;
    response.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return response;
}

http::HttpResponse textResponse(int status, const std::string &text)
{
    http::HttpResponse response;
    response.status = status;
    response.contentType = "text/plain; charset=utf-8";
    response.body = text;
    return response;
}

Error methodNotAllowed()
{
    return errorFrom(
        {.code = 405,
         .reason = "MethodNotAllowed",
         .message = "the server does not allow this method on the requested resource"});
}

Error refused(const http::Identity &identity, const AccessAttributes &wanted)
{
    return errorFrom({.code = 403,
                      .reason = "Forbidden",
                      .message = refusalText(identity, wanted),
                      .kind = wanted.resource,
                      .name = wanted.name,
                      .group = wanted.group});
}

/// For who may change such objects but not make them; null for everybody else.
std::shared_ptr<const cluster::WriteGuard> creationGuardFor(const http::Identity &identity,
                                                            const AccessAttributes &wanted)
{
    if ((wanted.verb != "patch" && wanted.verb != "update") || !wanted.subresource.empty())
        return nullptr;
    AccessAttributes creation = wanted;
    creation.verb = "create";
    if (mayAccess(identity, creation).allowed)
        return nullptr;
    return std::make_shared<const CreationGuard>(identity, std::move(creation));
}

/// What an allowed write may still not do; null when it may do everything.
std::shared_ptr<const cluster::WriteGuard>
guardFor(const http::Identity &identity, const AccessAttributes &wanted, PlainWrites plain)
{
    switch (limitOf(identity, wanted)) {
    case WriteLimit::None:
        return creationGuardFor(identity, wanted);
    case WriteLimit::Hooks:
        break;
    case WriteLimit::Operator:
        return std::make_shared<const OperatorGuard>(
            identity, wanted, plain, creationGuardFor(identity, wanted));
    }
    return std::make_shared<const HookGuard>(identity, wanted);
}

bool isProbe(const std::vector<std::string> &segments)
{
    return !segments.empty()
        && (segments[0] == "healthz" || segments[0] == "livez" || segments[0] == "readyz");
}

bool wantsAggregated(const http::HttpRequest &request)
{
    for (const MediaType &clause : parseAccept(request.header("accept"))) {
        if (clause.type == "application/json" && clause.as == "APIGroupDiscoveryList"
            && clause.version == "v2" && clause.group == "apidiscovery.k8s.io")
            return true;
    }
    return false;
}

/// "1", "32" and so on out of "v1.32.0+holdpoint".
Json versionJson(const std::string &gitVersion)
{
    const std::size_t dot = gitVersion.find('.');
    const std::size_t second = gitVersion.find('.', dot + 1);
    return {{"major", gitVersion.substr(1, dot - 1)},
            {"minor", gitVersion.substr(dot + 1, second - dot - 1)},
            {"gitVersion", gitVersion},
            {"gitCommit", ""},
            {"gitTreeState", "clean"},
            {"buildDate", "2025-01-01T00:00:00Z"},
            {"goVersion", "go1.23"},
            {"compiler", "gc"},
            {"platform", "linux/amd64"}};
}

} // namespace

struct KubernetesApi::Private {
    Private(cluster::Cluster &objects, runtime::Clock &time, Options chosen)
        : options(std::move(chosen))
        , cluster(objects)
        , clock(time)
        , base(options.definitions, time.now())
        , endpoint(objects, time, base.definitions())
        , mailbox(&endpoint)
        , version(jsonResponse(versionJson(options.gitVersion)))
    {
        for (const Object &definition : options.stored)
            defined[definition.name()] = resourcesOf(definition.json());
        serveDefined();
        followDefinitions();
    }

    /// What is served now. Any thread; a snapshot stays as it is.
    [[nodiscard]] std::shared_ptr<const ResourceCatalog> catalog() const
    {
        // The free functions, because ThreadSanitizer does not know what std::atomic does here.
        return std::atomic_load(&served);
    }
    void serveDefined();
    void followDefinitions();
    void definitionsChanged(const std::vector<cluster::WatchEvent> &events);

    void probe(const Exchange &exchange);
    void serveDocuments(const Exchange &exchange, const std::vector<std::string> &segments);
    [[nodiscard]] std::optional<http::HttpResponse>
    document(const http::HttpRequest &request, const std::vector<std::string> &segments);
    [[nodiscard]] std::optional<http::HttpResponse>
    openApiDocument(const std::vector<std::string> &segments);
    void serveResource(const Exchange &exchange, const ResourcePath &path);
    [[nodiscard]] static bool
    methodFits(const ServedResource &resource, const ResourcePath &path, const std::string &verb);
    void answerReview(const Exchange &exchange, Serving serving) const;
    [[nodiscard]] Result<Json> answerToken(Json review) const;
    void post(const std::shared_ptr<ApiCall> &call);

    /// The lines of stored definitions, by the name of each.
    using Defined = std::map<std::string, std::vector<ServedResource>>;

    const Options options;
    cluster::Cluster &cluster;
    runtime::Clock &clock;
    const ResourceCatalog base; ///< without stored definitions
    std::shared_ptr<const ResourceCatalog> served{};
    Defined defined{}; ///< control thread
    std::optional<Defined> restarted{}; ///< of a watch that has not shown all yet
    /// Front's thread: made when somebody asks, for the catalog of then.
    std::unique_ptr<const OpenApi> openApi{};
    std::shared_ptr<const ResourceCatalog> openApiOf{};
    const http::Authenticator *authenticator = nullptr;
    ObjectEndpoint endpoint;
    std::unique_ptr<cluster::Watch> definitions{};
    runtime::Mailbox mailbox;
    const http::HttpResponse version;
    RequestQuota quota{options.maxCalls}; ///< front's thread
    /// Control thread; with a call it may outlive this.
    const std::shared_ptr<CreationQuota> creations = std::make_shared<CreationQuota>();
};

KubernetesApi::Options KubernetesApi::defaults()
{
    return {{}, {}, "v1.32.0+holdpoint", 2000, {}, PlainWrites::Strict};
}

void KubernetesApi::Private::serveDefined()
{
    std::vector<ServedResource> all;
    for (const auto &[name, resources] : defined)
        all.insert(all.end(), resources.begin(), resources.end());
    auto next = std::make_shared<const ResourceCatalog>(base.with(all));
    endpoint.changeCatalog(*next);
    std::atomic_store(&served, std::shared_ptr<const ResourceCatalog>(std::move(next)));
}

/// A commit shows its definitions before it answers, so that whoever has defined a kind finds it.
void KubernetesApi::Private::followDefinitions()
{
    restarted.emplace();
    definitions = cluster.watch(
        {.kind = &cluster::kinds::customResourceDefinition()},
        {},
        {.onEvents = [this](const auto &events) { definitionsChanged(events); },
         .onEnd =
             [this](const Error &) {
                 clock.after(std::chrono::seconds(1), &endpoint, [this] { followDefinitions(); });
             },
         .onSynced =
             [this] {
                 if (!restarted)
                     return;
                 defined = std::move(*restarted);
                 restarted.reset();
                 serveDefined();
             }});
}

void KubernetesApi::Private::definitionsChanged(const std::vector<cluster::WatchEvent> &events)
{
    Defined &into = restarted ? *restarted : defined;
    bool changed = false;
    for (const cluster::WatchEvent &event : events) {
        const std::string &name = event.object.name();
        if (event.type == cluster::WatchEventType::Deleted)
            into.erase(name);
        else if (event.type != cluster::WatchEventType::Bookmark)
            into[name] = resourcesOf(event.object.json());
        changed = changed || event.type != cluster::WatchEventType::Bookmark;
    }
    if (changed && !restarted)
        serveDefined();
}

KubernetesApi::KubernetesApi(cluster::Cluster &cluster, runtime::Clock &clock, Options options)
    : m(std::make_unique<Private>(cluster, clock, std::move(options)))
{ }

KubernetesApi::~KubernetesApi() = default;

void KubernetesApi::authenticateBy(const http::Authenticator &authenticator)
{
    m->authenticator = &authenticator;
}

Result<Json> KubernetesApi::Private::answerToken(Json review) const
{
    const std::string token = textOf(memberOf(review, "spec"), "token");
    const auto known =
        authenticator && !token.empty() ? authenticator->identify(token) : std::nullopt;
    return answerTokenReview(known ? &*known : nullptr, std::move(review));
}

void KubernetesApi::endAllBut(const http::TokenHashes &good)
{
    m->endpoint.endAllBut(good);
}

void KubernetesApi::stopWatches()
{
    m->endpoint.stopWatches();
}

std::size_t KubernetesApi::openWatches() const
{
    return m->endpoint.openWatches();
}

void KubernetesApi::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    const std::vector<std::string> segments = pathSegments(request.path);
    if (isProbe(segments))
        return m->probe(exchange);
    if (request.identity.name.empty())
        return exchange->respond(statusResponse(
            errorFrom({.code = 401, .reason = "Unauthorized", .message = "Unauthorized"})));
    // Serving the request as if nothing was said would give it the rights of whoever sent it.
    if (const std::string other = request.header("impersonate-user"); !other.empty())
        return exchange->respond(statusResponse(refused(
            request.identity, {.verb = "impersonate", .resource = "users", .name = other})));

    if (const auto path = resourcePath(segments))
        return m->serveResource(exchange, *path);
    m->serveDocuments(exchange, segments);
}

/// Answered by the control thread, so that "ok" means that it still takes work.
void KubernetesApi::Private::probe(const Exchange &exchange)
{
    if (exchange->request().method != "GET" && exchange->request().method != "HEAD")
        return exchange->respond(statusResponse(methodNotAllowed()));
    mailbox.post([this, exchange] {
        const bool asksWhetherReady = exchange->request().path == "/readyz";
        const std::string trouble =
            asksWhetherReady && options.trouble ? options.trouble() : std::string();
        exchange->respond(trouble.empty() ? textResponse(200, "ok")
                                          : textResponse(503, "not ready: " + trouble + '\n'));
    });
}

void KubernetesApi::Private::serveDocuments(const Exchange &exchange,
                                            const std::vector<std::string> &segments)
{
    const http::HttpRequest &request = exchange->request();
    const AccessAttributes wanted{.verb = "get", .path = request.path};
    if (!mayAccess(request.identity, wanted).allowed)
        return exchange->respond(statusResponse(refused(request.identity, wanted)));
    auto found = document(request, segments);
    if (!found)
        return exchange->respond(textResponse(404, "404 page not found\n"));
    if (request.method != "GET" && request.method != "HEAD")
        return exchange->respond(statusResponse(methodNotAllowed()));
    exchange->respond(std::move(*found));
}

std::optional<http::HttpResponse>
KubernetesApi::Private::document(const http::HttpRequest &request,
                                 const std::vector<std::string> &segments)
{
    const std::shared_ptr<const ResourceCatalog> now = catalog();
    const std::string root = segments.empty() ? std::string() : segments[0];
    if (root == "version" && segments.size() == 1)
        return version;
    if (root == "openapi")
        return openApiDocument(segments);
    if (segments.size() == 1 && (root == "api" || root == "apis")) {
        if (wantsAggregated(request)) {
            http::HttpResponse response = jsonResponse(aggregatedDiscovery(
                *now, root == "api" ? DiscoveryRoot::Core : DiscoveryRoot::Groups));
            response.contentType = aggregatedDiscoveryType;
            return response;
        }
        return jsonResponse(root == "api" ? apiVersions(request.header("host"))
                                          : apiGroupList(*now));
    }
    std::optional<Json> found;
    if (root == "api" && segments.size() == 2)
        found = apiResourceList(*now, {"", segments[1]});
    else if (root == "apis" && segments.size() == 2)
        found = apiGroup(*now, segments[1]);
    else if (root == "apis" && segments.size() == 3)
        found = apiResourceList(*now, {segments[1], segments[2]});
    return found ? std::optional(jsonResponse(*found)) : std::nullopt;
}

std::optional<http::HttpResponse>
KubernetesApi::Private::openApiDocument(const std::vector<std::string> &segments)
{
    if (const auto now = catalog(); now != openApiOf) {
        openApi = std::make_unique<const OpenApi>(*now);
        openApiOf = now;
    }
    http::HttpResponse response;
    if (segments.size() == 2 && segments[1] == "v2") {
        // Exactly this type, whatever spelling Accept has (kube-api.md 0.5). JSON or a 404 makes
        // create, apply and edit fail.
        response.contentType = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";
        response.body = openApi->version2();
        return response;
    }
    if (segments.size() == 2 && segments[1] == "v3") {
        response.body = openApi->index();
        return response;
    }
    if (segments.size() < 3 || segments[1] != "v3")
        return std::nullopt;
    std::string path;
    for (std::size_t i = 2; i < segments.size(); ++i)
        path += (path.empty() ? "" : "/") + segments[i];
    const std::string *body = openApi->document(path);
    if (body == nullptr)
        return std::nullopt;
    response.body = *body;
    return response;
}

/// Whether the URL and the verb belong together, as the routes of a real server do.
bool KubernetesApi::Private::methodFits(const ServedResource &resource,
                                        const ResourcePath &path,
                                        const std::string &verb)
{
    const bool single = !path.name.empty();
    if (!path.subresource.empty()) {
        const ServedSubresource *part = resource.subresource(path.subresource);
        return std::find(part->verbs.begin(), part->verbs.end(), verb) != part->verbs.end();
    }
    if (!resource.allows(verb))
        return false;
    const bool ofCollection =
        verb == "create" || verb == "list" || verb == "watch" || verb == "deletecollection";
    if (single == ofCollection)
        return false;
    // Objects of all namespaces can be read together, not written.
    const bool acrossNamespaces = resource.namespaced && path.ns.empty();
    return !acrossNamespaces || verb == "list" || verb == "watch";
}

void KubernetesApi::Private::serveResource(const Exchange &exchange, const ResourcePath &path)
{
    const http::HttpRequest &request = exchange->request();
    const std::string verb = verbOf(request, path);
    if (verb.empty())
        return exchange->respond(statusResponse(methodNotAllowed()));
    const AccessAttributes wanted = attributesOf(verb, path);
    if (!mayAccess(request.identity, wanted).allowed)
        return exchange->respond(statusResponse(refused(request.identity, wanted)));

    const std::shared_ptr<const ResourceCatalog> now = catalog();
    const ServedResource *resource = now->find(path.group, path.version, path.plural);
    const bool known = resource != nullptr && (resource->namespaced || path.ns.empty())
        && !(resource->namespaced && path.ns.empty() && !path.name.empty())
        && (path.subresource.empty() || resource->subresource(path.subresource) != nullptr);
    if (!known)
        return exchange->respond(textResponse(404, "404 page not found\n"));
    if (!methodFits(*resource, path, verb))
        return exchange->respond(statusResponse(methodNotAllowed()));
    if (resource->backing == nullptr)
        return answerReview(exchange, resource->serving);

    if (const auto admitted =
            RequestQuota::admitWrite(request.identity, wanted, request.body.size());
        !admitted)
        return exchange->respond(statusResponse(admitted.error()));

    auto call = std::make_shared<ApiCall>();
    call->exchange = exchange;
    call->resource = std::shared_ptr<const ServedResource>(now, resource);
    call->verb = verb;
    call->ns = path.ns;
    call->name = path.name;
    call->subresource = path.subresource;
    if (const auto read = readCall(*call); !read)
        return respondError(*call, read.error());
    call->write.guard = guardFor(request.identity, wanted, options.plainWrites);
    // A guard makes a write read what it changes: none for whom nothing is counted.
    if (!request.identity.has("admin") && path.subresource.empty()) {
        call->write.guard = std::make_shared<const CreationQuotaGuard>(
            creations, request.identity, wanted, std::move(call->write.guard));
        call->onCreated = [quota = creations, identity = request.identity, wanted] {
            quota->count(identity, wanted, runtime::steadyUptime());
        };
    }
    post(call);
}

void KubernetesApi::Private::answerReview(const Exchange &exchange, Serving serving) const
{
    const http::HttpRequest &request = exchange->request();
    Result<Json> review = readObject(request);
    if (review) {
        Json question = std::move(review).value();
        if (serving == Serving::AccessReview)
            review = answerAccessReview(request.identity, std::move(question));
        else if (serving == Serving::RulesReview)
            review = answerRulesReview(request.identity, std::move(question));
        else if (serving == Serving::OtherAccessReview)
            review = answerOtherAccessReview(std::move(question));
        else if (serving == Serving::TokenReview)
            review = answerToken(std::move(question));
        else
            review = answerSelfReview(request.identity, std::move(question));
    }
    exchange->respond(review ? jsonResponse(*review, 201) : statusResponse(review.error()));
}

void KubernetesApi::Private::post(const std::shared_ptr<ApiCall> &call)
{
    call->slot = quota.slotFor(call->exchange->request().identity);
    if (!call->slot)
        return respondError(
            *call,
            errorFrom({.code = 429,
                       .reason = "TooManyRequests",
                       .message = "too many requests are under way; come again in a second",
                       .retryAfterSeconds = 1}));
    mailbox.post([this, call] { endpoint.serve(call); });
}

} // namespace hp::api
