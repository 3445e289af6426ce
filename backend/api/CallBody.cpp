// SPDX-License-Identifier: Apache-2.0
#include "backend/api/CallBody.h"

#include "backend/api/wire/EventView.h"
#include "backend/api/wire/JsonBody.h"
#include "backend/api/wire/ProtobufDecoder.h"
#include "backend/api/wire/YamlBody.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

constexpr std::size_t maxBodyBytes = 3 * 1024 * 1024;
constexpr std::size_t maxPatchOperations = 10000;

Error unknownFormat(const std::string &accepted)
{
    return errorFrom(
        {.code = 415,
         .reason = "UnsupportedMediaType",
         .message =
             "the body of the request was in an unknown format - accepted media types include: "
             + accepted});
}

Error tooLarge(const std::string &message)
{
    return errorFrom({.code = 413, .reason = "RequestEntityTooLarge", .message = message});
}

/// A body of the type that its Content-Type says; without one it is JSON (kube-api.md 0.8).
Result<Json> decode(const http::HttpRequest &request, std::vector<std::string> &duplicates)
{
    if (request.body.size() > maxBodyBytes)
        return unexpected(
            tooLarge("Request entity too large: limit is " + std::to_string(maxBodyBytes)));
    const std::string type = parseMediaType(request.header("content-type")).type;
    if (type == "application/vnd.kubernetes.protobuf")
        return decodeProtobuf(request.body);
    if (type.empty() || type == "application/json")
        return parseJsonBody(request.body, duplicates);
    return unexpected(unknownFormat("application/json, application/vnd.kubernetes.protobuf"));
}

/// Kubernetes' answer to keys that came twice, by the validation that the client asked for.
Result<Done> checkDuplicateFields(ApiCall &call, const std::vector<std::string> &duplicates)
{
    if (duplicates.empty() || call.write.fieldValidation == cluster::FieldValidation::Ignore)
        return Done{};
    if (call.write.fieldValidation == cluster::FieldValidation::Warn) {
        for (const std::string &path : duplicates)
            call.warnings.push_back("duplicate field \"" + path + '"');
        return Done{};
    }
    std::string list;
    for (const std::string &path : duplicates)
        list += (list.empty() ? "" : ", ") + std::string("duplicate field \"") + path + '"';
    return unexpected(decodingError(call, "strict decoding error: " + list));
}

/// What the body of a call must be: the resource itself or the kind of its subresource.
struct Expected {
    std::string apiVersion{};
    std::string kind{};
};

Expected expectedOf(const ApiCall &call)
{
    const ServedSubresource *part = call.resource->subresource(call.subresource);
    if (part == nullptr)
        return {call.resource->apiVersion(), call.resource->kind};
    return {part->group.empty() ? part->version : part->group + '/' + part->version, part->kind};
}

/// The object must be what the URL says; what it leaves out is filled in, as kopf and
/// python-kubernetes leave out kind and apiVersion (kube-api.md 0.9).
Result<Done> matchUrl(const ApiCall &call, Json &object)
{
    if (!object.is_object())
        return unexpected(badRequest("the body of the request is not a JSON object"));
    const Expected expected = expectedOf(call);
    const std::string apiVersion = textOf(object, "apiVersion");
    const bool older = expected.kind == "Eviction" && apiVersion == "policy/v1beta1";
    if (!apiVersion.empty() && apiVersion != expected.apiVersion && !older)
        return unexpected(badRequest("the API version in the data (" + apiVersion
                                     + ") does not match the expected API version ("
                                     + expected.apiVersion + ')'));
    const std::string kind = textOf(object, "kind");
    if (!kind.empty() && kind != expected.kind)
        return unexpected(badRequest(kind + " in version \"" + call.resource->version
                                     + "\" cannot be handled as a " + expected.kind));
    object["apiVersion"] = expected.apiVersion;
    object["kind"] = expected.kind;

    Json &metadata = object["metadata"];
    if (metadata.is_null())
        metadata = Json::object();
    if (!metadata.is_object())
        return unexpected(badRequest("metadata is not a JSON object"));
    for (const char *key : {"name", "generateName", "namespace", "resourceVersion", "uid"}) {
        if (const auto it = metadata.find(key);
            it != metadata.end() && !it->is_string() && !it->is_null())
            return unexpected(badRequest(expected.kind + " in version \"" + call.resource->version
                                         + "\" cannot be handled as a " + expected.kind
                                         + ": metadata." + key + " is not a string"));
    }
    const std::string ns = textOf(metadata, "namespace");
    if (call.resource->namespaced && !ns.empty() && ns != call.ns)
        return unexpected(
            badRequest("the namespace of the provided object does not match the namespace "
                       "sent on the request"));
    const std::string name = textOf(metadata, "name");
    if (call.verb == "update" && name.empty())
        return unexpected(badRequest("name must be provided"));
    if (!call.name.empty() && !name.empty() && name != call.name)
        return unexpected(badRequest("the name of the object (" + name
                                     + ") does not match the name on the URL (" + call.name + ')'));
    if (call.resource->namespaced)
        metadata["namespace"] = call.ns;
    return Done{};
}

