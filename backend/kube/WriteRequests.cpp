// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/WriteRequests.h"

#include "backend/kube/Paths.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

using cluster::DeleteOptions;
using cluster::Kind;
using cluster::ObjectRef;
using cluster::PatchType;
using cluster::Subresource;
using cluster::WriteOptions;

namespace {

/// An apply needs one; for other writes the server takes it from the User-Agent.
constexpr const char *ownName = "holdpoint";
/// The API's limit.
constexpr std::size_t maxManagerLength = 128;

const char *nameOf(cluster::FieldValidation validation)
{
    switch (validation) {
    case cluster::FieldValidation::Ignore:
        return "Ignore";
    case cluster::FieldValidation::Warn:
        return "Warn";
    case cluster::FieldValidation::Strict:
        return "Strict";
    }
    return "Ignore";
}

const char *nameOf(cluster::Propagation propagation)
{
    switch (propagation) {
    case cluster::Propagation::Background:
        return "Background";
    case cluster::Propagation::Foreground:
        return "Foreground";
    case cluster::Propagation::Orphan:
        return "Orphan";
    }
    return "Background";
}

const char *mediaTypeOf(PatchType type)
{
    switch (type) {
    case PatchType::Json:
        return "application/json-patch+json";
    case PatchType::Merge:
        return "application/merge-patch+json";
    case PatchType::Strategic:
        return "application/strategic-merge-patch+json";
    case PatchType::Apply:
        return "application/apply-patch+yaml";
    }
    return "application/json";
}

const char *nameOf(Subresource subresource)
{
    switch (subresource) {
    case Subresource::Status:
        return "status";
    case Subresource::Finalize:
        return "finalize";
    case Subresource::None:
        break;
    }
    return "";
}

QueryText queryFor(const WriteOptions &options)
{
    QueryText query;
    query.addIfAny("fieldManager", options.fieldManager.substr(0, maxManagerLength));
    query.add("fieldValidation", nameOf(options.fieldValidation));
    query.addIfAny("dryRun", options.dryRun ? "All" : "");
    return query;
}

void fillIn(Json &object, const Kind &kind, const ObjectKey &key)
{
    if (!object.is_object())
        return; // the server says what it thinks of it
    object.emplace("apiVersion", kind.apiVersion());
    object.emplace("kind", kind.kind);
    Json &metadata = object["metadata"];
    if (metadata.is_null())
        metadata = Json::object();
    if (!metadata.is_object())
        return;
    metadata.erase("managedFields");
    if (!key.name.empty())
        metadata.emplace("name", key.name);
    if (kind.namespaced && !key.ns.empty())
        metadata.emplace("namespace", key.ns);
}

template<typename Options>
Request writeRequest(
    Method method, std::string path, const Json &body, const Kind &kind, const Options &options)
{
    Request request;
    request.stillAllowed = options.stillAllowed;
    request.lane = Lane::Writes;
    request.method = method;
    request.path = std::move(path);
    request.body = compactJson(body);
    request.contentType = "application/json";
    request.content = Content::Object;
    request.kind = &kind;
    return request;
}

Json deleteBody(const DeleteOptions &options)
{
    Json body{{"apiVersion", "v1"},
              {"kind", "DeleteOptions"},
              {"propagationPolicy",
               nameOf(options.propagation.value_or(cluster::Propagation::Background))}};
    if (!options.uid.empty())
        body["preconditions"]["uid"] = options.uid;
    if (!options.resourceVersion.empty())
        body["preconditions"]["resourceVersion"] = options.resourceVersion;
    if (options.gracePeriodSeconds >= 0)
        body["gracePeriodSeconds"] = options.gracePeriodSeconds;
    if (options.dryRun)
        body["dryRun"] = {"All"};
    return body;
}

} // namespace

Request
createRequest(const Kind &kind, const std::string &ns, Json object, const WriteOptions &options)
{
    fillIn(object, kind, {ns, {}});
    return writeRequest(
        Method::Post, collectionPath(kind, ns) + queryFor(options).text(), object, kind, options);
}

Request updateRequest(const ObjectRef &ref,
                      Json object,
                      Subresource subresource,
                      const WriteOptions &options)
{
    fillIn(object, *ref.kind, ref.key);
    return writeRequest(Method::Put,
                        objectPath(*ref.kind, ref.key, nameOf(subresource))
                            + queryFor(options).text(),
                        object,
                        *ref.kind,
                        options);
}

Request patchRequest(const ObjectRef &ref,
                     PatchType type,
                     Json body,
                     Subresource subresource,
                     const WriteOptions &options)
{
    WriteOptions full = options;
    if (type == PatchType::Apply) {
        fillIn(body, *ref.kind, ref.key);
        if (full.fieldManager.empty())
            full.fieldManager = ownName;
    }
    QueryText query = queryFor(full);
    if (type == PatchType::Apply)
        query.add("force", options.force ? "true" : "false");
    Request request =
        writeRequest(Method::Patch,
                     objectPath(*ref.kind, ref.key, nameOf(subresource)) + query.text(),
                     body,
                     *ref.kind,
                     options);
    request.contentType = mediaTypeOf(type);
    return request;
}

Request removeRequest(const ObjectRef &ref, const DeleteOptions &options)
{
    return writeRequest(
        Method::Delete, objectPath(*ref.kind, ref.key), deleteBody(options), *ref.kind, options);
}

Request evictRequest(const ObjectKey &pod, const DeleteOptions &options)
{
    const Kind &kind = cluster::kinds::pod();
    Json inner = deleteBody(options);
    inner.erase("propagationPolicy"); // an eviction has none
    inner.erase("apiVersion");
    inner.erase("kind");
    const Json body{{"apiVersion", "policy/v1"},
                    {"kind", "Eviction"},
                    {"metadata", {{"name", pod.name}, {"namespace", pod.ns}}},
                    {"deleteOptions", std::move(inner)}};
    return writeRequest(Method::Post, objectPath(kind, pod, "eviction"), body, kind, options);
}

Json insisting(PatchType type, Json body, const std::string &revision)
{
    if (type == PatchType::Json) {
        Json whole{{{"op", "test"}, {"path", "/metadata/resourceVersion"}, {"value", revision}}};
        for (Json &step : body)
            whole.push_back(std::move(step));
        return whole;
    }
    // A caller's own precondition stays: the server compares it with the same.
    if (body.is_object())
        body["metadata"].emplace("resourceVersion", revision);
    return body;
}

bool isGone(const Object &answered)
{
    if (answered.kind() == "Status")
        return true;
    const Json &grace = answered.at("/metadata/deletionGracePeriodSeconds");
    const bool waits = grace.is_number_integer() && grace.get<int>() > 0;
    return !waits && answered.at("/metadata/finalizers").empty();
}

} // namespace hp::kube
