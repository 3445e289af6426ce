// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/Actor.h"

#include "model/rules/override/OverridePatch.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

std::string managerOf(const Json &entry)
{
    const auto it = entry.is_object() ? entry.find("manager") : entry.end();
    return it != entry.end() && it->is_string() ? it->get<std::string>() : std::string();
}

/// Who removes a field takes it from the entry of its owner, whose time stays: that is no deed of
/// the owner.
bool isOnlyLessOf(const ManagedEntry &old, const ManagedEntry &entry)
{
    return *old.owner == *entry.owner && old.time == entry.time
        && old.fields->set.containsAll(entry.fields->set);
}

} // namespace

std::string toString(const Actor &actor)
{
    if (actor.user.empty() || actor.user == actor.manager)
        return actor.manager;
    if (actor.manager.empty())
        return actor.user;
    std::string text = actor.user;
    return text.append(" (").append(actor.manager).append(")");
}

bool isPerson(const Actor &actor)
{
    return actor.manager.starts_with("kubectl") || actor.manager.starts_with("holdpoint-console")
        || isOverride(actor);
}

bool isOverride(const Actor &actor)
{
    return actor.manager == overrides::personalManager;
}

Actor managerOfChange(const Object &before, const Object &after)
{
    std::vector<std::string> managers;
    const ManagedFields &kept = before.managedFields();
    for (const ManagedEntry &entry : after.managedFields()) {
        if (std::none_of(kept.begin(), kept.end(), [&](const ManagedEntry &old) {
                return isOnlyLessOf(old, entry);
            }))
            managers.push_back(entry.owner->manager);
    }
    const Json &old = before.at("/metadata/managedFields");
    const Json &now = after.at("/metadata/managedFields");
    for (const Json &entry : now) {
        if (std::find(old.begin(), old.end(), entry) == old.end())
            managers.push_back(managerOf(entry));
    }
    return managers.size() == 1 ? Actor{{}, managers.front()} : Actor();
}

} // namespace hp::history