Result<Done> readStoredObject(ApiCall &call)
{
    std::vector<std::string> duplicates;
    Result<Json> decoded = decode(call.exchange->request(), duplicates);
    if (!decoded)
        return unexpected(decoded.error());
    if (const auto evaluated = checkDuplicateFields(call, duplicates); !evaluated)
        return unexpected(evaluated.error());
    Json object = std::move(decoded).value();
    if (const auto matched = matchUrl(call, object); !matched)
        return unexpected(matched.error());
    call.body = Object(call.resource->serving == Serving::EventsView ? coreEventOf(object)
                                                                     : std::move(object));
    return Done{};
}

bool looksLikeJson(std::string_view body)
{
    const std::size_t first = body.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && body[first] == '{';
}

Unexpected badPatchOption(const char *field, const char *reason, const char *why)
{
    return unexpected(invalid("meta.k8s.io", "PatchOptions", "", {{reason, why, field}}));
}

/// What only an apply may say, and what it has to.
Result<Done> checkPatchOptions(ApiCall &call, const http::HttpRequest &request)
{
    if (call.patchType != cluster::PatchType::Apply) {
        if (request.hasParam("force"))
            return badPatchOption("force",
                                  "FieldValueForbidden",
                                  "Forbidden: may not be specified for non-apply patch");
        return Done{};
    }
    if (request.param("fieldManager").empty())
        return badPatchOption(
            "fieldManager", "FieldValueRequired", "Required value: is required for apply patch");
    call.write.force = request.flag("force");
    return Done{};
}

Result<Done> readPatch(ApiCall &call)
{
    const http::HttpRequest &request = call.exchange->request();
    const std::string type = parseMediaType(request.header("content-type")).type;
    const bool strategic = !call.resource->backing->custom || call.subresource == "scale";
    if (type == "application/json-patch+json")
        call.patchType = cluster::PatchType::Json;
    else if (type == "application/merge-patch+json")
        call.patchType = cluster::PatchType::Merge;
    else if (type == "application/strategic-merge-patch+json" && strategic)
        call.patchType = cluster::PatchType::Strategic;
    else if (type == "application/apply-patch+yaml")
        call.patchType = cluster::PatchType::Apply;
    else
        return unexpected(
            unknownFormat(std::string("application/json-patch+json, application/merge-patch+json")
                          + (strategic ? ", application/strategic-merge-patch+json" : "")
                          + ", application/apply-patch+yaml"));
    if (const auto checked = checkPatchOptions(call, request); !checked)
        return checked;
    if (request.body.size() > maxBodyBytes)
        return unexpected(
            tooLarge("Request entity too large: limit is " + std::to_string(maxBodyBytes)));

    std::vector<std::string> duplicates;
    const bool applies = call.patchType == cluster::PatchType::Apply;
    Result<Json> parsed = applies && !looksLikeJson(request.body)
        ? parseYamlBody(request.body, duplicates)
        : parseJsonBody(request.body, duplicates);
    if (!parsed)
        return unexpected(parsed.error());
    if (const auto evaluated = checkDuplicateFields(call, duplicates); !evaluated)
        return unexpected(evaluated.error());
    if (applies) {
        if (!parsed->is_object())
            return unexpected(badRequest("the applied configuration is not an object"));
        call.body =
            Object(call.resource->serving == Serving::EventsView ? coreEventOf(*parsed)
                                                                 : std::move(parsed).value());
        return Done{};
    }
    const bool wantsArray = call.patchType == cluster::PatchType::Json;
    if (wantsArray ? !parsed->is_array() : !parsed->is_object())
        return unexpected(badRequest(wantsArray ? "a JSON patch is an array of operations"
                                                : "a merge patch is a JSON object"));
    if (wantsArray && parsed->size() > maxPatchOperations)
        return unexpected(tooLarge(
            "Request entity too large: The allowed maximum operations in a JSON patch is "
            + std::to_string(maxPatchOperations) + ", got " + std::to_string(parsed->size())));
    call.body = Object(std::move(parsed).value());
    return Done{};
}

