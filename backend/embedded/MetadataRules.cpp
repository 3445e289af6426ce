// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/MetadataRules.h"

#include "model/base/JsonFields.h"
#include "model/resource/Names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::Kind;

namespace {

constexpr std::size_t annotationLimit = 256 * 1024;

bool absent(const Json &metadata, const char *key)
{
    const auto it = metadata.find(key);
    return it == metadata.end() || it->is_null();
}

bool isTextMap(const Json &value)
{
    return value.is_object() && std::all_of(value.begin(), value.end(), [](const Json &entry) {
               return entry.is_string();
           });
}

bool isListOf(const Json &value, bool (Json::*is)() const noexcept)
{
    return value.is_array() && std::all_of(value.begin(), value.end(), [is](const Json &entry) {
               return (entry.*is)();
           });
}

/// A null in a map of texts is an empty one to Go.
void fillNulls(Json &metadata)
{
    for (const char *key : {"annotations", "labels"}) {
        if (absent(metadata, key) || !metadata.at(key).is_object())
            continue;
        for (Json &value : metadata.at(key)) {
            if (value.is_null())
                value = "";
        }
    }
}

/// The first metadata field of the wrong type, or empty.
std::string wrongType(const Json &metadata)
{
    for (const char *key : {"name",
                            "generateName",
                            "namespace",
                            "uid",
                            "resourceVersion",
                            "creationTimestamp",
                            "deletionTimestamp"}) {
        if (!absent(metadata, key) && !metadata.at(key).is_string())
            return key;
    }
    for (const char *key : {"labels", "annotations"}) {
        if (!absent(metadata, key) && !isTextMap(metadata.at(key)))
            return key;
    }
    if (!absent(metadata, "finalizers") && !isListOf(metadata.at("finalizers"), &Json::is_string))
        return "finalizers";
    if (!absent(metadata, "managedFields")
        && !isListOf(metadata.at("managedFields"), &Json::is_object))
        return "managedFields";
    if (absent(metadata, "ownerReferences"))
        return {};
    if (!isListOf(metadata.at("ownerReferences"), &Json::is_object))
        return "ownerReferences";
    for (const Json &owner : metadata.at("ownerReferences")) {
        for (const char *key : {"apiVersion", "kind", "name", "uid"}) {
            if (!absent(owner, key) && !owner.at(key).is_string())
                return std::string("ownerReferences.") + key;
        }
        for (const char *key : {"blockOwnerDeletion", "controller"}) {
            if (!absent(owner, key) && !owner.at(key).is_boolean())
                return std::string("ownerReferences.") + key;
        }
    }
    return {};
}

void checkNames(const Kind &kind, const Json &metadata, std::vector<StatusCause> &causes)
{
    const std::string name = textOf(metadata, "name");
    if (kind.group == "rbac.authorization.k8s.io" || (kind.group.empty() && kind.kind == "Event")) {
        // "system:controller:x" is one, and the Event "Registered-x7k2p": a segment of a path
        // (k8s.io/apimachinery/pkg/api/validation).
        for (const char *part : {"/", "%"}) {
            if (name.find(part) != std::string::npos)
                causes.push_back(invalidValue(
                    "metadata.name", name, std::string("may not contain '") + part + '\''));
        }
        if (name == "." || name == "..")
            causes.push_back(invalidValue("metadata.name", name, "may not be '" + name + '\''));
        return;
    }
    const std::string why = kind.kind == "Namespace" && kind.group.empty() ? whyNotDnsLabel(name)
                                                                           : whyNotSubdomain(name);
    if (!why.empty())
        causes.push_back(invalidValue("metadata.name", name, why));
}

void checkMaps(const Json &metadata, std::vector<StatusCause> &causes)
{
    if (const auto labels = metadata.find("labels"); labels != metadata.end()) {
        for (const auto &[key, value] : labels->items()) {
            const std::string &text = value.get_ref<const std::string &>();
            if (const std::string why = whyNotQualifiedName(key); !why.empty())
                causes.push_back(invalidValue("metadata.labels", key, why));
            if (const std::string why = whyNotLabelValue(text); !why.empty())
                causes.push_back(invalidValue("metadata.labels", text, why));
        }
    }
    const auto annotations = metadata.find("annotations");
    if (annotations == metadata.end())
        return;
    std::size_t total = 0;
    for (const auto &[key, value] : annotations->items()) {
        std::string lower = key;
        std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
        if (const std::string why = whyNotQualifiedName(lower); !why.empty())
            causes.push_back(invalidValue("metadata.annotations", key, why));
        total += key.size() + value.get_ref<const std::string &>().size();
    }
    if (total > annotationLimit)
        causes.push_back(
            {"FieldValueTooLong",
             "Too long: may not be more than " + std::to_string(annotationLimit) + " bytes",
             "metadata.annotations"});
}

void checkFinalizers(const Json &metadata, const Object &old, std::vector<StatusCause> &causes)
{
    const auto finalizers = metadata.find("finalizers");
    if (finalizers == metadata.end())
        return;
    std::string added;
    for (const Json &entry : *finalizers) {
        const std::string &finalizer = entry.get_ref<const std::string &>();
        if (const std::string why = whyNotQualifiedName(finalizer); !why.empty())
            causes.push_back(invalidValue("metadata.finalizers", finalizer, why));
        if (old && old.isDeleting() && !old.hasFinalizer(finalizer))
            added += (added.empty() ? "\"" : ", \"") + finalizer + '"';
    }
    if (!added.empty())
        causes.push_back(
            {"FieldValueForbidden",
             "Forbidden: no new finalizers can be added if the object is being deleted, "
             "found new finalizers []string{"
                 + added + '}',
             "metadata.finalizers"});
}

void checkOwners(const Json &metadata, std::vector<StatusCause> &causes)
{
    const auto owners = metadata.find("ownerReferences");
    if (owners == metadata.end())
        return;
    int controllers = 0;
    for (const Json &owner : *owners) {
        for (const auto &[key, why] : {std::pair("apiVersion", "version must not be empty"),
                                       std::pair("kind", "must not be empty"),
                                       std::pair("name", "must not be empty"),
                                       std::pair("uid", "must not be empty")}) {
            if (textOf(owner, key).empty())
                causes.push_back(
                    invalidValue(std::string("metadata.ownerReferences.") + key, "", why));
        }
        const auto controller = owner.find("controller");
        if (controller != owner.end() && *controller == true && ++controllers == 2)
            causes.push_back({"FieldValueInvalid",
                              "Invalid value: only one reference can have Controller set to true",
                              "metadata.ownerReferences"});
    }
}

/// An Event lives where its object does, one about a cluster-scoped object in "default"
/// (k8s.io/kubernetes/pkg/apis/core/validation/events.go).
void checkEventPlace(const Json &event, std::vector<StatusCause> &causes)
{
    const auto involved = event.find("involvedObject");
    const std::string about = involved != event.end() && involved->is_object()
        ? textOf(*involved, "namespace")
        : std::string();
    if (textOf(event.at("metadata"), "namespace") != (about.empty() ? "default" : about))
        causes.push_back(
            invalidValue("involvedObject.namespace", about, "does not match event.namespace"));
}

} // namespace

