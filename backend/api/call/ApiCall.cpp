// SPDX-License-Identifier: Apache-2.0
#include "backend/api/call/ApiCall.h"

#include "backend/api/call/CallBody.h"
#include "backend/api/wire/EventView.h"
#include "model/base/ApiStatus.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace hp::api {

namespace {

bool isNumber(const std::string &text)
{
    return !text.empty() && text.size() <= 19
        && std::all_of(
            text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

Error optionsError(const char *kind,
                   const std::string &field,
                   const std::string &reason,
                   const std::string &why)
{
    return invalid("meta.k8s.io", kind, "", {{reason, why, field}});
}

/// facts/kube-api.md 1.3: what a client may say about revisions, and the words for the rest.
Result<Done> readVersions(ApiCall &call, const http::HttpRequest &request)
{
    call.resourceVersion = request.param("resourceVersion");
    if (!call.resourceVersion.empty() && !isNumber(call.resourceVersion))
        return unexpected(badRequest("Invalid value: \"" + call.resourceVersion
                                     + "\": resourceVersion is not a revision of this server"));
    if (request.hasParam("sendInitialEvents")) {
        const std::string why = call.verb == "watch"
            ? "Forbidden: sendInitialEvents is forbidden for watch unless the "
              "WatchList feature gate is enabled"
            : "Forbidden: sendInitialEvents is forbidden for list";
        return unexpected(
            optionsError("ListOptions", "sendInitialEvents", "FieldValueForbidden", why));
    }
    const std::string match = request.param("resourceVersionMatch");
    if (!match.empty() && call.verb == "watch")
        return unexpected(
            optionsError("ListOptions",
                         "resourceVersionMatch",
                         "FieldValueForbidden",
                         "Forbidden: resourceVersionMatch is forbidden for watch unless "
                         "sendInitialEvents is provided"));
    if (!match.empty() && call.resourceVersion.empty())
        return unexpected(optionsError("ListOptions",
                                       "resourceVersionMatch",
                                       "FieldValueForbidden",
                                       "Forbidden: resourceVersionMatch is forbidden unless "
                                       "resourceVersion is provided"));
    if (!match.empty() && match != "Exact" && match != "NotOlderThan")
        return unexpected(
            optionsError("ListOptions",
                         "resourceVersionMatch",
                         "FieldValueNotSupported",
                         "Unsupported value: \"" + match
                             + "\": supported values: \"Exact\", \"NotOlderThan\", \"\""));
    if (match == "Exact" && call.resourceVersion == "0")
        return unexpected(optionsError("ListOptions",
                                       "resourceVersionMatch",
                                       "FieldValueForbidden",
                                       "Forbidden: resourceVersionMatch \"exact\" is forbidden for "
                                       "resourceVersion \"0\""));
    call.exactVersion = match == "Exact";
    return Done{};
}

Result<Done> readListOptions(ApiCall &call, const http::HttpRequest &request)
{
    // Lists come whole, so no token of ours is ever under way.
    if (!request.param("continue").empty())
        return unexpected(badRequest("continue key is not valid: this server never splits a list"));
    call.labelSelector = request.param("labelSelector");
    call.fieldSelector = request.param("fieldSelector");
    if (call.resource->serving == Serving::EventsView)
        call.fieldSelector = coreEventSelector(call.fieldSelector);
    call.bookmarks = request.flag("allowWatchBookmarks");
    const std::string timeout = request.param("timeoutSeconds");
    if (!timeout.empty()) {
        std::int64_t seconds = 0;
        const auto [end, problem] =
            std::from_chars(timeout.data(), timeout.data() + timeout.size(), seconds);
        if (problem != std::errc() || end != timeout.data() + timeout.size())
            return unexpected(badRequest("timeoutSeconds is not a number: \"" + timeout + '"'));
        if (seconds > 0)
            call.timeout = std::chrono::seconds(std::min<std::int64_t>(seconds, 86400));
    }
    return readVersions(call, request);
}

/// The parameters that every write has, whether or not a body comes with it.
Result<Done> readWriteOptions(ApiCall &call, const http::HttpRequest &request)
{
    const char *kind = call.verb == "create" ? "CreateOptions"
        : call.verb == "patch"               ? "PatchOptions"
        : call.verb == "update"              ? "UpdateOptions"
                                             : "DeleteOptions";
    call.write.user = request.identity.name;
    call.remove.user = request.identity.name;
    call.write.fieldManager = request.param("fieldManager");
    if (call.write.fieldManager.size() > 128)
        return unexpected(optionsError(
            kind, "fieldManager", "FieldValueTooLong", "Too long: may not be more than 128 bytes"));
    for (const auto &[key, value] : request.query) {
        if (key != "dryRun")
            continue;
        if (value != "All")
            return unexpected(
                optionsError(kind,
                             "dryRun",
                             "FieldValueNotSupported",
                             "Unsupported value: \"" + value + "\": supported values: \"All\""));
        call.write.dryRun = true;
        call.remove.dryRun = true;
    }
    // An unset one means Warn, as in every server since 1.27.
    const std::string validation = request.param("fieldValidation");
    if (validation == "Strict")
        call.write.fieldValidation = cluster::FieldValidation::Strict;
    else if (validation == "Ignore")
        call.write.fieldValidation = cluster::FieldValidation::Ignore;
    else if (validation.empty() || validation == "Warn")
        call.write.fieldValidation = cluster::FieldValidation::Warn;
    else
        return unexpected(
            optionsError(kind,
                         "fieldValidation",
                         "FieldValueNotSupported",
                         "Unsupported value: \"" + validation
                             + "\": supported values: \"\", \"Ignore\", \"Strict\", \"Warn\""));
    return Done{};
}

} // namespace

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

    const bool reads = call.verb == "get" || call.verb == "list" || call.verb == "watch";
    if (reads || call.verb == "deletecollection") {
        if (const auto read = readListOptions(call, request); !read)
            return unexpected(read.error());
    }
    if (reads)
        return Done{};
    if (const auto read = readWriteOptions(call, request); !read)
        return unexpected(read.error());
    return readBody(call);
}

} // namespace hp::api
