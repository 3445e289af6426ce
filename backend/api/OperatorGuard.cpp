// SPDX-License-Identifier: Apache-2.0
#include "backend/api/OperatorGuard.h"

#include "backend/api/FieldChanges.h"
#include "backend/api/HookGuard.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace hp::api {

namespace {

/// To what is judged; nothing by itself.
bool isOnTheWay(const FieldPath &path)
{
    return path.empty() || path == FieldPath{"metadata"} || path == FieldPath{"spec"}
    || path == FieldPath{"metadata", "annotations"};
}

bool isAnnotation(const FieldPath &path)
{
    return path.size() == 3 && path[0] == "metadata" && path[1] == "annotations";
}

/// Where the credentials of a BMC go, and what is accepted for it.
bool settlesTrust(const FieldPath &path)
{
    if (path.size() >= 2 && path[0] == "spec" && path[1] == "bmc")
        return true;
    return isAnnotation(path)
        && (path[2] == host::bmcPinAnnotation || path[2] == host::bmcTlsMinimumAnnotation);
}

/// The same on a machine of Cluster API, whose hooks are annotations.
bool isForClusterApi(const std::string &key)
{
    return key.starts_with(capi::preDrainPrefix) || key.starts_with(capi::preTerminatePrefix)
        || key == capi::excludeDrain || key == capi::excludeVolumeDetach;
}

/// What people decide about in a review.
bool isForOverrides(const std::string &resource, const FieldPath &path)
{
    if (resource == "machines")
        return (path.size() >= 2 && path[0] == "spec" && path[1] == "lifecycleHooks")
            || (isAnnotation(path)
                && (path[2] == machine::excludeDrain || isForClusterApi(path[2])));
    return resource == "baremetalhosts" && isAnnotation(path)
        && (path[2] == host::rebootAnnotation || path[2].starts_with(host::rebootPrefix));
}

/// That without which a deletion ends at once, whatever waits for its hooks or its BMC.
const char *finalizerOf(const std::string &resource)
{
    return resource == "machines"      ? machine::finalizer
        : resource == "baremetalhosts" ? host::finalizer
                                       : "";
}

bool hasFinalizer(const Json &object, const char *finalizer)
{
    const Json &all = memberOf(memberOf(object, "metadata"), "finalizers");
    return all.is_array() && std::ranges::find(all, Json(finalizer)) != all.end();
}

} // namespace

OperatorGuard::OperatorGuard(http::Identity identity,
                             AccessAttributes attributes,
                             PlainWrites plain,
                             std::shared_ptr<const cluster::WriteGuard> also)
    : m_identity(std::move(identity))
    , m_attributes(std::move(attributes))
    , m_plain(plain)
    , m_also(std::move(also))
{ }

Result<Done> OperatorGuard::evaluate(cluster::Subresource subresource,
                                     const Json &before,
                                     const Json &after) const
{
    if (m_also) {
        if (auto allowed = m_also->evaluate(subresource, before, after); !allowed)
            return allowed;
    }
    if (m_attributes.resource == "baremetalhosts") {
        const auto trust = changedFields(before, after, [](const FieldPath &path) {
            return !isOnTheWay(path) && !settlesTrust(path);
        });
        if (!trust.empty())
            return refusedFields(m_identity,
                                 m_attributes,
                                 "the role operator may change what a host is to do; the address, "
                                 "the credentials, the pin and the least TLS of its BMC are for "
                                 "the role admin",
                                 trust);
    }
    if (m_plain == PlainWrites::Everything)
        return Done{};
    if (const char *finalizer = finalizerOf(m_attributes.resource);
        hasFinalizer(before, finalizer) && !hasFinalizer(after, finalizer))
        return refusedFields(m_identity,
                             m_attributes,
                             std::string("the finalizer ") + finalizer
                                 + " stays until what it waits for is done; a plain write of the "
                                   "role operator may change the rest",
                             {"metadata.finalizers"});
    auto decided = changedFields(before, after, [this](const FieldPath &path) {
        return !isOnTheWay(path) && !isForOverrides(m_attributes.resource, path);
    });
    const auto isHook = [](const std::string &field) {
        return field.starts_with("spec.lifecycleHooks");
    };
    // Who owns hooks as well changes those as any owner does.
    if (m_identity.has("hook") && m_attributes.resource == "machines"
        && std::ranges::none_of(changesBeyondHooks(m_identity, subresource, before, after), isHook))
        std::erase_if(decided, isHook);
    if (decided.empty())
        return Done{};
    return refusedFields(m_identity,
                         m_attributes,
                         "hooks, keys of a host and the annotation that skips a drain are changed "
                         "by an override, which asks for what it needs; a plain write of the role "
                         "operator may change the rest",
                         decided);
}

} // namespace hp::api
