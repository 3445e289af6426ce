// SPDX-License-Identifier: Apache-2.0
#include "backend/api/ApiCall.h"

#include "backend/api/CallBody.h"
#include "backend/api/CallOptions.h"
#include "model/base/ApiStatus.h"

#include <algorithm>
#include <charconv>

namespace hp::api {

std::vector<std::string> pathSegments(const std::string &path)
{
    std::vector<std::string> segments;
    std::size_t start = 0;
    while (start < path.size()) {
        const std::size_t slash = std::min(path.find('/', start), path.size());
        if (slash > start)
            segments.push_back(path.substr(start, slash - start));
        start = slash + 1;
    }
    return segments;
}

std::optional<ResourcePath> resourcePath(const std::vector<std::string> &segments)
{
    ResourcePath path;
    std::size_t next = 0;
    if (segments.size() > 2 && segments[0] == "api") {
        path.version = segments[1];
        next = 2;
    } else if (segments.size() > 3 && segments[0] == "apis") {
        path.group = segments[1];
        path.version = segments[2];
        next = 3;
    } else {
        return std::nullopt;
    }
    std::vector<std::string> rest(segments.begin() + static_cast<std::ptrdiff_t>(next),
                                  segments.end());
    // "namespaces/x/status" is a part of the namespace itself; "namespaces/x/pods" is not.
    const bool ofNamespace = rest.size() == 3 && (rest[2] == "status" || rest[2] == "finalize");
    if (rest.size() > 2 && rest[0] == "namespaces" && !ofNamespace) {
        path.ns = rest[1];
        rest.erase(rest.begin(), rest.begin() + 2);
    }
    if (rest.size() > 3)
        return std::nullopt;
    path.plural = rest[0];
    path.name = rest.size() > 1 ? rest[1] : std::string();
    path.subresource = rest.size() > 2 ? rest[2] : std::string();
    return path;
}

std::string verbOf(const http::HttpRequest &request, const ResourcePath &path)
{
    if (request.method == "GET")
        return !path.name.empty() ? "get" : request.flag("watch") ? "watch" : "list";
    if (request.method == "POST")
        return "create";
    if (request.method == "PUT")
        return "update";
    if (request.method == "PATCH")
        return "patch";
    if (request.method == "DELETE")
        return path.name.empty() ? "deletecollection" : "delete";
    return {};
}

AccessAttributes attributesOf(const std::string &verb, const ResourcePath &path)
{
    return {.verb = verb,
            .group = path.group,
            .resource = path.plural,
            .subresource = path.subresource,
            // A namespace is its own object and its own space, for authorizers too.
            .ns = path.plural == "namespaces" && path.group.empty() ? path.name : path.ns,
            .name = path.name};
}

cluster::Query ApiCall::query() const
{
    return {resource->backing, ns, labelSelector, fieldSelector};
}

std::uint64_t revisionNumber(const std::string &resourceVersion)
{
    std::uint64_t value = 0;
    std::from_chars(resourceVersion.data(), resourceVersion.data() + resourceVersion.size(), value);
    return value;
}

Result<Done> readCall(ApiCall &call)
{
    const http::HttpRequest &request = call.exchange->request();
    const auto representation =
        representationFor(request.header("accept"), request.param("includeObject"));
    if (!representation) {
        return unexpected(errorFrom(
            {.code = 406,
             .reason = "NotAcceptable",
             .message = "only the following media types are accepted: application/json"}));
    }
    call.representation = *representation;
    const std::string include = request.param("includeObject");
    if (representation->shape == AnswerShape::Table && !include.empty() && include != "Object"
        && include != "Metadata" && include != "None")
        return unexpected(badRequest("unrecognized includeObject value: \"" + include + '"'));

    const bool reads = call.verb == "get" || call.verb == "list" || call.verb == "watch";
    if (reads || call.verb == "deletecollection") {
        if (const auto read = readListOptions(call); !read)
            return unexpected(read.error());
    }
    if (reads)
        return Done{};
    if (const auto read = readWriteOptions(call); !read)
        return unexpected(read.error());
    return readBody(call);
}

} // namespace hp::api
