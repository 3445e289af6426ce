// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/KindDiscovery.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Connection.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

/// The members of a list in a document that may be anything.
std::vector<Json> listIn(const Json &document, const char *name)
{
    const auto list = document.is_object() ? document.find(name) : document.end();
    if (!document.is_object() || list == document.end() || !list->is_array())
        return {};
    return list->get<std::vector<Json>>();
}

bool has(const std::shared_ptr<const Json> &resources, const cluster::Kind &kind)
{
    const std::vector<Json> all = resources ? listIn(*resources, "resources") : std::vector<Json>();
    return std::any_of(all.begin(), all.end(), [&kind](const Json &resource) {
        return textOf(resource, "name") == kind.plural;
    });
}

/// Of a group, but for ours: the one that the server prefers first, then in its order.
std::vector<std::string> otherVersions(const Json &group, const cluster::Kind &kind)
{
    std::vector<std::string> versions;
    for (const Json &version : listIn(group, "versions")) {
        const std::string name = textOf(version, "version");
        if (!name.empty() && name != kind.version)
            versions.push_back(name);
    }
    if (group.is_object() && group.contains("preferredVersion")) {
        const std::string preferred = textOf(group["preferredVersion"], "version");
        std::stable_partition(versions.begin(), versions.end(), [&](const std::string &version) {
            return version == preferred;
        });
    }
    return versions;
}

/// The kinds in what a server lists of a version of a group.
std::vector<const cluster::Kind *>
kindsIn(const Json &document, const std::string &group, const std::string &version)
{
    const std::vector<Json> resources = listIn(document, "resources");
    const auto isListed = [&resources](const std::string &name) {
        return std::any_of(resources.begin(), resources.end(), [&name](const Json &resource) {
            return textOf(resource, "name") == name;
        });
    };
    std::vector<const cluster::Kind *> kinds;
    for (const Json &resource : resources) {
        cluster::Kind kind;
        kind.group = group;
        kind.version = version;
        kind.plural = textOf(resource, "name");
        kind.kind = textOf(resource, "kind");
        kind.singular = textOf(resource, "singularName");
        kind.namespaced = flagOf(resource, "namespaced");
        if (kind.plural.empty() || kind.plural.find('/') != std::string::npos || kind.kind.empty())
            continue;
        kind.hasStatus = isListed(kind.plural + "/status");
        kind.hasScale = isListed(kind.plural + "/scale");
        const cluster::Kind *own =
            cluster::KindRegistry::instance().find(group, version, kind.plural);
        kinds.push_back(own ? own : &cluster::lastingKind(std::move(kind)));
    }
    return kinds;
}

} // namespace

struct KindDiscovery::GroupRun {
    std::string group{};
    std::vector<std::string> versions{};
    std::vector<const cluster::Kind *> kinds{};
    Reply<std::vector<const cluster::Kind *>> reply{};
};

KindDiscovery::KindDiscovery(KubeClient &client, const KubeSettings &settings)
    : m_client(client)
    , m_settings(settings)
{ }

void KindDiscovery::ask(const cluster::Kind &kind, Reply<Offer> reply)
{
    read(groupPath(kind),
         [this, &kind, reply = std::move(reply)](const Result<Document> &resources) {
             if (!resources)
                 reply(unexpected(resources.error()));
             else if (has(*resources, kind))
                 reply(Offer{true, {}});
             else if (kind.group.empty() && !*resources) // which no API server is without
                 reply(unexpected(ErrorCode::Unreachable, say::resourceWasNotFound()));
             else if (kind.group.empty() || !kind.understood)
                 reply(Offer{});
             else
                 askVersions(kind, reply);
         });
}

void KindDiscovery::askVersions(const cluster::Kind &kind, const Reply<Offer> &reply)
{
    read("/apis/" + kind.group, [this, &kind, reply](const Result<Document> &group) {
        if (!group)
            reply(unexpected(group.error()));
        else if (*group)
            askNext(kind, otherVersions(**group, kind), reply);
        else
            askGroups(reply);
    });
}

void KindDiscovery::askGroups(const Reply<Offer> &reply)
{
    read("/apis", [reply](const Result<Document> &groups) {
        if (!groups)
            reply(unexpected(groups.error()));
        else if (*groups)
            reply(Offer{});
        else
            reply(unexpected(ErrorCode::Unreachable, say::resourceWasNotFound()));
    });
}

void KindDiscovery::askNext(const cluster::Kind &kind,
                            std::vector<std::string> versions,
                            Reply<Offer> reply)
{
    if (versions.empty()) {
        reply(Offer{});
        return;
    }
    const std::string version = versions.front();
    versions.erase(versions.begin());
    read(groupPath(cluster::inOtherVersion(kind, version)),
         [this, &kind, version, rest = std::move(versions), reply = std::move(reply)](
             const Result<Document> &resources) {
             if (!resources)
                 reply(unexpected(resources.error()));
             else if (has(*resources, kind))
                 reply(Offer{false, version});
             else
                 askNext(kind, rest, reply);
         });
}

void KindDiscovery::askGroup(const std::string &group,
                             Reply<std::vector<const cluster::Kind *>> reply)
{
    const auto run = std::make_shared<GroupRun>();
    run->group = group;
    run->reply = std::move(reply);
    read("/apis/" + percentEncoded(group), [this, run](const Result<Document> &document) {
        if (!document) {
            run->reply(unexpected(document.error()));
            return;
        }
        if (*document)
            run->versions = otherVersions(**document, cluster::Kind());
        askRest(run);
    });
}

void KindDiscovery::askRest(const std::shared_ptr<GroupRun> &run)
{
    if (run->versions.empty()) {
        run->reply(std::move(run->kinds));
        return;
    }
    const std::string version = run->versions.back();
    run->versions.pop_back();
    read("/apis/" + run->group + '/' + version,
         [this, run, version](const Result<Document> &resources) {
             if (!resources) {
                 run->reply(unexpected(resources.error()));
                 return;
             }
             if (*resources) {
                 const auto kinds = kindsIn(**resources, run->group, version);
                 run->kinds.insert(run->kinds.end(), kinds.begin(), kinds.end());
             }
             askRest(run);
         });
}

void KindDiscovery::read(const std::string &path, Reply<Document> reply)
{
    std::vector<Reply<Document>> &waiting = m_waiting[path];
    waiting.push_back(std::move(reply));
    if (waiting.size() > 1)
        return;
    Request request;
    request.path = path;
    request.timeout = m_settings.requestTimeout;
    m_client.send(std::move(request),
                  [this, path](const Answer &answer) { answered(path, answer); });
}

void KindDiscovery::answered(const std::string &path, const Answer &answer)
{
    const std::vector<Reply<Document>> waiting = std::exchange(m_waiting[path], {});
    m_waiting.erase(path);
    const bool absent = answer.failure == Failure::None && answer.status == 404;
    Result<Document> document = Document();
    if (succeeded(answer))
        document = std::make_shared<const Json>(parseJson(answer.body));
    else if (!absent)
        document = unexpected(errorOf(answer, Method::Get));
    for (const Reply<Document> &reply : waiting)
        reply(document);
}

} // namespace hp::kube
