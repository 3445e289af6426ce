// SPDX-License-Identifier: Apache-2.0
#include "backend/api/HookGuard.h"

#include "backend/api/FieldChanges.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

/// Conditions that the controllers of the machine keep and others only read.
bool isKeptByControllers(const std::string &type)
{
    static constexpr std::array<std::string_view, 9> kept{machine::condition::creatable,
                                                          machine::condition::drainable,
                                                          machine::condition::drained,
                                                          machine::condition::terminable,
                                                          machine::condition::instanceExists,
                                                          machine::condition::paused,
                                                          "MachineCreation",
                                                          "MachineCreated",
                                                          "Ready"};
    return std::find(kept.begin(), kept.end(), type) != kept.end();
}

std::string typeOf(const Json &condition)
{
    const Json &type = memberOf(condition, "type");
    return type.is_string() ? type.get<std::string>() : std::string();
}

Json conditionOf(const Json &conditions, const std::string &type)
{
    if (!conditions.is_array())
        return {};
    const auto it = std::find_if(conditions.begin(), conditions.end(), [&](const Json &entry) {
        return typeOf(entry) == type;
    });
    return it == conditions.end() ? Json() : *it;
}

void conditionDifferences(const Json &before, const Json &after, std::vector<std::string> &found)
{
    std::set<std::string> types;
    for (const Json *side : {&before, &after}) {
        if (!side->is_array())
            continue;
        for (const Json &condition : *side)
            types.insert(typeOf(condition));
    }
    for (const std::string &type : types) {
        if (found.size() < maxChangedFields && isKeptByControllers(type)
            && conditionOf(before, type) != conditionOf(after, type))
            found.push_back("status.conditions[type=" + type + ']');
    }
}

/// Groups whose annotations say something to a controller of the machine, the host or the node.
bool isOfSomeController(const std::string &key)
{
    static constexpr std::array<std::string_view, 8> groups{"openshift.io",
                                                            "metal3.io",
                                                            "cluster.x-k8s.io",
                                                            "x-k8s.io",
                                                            "k8s.io",
                                                            "kubernetes.io",
                                                            "holdpoint.dev",
                                                            "k8s.x-metal.io"};
    const std::string_view group = std::string_view(key).substr(0, key.find('/'));
    return std::any_of(groups.begin(), groups.end(), [group](std::string_view known) {
        return group.ends_with(known)
            && (group.size() == known.size() || group[group.size() - known.size() - 1] == '.');
    });
}

/// One hook controller tells another that it has finished (seed 000): under a name of its own.
bool isNoteOfHookController(const FieldPath &path)
{
    return path.size() == 3 && path[0] == "metadata" && path[1] == "annotations"
        && path[2].find('/') != std::string::npos && path[2].find('.') < path[2].find('/')
        && !isOfSomeController(path[2]);
}

std::string ownerOf(const Json &hook)
{
    const Json &owner = memberOf(hook, "owner");
    return owner.is_string() ? owner.get<std::string>() : std::string();
}

/// The hooks of others, in their order.
Json hooksOfOthers(const http::Identity &identity, const Json &hooks)
{
    Json others = Json::array();
    if (!hooks.is_array())
        return others;
    for (const Json &hook : hooks) {
        if (!isOwner(identity, ownerOf(hook)))
            others.push_back(hook);
    }
    return others;
}

void hookDifferences(const http::Identity &identity,
                     const Json &before,
                     const Json &after,
                     std::vector<std::string> &found)
{
    std::set<std::string> points;
    for (const Json *side : {&before, &after}) {
        if (!side->is_object())
            continue;
        for (const auto &[point, hooks] : side->items())
            points.insert(point);
    }
    for (const std::string &point : points) {
        const Json was = hooksOfOthers(identity, memberOf(before, point));
        const Json is = hooksOfOthers(identity, memberOf(after, point));
        if (was == is || found.size() >= maxChangedFields)
            continue;
        // The first that is not there any more, or was not.
        std::string name;
        const auto nameOf = [&name](const Json &list, const Json &other) {
            for (const Json &hook : list) {
                if (name.empty() && std::find(other.begin(), other.end(), hook) == other.end()
                    && memberOf(hook, "name").is_string())
                    name = memberOf(hook, "name").get<std::string>();
            }
        };
        nameOf(was, is);
        nameOf(is, was);
        found.push_back("spec.lifecycleHooks." + point
                        + (name.empty() ? std::string() : "[name=" + name + ']'));
    }
}

} // namespace

bool isOwner(const http::Identity &identity, const std::string &owner)
{
    if (!identity.owners.empty())
        return std::find(identity.owners.begin(), identity.owners.end(), owner)
            != identity.owners.end();
    return !owner.empty()
        && (owner == identity.name || owner.substr(owner.rfind('/') + 1) == identity.name);
}

std::vector<std::string> changesBeyondHooks(const http::Identity &identity,
                                            cluster::Subresource subresource,
                                            const Json &before,
                                            const Json &after)
{
    // Only status can differ after a write to the subresource, and it cannot after any other.
    std::vector<std::string> found = changedFields(before, after, [](const FieldPath &path) {
        return path == FieldPath{"spec", "lifecycleHooks"}
        || path == FieldPath{"status", "conditions"} || isNoteOfHookController(path);
    });
    hookDifferences(identity,
                    memberOf(memberOf(before, "spec"), "lifecycleHooks"),
                    memberOf(memberOf(after, "spec"), "lifecycleHooks"),
                    found);
    if (subresource == cluster::Subresource::Status)
        conditionDifferences(memberOf(memberOf(before, "status"), "conditions"),
                             memberOf(memberOf(after, "status"), "conditions"),
                             found);
    return found;
}

HookGuard::HookGuard(http::Identity identity, AccessAttributes attributes)
    : m_identity(std::move(identity))
    , m_attributes(std::move(attributes))
{ }

Result<Done>
HookGuard::evaluate(cluster::Subresource subresource, const Json &before, const Json &after) const
{
    const auto fields = changesBeyondHooks(m_identity, subresource, before, after);
    if (fields.empty())
        return Done{};
    return refusedFields(
        m_identity,
        m_attributes,
        "the role hook may change spec.lifecycleHooks and conditions of its own only",
        fields);
}

} // namespace hp::api