Result<Done> setPropagation(cluster::DeleteOptions &options, const std::string &policy)
{
    if (policy == "Background")
        options.propagation = cluster::Propagation::Background;
    else if (policy == "Foreground")
        options.propagation = cluster::Propagation::Foreground;
    else if (policy == "Orphan")
        options.propagation = cluster::Propagation::Orphan;
    else if (!policy.empty())
        return unexpected(
            invalid("meta.k8s.io",
                    "DeleteOptions",
                    "",
                    {{"FieldValueNotSupported",
                      "Unsupported value: \"" + policy
                          + "\": supported values: \"Foreground\", \"Background\", \"Orphan\", "
                            "\"nil\"",
                      "propagationPolicy"}}));
    return Done{};
}

/// orphanDependents, which said it before there was a policy; it counts for more.
void setOrphaning(cluster::DeleteOptions &options, bool orphan)
{
    options.propagation = orphan ? cluster::Propagation::Orphan : cluster::Propagation::Background;
}

Result<Done> setGracePeriod(cluster::DeleteOptions &options, const Json &value)
{
    if (value.is_null())
        return Done{};
    if (!value.is_number_integer() || value.get<std::int64_t>() > 31'536'000)
        return unexpected(badRequest("gracePeriodSeconds is not a number of seconds"));
    if (value.get<std::int64_t>() < 0)
        return unexpected(
            invalid("meta.k8s.io",
                    "DeleteOptions",
                    "",
                    {{"FieldValueInvalid",
                      "Invalid value: " + value.dump() + ": must be greater than or equal to 0",
                      "gracePeriodSeconds"}}));
    options.gracePeriodSeconds = value.get<int>();
    return Done{};
}

/// What stands in DeleteOptions as another type than it has is refused: read over, it would delete
/// for good what was to be tried, or whatever has the name instead of the one that was meant.
Result<Done> checkDeleteOptions(const Json &options)
{
    const auto has = [](const Json &json, const char *key, bool (*isIt)(const Json &)) {
        const auto it = json.find(key);
        return it == json.end() || it->is_null() || isIt(*it);
    };
    const auto isText = [](const Json &value) { return value.is_string(); };
    const auto isFlag = [](const Json &value) { return value.is_boolean(); };
    const auto isObject = [](const Json &value) { return value.is_object(); };
    const auto isTexts = [](const Json &value) {
        return value.is_array() && std::all_of(value.begin(), value.end(), [](const Json &entry) {
                   return entry.is_string();
               });
    };
    std::string wrong;
    if (!options.is_object())
        wrong = "they are no JSON object";
    else if (!has(options, "dryRun", isTexts))
        wrong = "dryRun is not a list of strings";
    else if (!has(options, "propagationPolicy", isText))
        wrong = "propagationPolicy is not a string";
    else if (!has(options, "orphanDependents", isFlag))
        wrong = "orphanDependents is not true or false";
    else if (!has(options, "preconditions", isObject))
        wrong = "preconditions is not an object";
    else if (const auto it = options.find("preconditions");
             it != options.end() && it->is_object()) {
        for (const char *key : {"uid", "resourceVersion"}) {
            if (!has(*it, key, isText))
                wrong = std::string("preconditions.") + key + " is not a string";
        }
    }
    if (wrong.empty())
        return Done{};
    return unexpected(badRequest(
        "DeleteOptions in version \"v1\" cannot be handled as a DeleteOptions: " + wrong));
}

