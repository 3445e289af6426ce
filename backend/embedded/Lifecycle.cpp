// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Lifecycle.h"

#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/schema/DefinitionRules.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::Kind;
using cluster::Subresource;

namespace {

bool isCore(const Kind &kind, std::string_view name)
{
    return kind.group.empty() && kind.kind == name;
}

void copyOrErase(const Json &from, Json &to, const char *key)
{
    const auto it = from.find(key);
    if (it == from.end()) {
        to.erase(key);
        return;
    }
    Json &mine = to[key];
    if (mine != *it)
        mine = *it;
}

/// Makes every member but these what it is in `from`. Most are already, and comparing is cheaper
/// than copying.
void restoreAllBut(std::string_view but, std::string_view alsoBut, const Json &from, Json &to)
{
    const auto isKept = [&](std::string_view key) { return key == but || key == alsoBut; };
    for (auto it = to.begin(); it != to.end();)
        it = isKept(it.key()) || from.contains(it.key()) ? std::next(it) : to.erase(it);
    for (const auto &[key, value] : from.items()) {
        if (isKept(key))
            continue;
        Json &mine = to[key];
        if (mine != value)
            mine = value;
    }
}

bool sameBut(const Json &a, const Json &b, std::string_view but, std::string_view alsoBut)
{
    const auto skip = [&](Json::const_iterator it, Json::const_iterator end) {
        while (it != end && (it.key() == but || it.key() == alsoBut))
            ++it;
        return it;
    };
    // Keys are sorted in both, so they pair up.
    auto x = skip(a.begin(), a.end());
    auto y = skip(b.begin(), b.end());
    while (x != a.end() && y != b.end()) {
        if (x.key() != y.key() || *x != *y)
            return false;
        x = skip(std::next(x), a.end());
        y = skip(std::next(y), b.end());
    }
    return x == a.end() && y == b.end();
}

} // namespace

void prepareNew(const Kind &kind, Json &object)
{
    Json &metadata = object["metadata"];
    for (const char *key : {"uid",
                            "creationTimestamp",
                            "deletionTimestamp",
                            "deletionGracePeriodSeconds",
                            "generation",
                            "selfLink",
                            "managedFields"})
        metadata.erase(key);
    // A kubelet registers its Node with a status; every other kind starts without one.
    if (kind.hasStatus && !isCore(kind, "Node"))
        object.erase("status");
    if (isCore(kind, "Pod"))
        object["status"] = {{"phase", "Pending"}};
    if (isCore(kind, "Namespace")) {
        object["status"] = {{"phase", "Active"}};
        if (!object["spec"].is_object())
            object["spec"] = Json::object();
        // Who makes it may have it wait for more than its contents.
        Json &finalizers = object["spec"]["finalizers"];
        if (!finalizers.is_array())
            finalizers = Json::array();
        if (std::find(finalizers.begin(), finalizers.end(), "kubernetes") == finalizers.end())
            finalizers.push_back("kubernetes");
        if (!metadata["labels"].is_object())
            metadata["labels"] = Json::object();
        metadata["labels"]["kubernetes.io/metadata.name"] = textOf(metadata, "name");
    }
    fillBuiltIn(kind, object);
}

void stampNew(const Kind &kind, Json &object, const std::string &uid, TimePoint now)
{
    Json &metadata = object["metadata"];
    metadata["uid"] = uid;
    metadata["creationTimestamp"] = formatTime(now);
    if (hasGeneration(kind))
        metadata["generation"] = 1;
}

Json mergedUpdate(const Kind &kind, const Object &stored, Json next, Subresource subresource)
{
    const bool ofStatus = subresource == Subresource::Status;
    if (ofStatus) {
        const bool withMetadata = statusTakesMetadata(kind);
        restoreAllBut("status", withMetadata ? "metadata" : "", stored.json(), next);
        if (!withMetadata)
            return next;
    }
    if (subresource == Subresource::Finalize) {
        Json whole = stored.json();
        const Json &wanted = valueAt(next, "/spec/finalizers");
        whole["spec"]["finalizers"] = wanted.is_array() ? wanted : Json::array();
        return whole;
    }
    if (kind.hasStatus && !ofStatus)
        copyOrErase(stored.json(), next, "status");
    if (isCore(kind, "Namespace"))
        copyOrErase(stored.json(), next, "spec");
    const Json &was = stored.at("/metadata");
    Json &metadata = next["metadata"];
    for (const char *key : {"uid",
                            "creationTimestamp",
                            "deletionTimestamp",
                            "deletionGracePeriodSeconds",
                            "generation",
                            "generateName",
                            "resourceVersion",
                            "managedFields"})
        copyOrErase(was, metadata, key);
    metadata.erase("selfLink");
    if (ofStatus && isCore(kind, "Pod"))
        copyOrErase(was, metadata, "ownerReferences");
    if (ofStatus && kind.kind == "Deployment")
        copyOrErase(was, metadata, "labels");
    fillBuiltIn(kind, next);
    return next;
}

