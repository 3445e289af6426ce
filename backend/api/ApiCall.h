// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/api/ContinueToken.h"
#include "backend/api/ResourceCatalog.h"
#include "backend/api/wire/MediaTypes.h"
#include "backend/cluster/Cluster.h"
#include "backend/http/HttpExchange.h"
#include "model/base/Result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::api {

/// A path below /api/v1 or /apis/G/V in its parts.
struct ResourcePath {
    std::string group{};
    std::string version{};
    std::string plural{};
    std::string ns{};
    std::string name{};
    std::string subresource{};
};

/// Splits at slashes; empty segments, also trailing ones, do not count.
[[nodiscard]] std::vector<std::string> pathSegments(const std::string &path);
/// nullopt when the path names no resource ("/api", "/apis/G", "/version").
[[nodiscard]] std::optional<ResourcePath> resourcePath(const std::vector<std::string> &segments);
/// The verb of Kubernetes' authorizers; empty for a method that the API does not have.
[[nodiscard]] std::string verbOf(const http::HttpRequest &request, const ResourcePath &path);
[[nodiscard]] AccessAttributes attributesOf(const std::string &verb, const ResourcePath &path);

/// Whether a watch begins with what is there (sendInitialEvents).
enum class InitialEvents {
    ByRevision, ///< not said: without a revision, or from "0", it does
    Wanted, ///< and a bookmark tells where they end
    Unwanted,
};

/// A request for objects, checked and decoded as far as that needs no stored object. Made on the
/// front's thread, then handed to the control thread.
struct ApiCall {
    std::shared_ptr<http::HttpExchange> exchange{};
    std::shared_ptr<const ServedResource> resource{}; ///< keeps its catalog
    std::string verb{};
    std::string ns{};
    std::string name{};
    std::string subresource{};
    Representation representation{};

    std::string labelSelector{};
    std::string fieldSelector{};
    std::string resourceVersion{};
    bool exactVersion = false; ///< resourceVersionMatch=Exact, or a list in pages of a revision
    std::int64_t limit = 0; ///< of a list: how many at once; else all
    std::optional<ContinueToken> from{}; ///< where a list goes on
    std::optional<std::chrono::seconds> timeout{}; ///< of a watch
    bool bookmarks = false;
    InitialEvents initialEvents = InitialEvents::ByRevision;

    Object body{}; ///< null without one
    cluster::PatchType patchType = cluster::PatchType::Merge;
    cluster::WriteOptions write{};
    cluster::DeleteOptions remove{};
    std::vector<std::string> warnings{};
    std::function<void()> onCreated{}; ///< it has made an object, and not for a dry run
    std::shared_ptr<void> slot{}; ///< held while the call is under way

    [[nodiscard]] cluster::ObjectRef ref() const { return {resource->backing, {ns, name}}; }
    [[nodiscard]] cluster::Query query() const;
};

/// A resourceVersion of this server as the number that it is; 0 for "" and for anything else.
[[nodiscard]] std::uint64_t revisionNumber(const std::string &resourceVersion);

/// Fills everything of a call beyond its path: representation, options and body. `call` has
/// exchange, resource, verb and path parts already.
[[nodiscard]] Result<Done> readCall(ApiCall &call);

} // namespace hp::api
