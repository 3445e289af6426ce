// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/BulkGroup.h"

#include "model/base/JsonFields.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"
#include "model/rules/override/Action.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace hp::gateway {

using overrides::Action;
using overrides::OverrideRequest;

namespace {

std::optional<machine::HookPoint> hookPointFrom(const std::string &text)
{
    for (const auto point : {machine::HookPoint::PreCreate,
                             machine::HookPoint::PreDrain,
                             machine::HookPoint::PreTerminate}) {
        if (text == machine::toString(point))
            return point;
    }
    return std::nullopt;
}

bool isHook(live::HoldKind kind)
{
    return kind == live::HoldKind::PreCreate || kind == live::HoldKind::PreDrain
        || kind == live::HoldKind::PreTerminate;
}

bool isOfKey(Action action)
{
    return action == Action::ReleaseHold || action == Action::ReleasePowerKey;
}

/// What is wrong with the arguments together; empty when nothing is.
std::string troubleOf(const BulkGroup &group)
{
    const std::string action = overrides::infoOf(group.action).id;
    if (group.cause.empty() == group.labels.empty())
        return "a plan needs either cause or selector";
    const bool isOfHook = group.action == Action::RemoveHook;
    if (!group.cause.empty()) {
        if (!(group.hook + group.point + group.owner + group.powerKey).empty())
            return "a cause names hook, point, owner and key: leave them out";
        return {};
    }
    if (isOfHook && group.hook.empty())
        return "remove-hook with a selector needs the name of the hook";
    if (!isOfHook && !(group.hook + group.point + group.owner).empty())
        return "hook, point and owner are for remove-hook";
    if (!group.point.empty() && !hookPointFrom(group.point))
        return "point is one of preCreate, preDrain, preTerminate";
    if (isOfKey(group.action) && !group.powerKey.starts_with(host::rebootPrefix))
        return action + " with a selector needs the key: reboot.metal3.io/…";
    if (!isOfKey(group.action) && !group.powerKey.empty())
        return "key is for release-hold and release-power-key";
    return {};
}

ObjectKey machineIn(const live::HoldRow &row)
{
    return {row.ns, row.machine};
}

bool isIn(const BulkGroup &group, const BulkWorld &world, const live::HoldRow &row)
{
    if (!group.cause.empty())
        return row.cause.text == group.cause;
    return world.labelled.contains(machineIn(row));
}

/// What is done about this hold; nullopt when the action is not about it.
std::optional<OverrideRequest> aboutHold(const BulkGroup &group, const live::HoldRow &row)
{
    OverrideRequest request;
    request.action = group.action;
    if (group.action == Action::RemoveHook) {
        const auto point = hookPointFrom(row.waitingAt);
        const bool isIt = isHook(row.kind) && point
            && (group.hook.empty() || row.hold == group.hook)
            && (group.point.empty() || row.waitingAt == group.point)
            && (group.owner.empty() || row.owner.name == group.owner);
        if (!isIt)
            return std::nullopt;
        request.machine = machineIn(row);
        request.point = *point;
        request.hook = {row.hold, row.owner.name};
        return request;
    }
    const auto host = keyFrom(row.host);
    const std::string key = host::rebootPrefix + row.hold;
    if (row.kind != live::HoldKind::PowerKey || !host
        || (!group.powerKey.empty() && key != group.powerKey))
        return std::nullopt;
    request.host = *host;
    request.powerKey = key;
    return request;
}

/// What is done about a machine as a whole; nullopt when it has no host and the action is for one.
std::optional<OverrideRequest>
aboutMachine(const BulkGroup &group, const ObjectKey &machine, const ObjectKey &host)
{
    OverrideRequest request;
    request.action = group.action;
    if (overrides::infoOf(group.action).target != overrides::Target::Host) {
        request.machine = machine;
        return request;
    }
    request.host = host;
    return host.name.empty() ? std::nullopt : std::optional(std::move(request));
}

} // namespace

Result<BulkGroup> bulkGroupFrom(const Json &arguments)
{
    const std::string id = textOf(arguments, "action");
    const auto action = overrides::actionFrom(id);
    if (!action)
        return invalid(id.empty() ? "a plan needs an action" : "there is no action " + id);
    BulkGroup group;
    group.action = *action;
    group.cause = textOf(arguments, "cause");
    group.labels = textOf(arguments, "selector");
    group.hook = textOf(arguments, "hook");
    group.point = textOf(arguments, "point");
    group.owner = textOf(arguments, "owner");
    group.powerKey = textOf(arguments, "key");
    if (const std::string least = textOf(arguments, "least"); !least.empty()) {
        const auto level = overrides::guardLevelFrom(least);
        if (!level || *level > overrides::GuardLevel::G4)
            return invalid("least is one of G0 to G4");
        group.least = *level;
    }
    if (std::string trouble = troubleOf(group); !trouble.empty())
        return invalid(std::move(trouble));
    auto selector = LabelSelector::parse(group.labels);
    if (!selector)
        return invalid("selector: " + selector.error().message);
    // The default one is every machine there is.
    if (group.cause.empty() && selector->isEmpty())
        return invalid("a plan needs either cause or selector");
    group.selector = std::move(*selector);
    return group;
}

Result<std::vector<OverrideRequest>> requestsOf(const BulkGroup &group, const BulkWorld &world)
{
    const bool isOfHold = group.action == Action::RemoveHook || isOfKey(group.action);
    using Place = std::tuple<ObjectKey, ObjectKey, int, std::string, std::string>;
    std::map<Place, OverrideRequest> found;
    const auto add = [&found](std::optional<OverrideRequest> request) {
        if (!request)
            return;
        Place place{request->machine,
                    request->host,
                    static_cast<int>(request->point),
                    request->hook.name,
                    request->powerKey};
        found.emplace(std::move(place), std::move(*request));
    };
    bool hasMachines = !world.labelled.empty();
    for (const live::HoldRow &row : world.holds) {
        if (!isIn(group, world, row))
            continue;
        hasMachines = true;
        if (isOfHold)
            add(aboutHold(group, row));
        else
            add(aboutMachine(group, machineIn(row), keyFrom(row.host).value_or(ObjectKey())));
    }
    // Labels take machines that nothing holds too.
    if (!isOfHold && group.cause.empty()) {
        for (const auto &[machine, host] : world.labelled)
            add(aboutMachine(group, machine, host));
    }
    if (found.empty()) {
        const std::string who = group.cause.empty() ? "no machine has the labels " + group.labels
                                                    : "no machine waits for " + group.cause;
        return unexpected(ErrorCode::NotFound,
                          !hasMachines ? who
                                       : std::string(overrides::infoOf(group.action).id)
                                  + " does not apply to any machine of this group");
    }
    std::vector<OverrideRequest> requests;
    for (auto &[place, request] : found) {
        request.least = group.least;
        requests.push_back(std::move(request));
    }
    return requests;
}

} // namespace hp::gateway