Result<Done>
checkShape(const Kind &kind, const std::string &ns, const std::string &name, Json &object)
{
    if (!object.is_object())
        return unexpected(badRequest("the body of the request must be a JSON object"));
    for (const auto &[key, want] :
         {std::pair("apiVersion", kind.apiVersion()), std::pair("kind", kind.kind)}) {
        const auto it = object.find(key);
        if (it == object.end() || it->is_null() || *it == "")
            object[key] = want;
        else if (*it != want)
            return unexpected(badRequest(std::string("the ") + key + " in the data ("
                                         + (it->is_string() ? it->get<std::string>() : it->dump())
                                         + ") does not match the expected one (" + want + ')'));
    }
    Json &metadata = object["metadata"];
    if (metadata.is_null())
        metadata = Json::object();
    if (!metadata.is_object())
        return unexpected(badRequest("metadata must be an object"));
    fillNulls(metadata);
    if (const std::string field = wrongType(metadata); !field.empty())
        return unexpected(badRequest("metadata." + field + " is of the wrong type"));
    if (!kind.namespaced)
        metadata.erase("namespace");
    const std::string givenNs = textOf(metadata, "namespace");
    if (!givenNs.empty() && givenNs != ns)
        return unexpected(
            badRequest("the namespace of the provided object does not match the namespace sent "
                       "on the request"));
    if (kind.namespaced && ns.empty())
        return unexpected(badRequest("an empty namespace may not be set during creation"));
    if (kind.namespaced)
        metadata["namespace"] = ns;
    const std::string givenName = textOf(metadata, "name");
    if (name.empty())
        return Done{};
    if (!givenName.empty() && givenName != name)
        return unexpected(badRequest("the name of the object (" + givenName
                                     + ") does not match the name on the URL (" + name + ')'));
    metadata["name"] = name;
    return Done{};
}

void tidyMetadata(Json &object)
{
    Json &metadata = object["metadata"];
    for (auto it = metadata.begin(); it != metadata.end();) {
        const bool hollow = it->is_null() || (it->is_structured() && it->empty());
        it = hollow ? metadata.erase(it) : std::next(it);
    }
}

std::vector<StatusCause> metadataCauses(const Kind &kind, const Json &object, const Object &old)
{
    std::vector<StatusCause> causes;
    const Json &metadata = object.at("metadata");
    if (!old)
        checkNames(kind, metadata, causes);
    checkMaps(metadata, causes);
    checkFinalizers(metadata, old, causes);
    checkOwners(metadata, causes);
    if (!old && &kind == &cluster::kinds::event())
        checkEventPlace(object, causes);
    return causes;
}

StatusCause invalidValue(std::string field, const std::string &value, const std::string &why)
{
    return {"FieldValueInvalid", "Invalid value: \"" + value + "\": " + why, std::move(field)};
}

} // namespace hp::embedded