bool statusTakesMetadata(const Kind &kind)
{
    return !kind.custom && kind.group != "apiextensions.k8s.io" && kind.kind != "VolumeAttachment";
}

std::vector<StatusCause> immutableCauses(const Kind &kind, const Json &next, const Object &stored)
{
    if (&kind == &cluster::kinds::customResourceDefinition())
        return lastingCauses(next, stored);
    std::vector<StatusCause> causes;
    if (isCore(kind, "Secret") && textOf(next, "type") != stored.text("/type"))
        causes.push_back(invalidValue("type", textOf(next, "type"), "field is immutable"));
    if ((isCore(kind, "Secret") || isCore(kind, "ConfigMap")) && stored.at("/immutable") == true) {
        for (const char *key : {"data", "binaryData", "immutable"}) {
            const auto it = next.find(key);
            const Json &was = stored.at(std::string("/") + key);
            if (it == next.end() ? !was.is_null() : *it != was)
                causes.push_back({"FieldValueForbidden",
                                  "Forbidden: field is immutable when `immutable` is set",
                                  key});
        }
    }
    return causes;
}

bool changesGeneration(const Kind &kind, const Object &stored, const Json &next)
{
    return hasGeneration(kind)
        && !sameBut(stored.json(), next, "metadata", kind.hasStatus ? "status" : "");
}

bool hasGeneration(const Kind &kind)
{
    return kind.custom || kind.group == "apps" || kind.group == "batch"
        || kind.group == "apiextensions.k8s.io" || kind.group == "policy" || isCore(kind, "Pod");
}

bool isReleased(const Object &stored, const Json &next)
{
    if (!stored.isDeleting())
        return false;
    const bool isNamespace = stored.kind() == "Namespace" && stored.apiVersion() == "v1";
    if (isNamespace && !valueAt(next, "/spec/finalizers").empty())
        return false;
    const Json &metadata = next.at("metadata");
    const auto finalizers = metadata.find("finalizers");
    const auto grace = metadata.find("deletionGracePeriodSeconds");
    return (finalizers == metadata.end() || finalizers->empty())
        && (grace == metadata.end() || !grace->is_number_integer() || *grace == 0);
}

int gracePeriodFor(const Kind &kind, const Object &stored, int requestedSeconds)
{
    if (!isCore(kind, "Pod"))
        return 0;
    const std::string &phase = stored.text("/status/phase");
    // Nothing runs that could need the time.
    if (stored.text("/spec/nodeName").empty() || phase == "Succeeded" || phase == "Failed")
        return 0;
    if (requestedSeconds >= 0)
        return requestedSeconds;
    const Json &own = stored.at("/spec/terminationGracePeriodSeconds");
    return own.is_number_integer() ? std::max(own.get<int>(), 0) : 30;
}

std::optional<Json>
terminated(const Kind &kind, const Object &stored, int graceSeconds, TimePoint now)
{
    TimePoint since = now;
    if (const auto ends = stored.deletionTimestamp()) {
        const Json &running = stored.at("/metadata/deletionGracePeriodSeconds");
        const int left = running.is_number_integer() ? running.get<int>() : 0;
        if (graceSeconds >= left)
            return std::nullopt;
        since = *ends - std::chrono::seconds(left);
    }
    Json next = stored.json();
    Json &metadata = next["metadata"];
    metadata["deletionTimestamp"] = formatTime(since + std::chrono::seconds(graceSeconds));
    metadata["deletionGracePeriodSeconds"] = graceSeconds;
    if (hasGeneration(kind) && !stored.isDeleting())
        metadata["generation"] = stored.generation() + 1;
    if (isCore(kind, "Namespace"))
        next["status"]["phase"] = "Terminating";
    if (&kind == &cluster::kinds::customResourceDefinition())
        writeDefinitionStatus(next, true, now);
    return next;
}

} // namespace hp::embedded
