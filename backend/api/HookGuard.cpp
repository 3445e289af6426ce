// SPDX-License-Identifier: Apache-2.0
#include "backend/api/HookGuard.h"

#include "model/base/ApiStatus.h"
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

constexpr std::size_t maxPaths = 8;

std::string below(const std::string &path, const std::string &key)
{
    // A key with dots in it reads as one step only in brackets.
    if (key.find('.') != std::string::npos)
        return path + "[" + key + ']';
    return path.empty() ? key : path + '.' + key;
}

/// The deepest members that differ; lists are compared as a whole.
void differences(const Json &before,
                 const Json &after,
                 const std::string &path,
                 const std::set<std::string> &allowed,
                 std::vector<std::string> &found)
{
    if (found.size() >= maxPaths || before == after || allowed.contains(path))
        return;
    if (!before.is_object() || !after.is_object()) {
        // A member that comes or goes with nothing but allowed ones below it is no change of its
        // own.
        const Json empty = Json::object();
        if ((before.is_null() && after.is_object()) || (before.is_object() && after.is_null()))
            return differences(before.is_null() ? empty : before,
                               after.is_null() ? empty : after,
                               path,
                               allowed,
                               found);
        found.push_back(path);
        return;
    }
    std::set<std::string> keys;
    for (const Json *side : {&before, &after}) {
        for (const auto &[key, value] : side->items())
            keys.insert(key);
    }
    for (const std::string &key : keys)
        differences(memberOf(before, key), memberOf(after, key), below(path, key), allowed, found);
}

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
        if (found.size() < maxPaths && isKeptByControllers(type)
            && conditionOf(before, type) != conditionOf(after, type))
            found.push_back("status.conditions[type=" + type + ']');
    }
}

} // namespace

std::vector<std::string>
changesBeyondHooks(cluster::Subresource subresource, const Json &before, const Json &after)
{
    // Only status can differ after a write to the subresource, and it cannot after any other.
    static const std::set<std::string> allowed{"spec.lifecycleHooks",
                                               "status.conditions",
                                               "metadata.generation",
                                               "metadata.managedFields",
                                               "metadata.resourceVersion"};
    std::vector<std::string> found;
    differences(before, after, "", allowed, found);
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
    const auto fields = changesBeyondHooks(subresource, before, after);
    if (fields.empty())
        return Done{};
    std::string list;
    std::vector<StatusCause> causes;
    for (const std::string &field : fields) {
        list += (list.empty() ? "" : ", ") + field;
        causes.push_back({"FieldValueForbidden",
                          "Forbidden: the role hook may change spec.lifecycleHooks and conditions "
                          "of its own only",
                          field});
    }
    return unexpected(
        errorFrom({.code = 403,
                   .reason = "Forbidden",
                   .message = refusalText(m_identity, m_attributes) + ": the role hook may change "
                       + "spec.lifecycleHooks and conditions of its own only, not " + list,
                   .kind = m_attributes.resource,
                   .name = m_attributes.name,
                   .group = m_attributes.group,
                   .causes = std::move(causes)}));
}

} // namespace hp::api