/// DeleteOptions as an object, from a body or from inside an Eviction.
Result<Done> applyDeleteOptions(ApiCall &call, const Json &options)
{
    if (const auto checked = checkDeleteOptions(options); !checked)
        return checked;
    const auto member = [](const Json &json, const char *key) {
        const auto it = json.is_object() ? json.find(key) : json.end();
        return it != json.end() ? *it : Json();
    };
    if (const auto set = setPropagation(call.remove, textOf(options, "propagationPolicy")); !set)
        return set;
    if (const auto set = setGracePeriod(call.remove, member(options, "gracePeriodSeconds")); !set)
        return set;
    if (const Json orphan = member(options, "orphanDependents"); orphan.is_boolean())
        setOrphaning(call.remove, orphan.get<bool>());
    const Json preconditions = member(options, "preconditions");
    call.remove.uid = textOf(preconditions, "uid");
    call.remove.resourceVersion = textOf(preconditions, "resourceVersion");
    const Json dryRun = member(options, "dryRun");
    if (dryRun.is_array() && !dryRun.empty()) {
        if (dryRun != Json::array({"All"}))
            return unexpected(
                invalid("meta.k8s.io",
                        "DeleteOptions",
                        "",
                        {{"FieldValueNotSupported",
                          "Unsupported value: " + dryRun.dump() + ": supported values: \"All\"",
                          "dryRun"}}));
        call.remove.dryRun = true;
        call.write.dryRun = true;
    }
    return Done{};
}

Result<Done> readDelete(ApiCall &call)
{
    const http::HttpRequest &request = call.exchange->request();
    if (const auto set = setPropagation(call.remove, request.param("propagationPolicy")); !set)
        return set;
    if (request.hasParam("orphanDependents"))
        setOrphaning(call.remove, request.flag("orphanDependents"));
    if (const std::string grace = request.param("gracePeriodSeconds"); !grace.empty()) {
        const Json number = parseJson(grace);
        if (const auto set =
                setGracePeriod(call.remove, number.is_discarded() ? Json(grace) : number);
            !set)
            return set;
    }
    if (request.body.empty())
        return Done{};
    const auto options = readObject(request);
    if (!options)
        return unexpected(options.error());
    const std::string kind = textOf(*options, "kind");
    if (!kind.empty() && kind != "DeleteOptions")
        return unexpected(badRequest("the body of a DELETE is DeleteOptions, not " + kind));
    return applyDeleteOptions(call, *options);
}

Result<Done> readEviction(ApiCall &call)
{
    auto object = readObject(call.exchange->request());
    if (!object)
        return unexpected(object.error());
    const auto metadata = object->find("metadata");
    const std::string name = metadata != object->end() ? textOf(*metadata, "name") : std::string();
    if (!name.empty() && name != call.name)
        return unexpected(badRequest("name in URL does not match name in Eviction object"));
    if (const auto matched = matchUrl(call, *object); !matched)
        return unexpected(badRequest(matched.error().message));
    const auto options = object->find("deleteOptions");
    return options == object->end() || options->is_null() ? Result<Done>(Done{})
                                                          : applyDeleteOptions(call, *options);
}

} // namespace

Error decodingError(const ApiCall &call, const std::string &message)
{
    if (call.verb == "patch") {
        // The server quotes the whole object here; the patch is what its author knows.
        constexpr std::size_t maxQuoteLength = 256;
        std::string quoted = Json(call.exchange->request().body)
                                 .dump(-1, ' ', false, Json::error_handler_t::replace);
        if (quoted.size() > maxQuoteLength)
            quoted = quoted.substr(0, maxQuoteLength) + "…\"";
        return invalid(
            "",
            "",
            "",
            {{"FieldValueInvalid", "Invalid value: " + quoted + ": " + message, "patch"}});
    }
    const std::string &kind = call.resource->kind;
    return badRequest(kind + " in version \"" + call.resource->version
                      + "\" cannot be handled as a " + kind + ": " + message);
}

Result<Json> readObject(const http::HttpRequest &request)
{
    std::vector<std::string> ignored;
    Result<Json> decoded = decode(request, ignored);
    if (decoded && !decoded->is_object())
        return unexpected(badRequest("the body of the request is not a JSON object"));
    return decoded;
}

Result<Done> readBody(ApiCall &call)
{
    if (call.verb == "delete" || call.verb == "deletecollection")
        return readDelete(call);
    if (call.verb == "patch")
        return readPatch(call);
    if (call.subresource == "eviction")
        return readEviction(call);
    return readStoredObject(call);
}

} // namespace hp::api
