// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/EtcdHook.h"

#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules::etcd {

namespace {

Json hooksWithoutOurs(const Object &machine)
{
    Json kept = Json::array();
    for (const Json &hook : machine.at("/spec/lifecycleHooks/preDrain")) {
        if (!hook.is_object() || hook.value("name", Json()) != hookName)
            kept.push_back(hook);
    }
    return kept;
}

Object patchOf(const Object &machine, Json preDrain)
{
    return Object(Json{{"metadata", {{"resourceVersion", machine.resourceVersion()}}},
                       {"spec", {{"lifecycleHooks", {{"preDrain", std::move(preDrain)}}}}}});
}

} // namespace

bool hasHook(const Object &machine)
{
    const auto hooks = machine::hooks(machine, machine::HookPoint::PreDrain);
    return std::find(hooks.begin(), hooks.end(), machine::Hook{hookName, hookOwner}) != hooks.end();
}

Object patchWithHook(const Object &machine)
{
    Json hooks = hooksWithoutOurs(machine);
    hooks.push_back({{"name", hookName}, {"owner", hookOwner}});
    return patchOf(machine, std::move(hooks));
}

Object patchWithoutHook(const Object &machine)
{
    Json hooks = hooksWithoutOurs(machine);
    // Null takes the list away: an empty one would stay behind as content.
    return patchOf(machine, hooks.empty() ? Json() : std::move(hooks));
}

bool hasAddress(const Object &machine, const std::string &address)
{
    const std::vector<std::string> known = machine::internalIps(machine);
    return std::find(known.begin(), known.end(), address) != known.end();
}

} // namespace hp::rules::etcd
