// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Action.h"

#include "model/base/JsonFields.h"
#include "model/messages/Maintenance.h"
#include "model/messages/WhatIf.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/WindowSpec.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace hp::whatif {

namespace {

using rules::metal::consumerOf;

constexpr const char *rackLabel = "topology.kubernetes.io/rack";

/// Nobody assumes more, and three times as long is a duration still.
constexpr Duration longestAssumed = std::chrono::hours(30 * 24);

/// A window, and when it is open within the time that is looked at.
struct OpenWindow {
    maintenance::WindowSpec spec{};
    maintenance::Openings openings{};
};

bool isNamed(const Object &object, const std::string &name)
{
    return name == object.name() || name == toString(object.key());
}

bool isOfSet(const Object &machine, const std::string &set)
{
    const auto label = machine.label(machine::setLabel);
    return label && (*label == set || machine.ns() + '/' + *label == set);
}

std::set<ObjectKey> machinesIn(const std::string &rack, const std::vector<Object> &objects)
{
    std::set<ObjectKey> machines;
    for (const Object &host : objects) {
        const auto consumer = consumerOf(host);
        if (consumer && (host.label(host::bmcGroupLabel) == rack || host.label(rackLabel) == rack))
            machines.insert(*consumer);
    }
    return machines;
}

Result<OpenWindow> openWindow(const std::string &name,
                              const Snapshot &snapshot,
                              const maintenance::Occurrences &calendar)
{
    const auto found = std::ranges::find_if(snapshot.objects, [&name](const Object &object) {
        return object.kind() == "MaintenanceWindow" && isNamed(object, name);
    });
    if (found == snapshot.objects.end())
        return unexpected(ErrorCode::NotFound, say::noWindowOfThatName(name));
    auto spec = maintenance::parseWindow(*found);
    if (!spec)
        return unexpected(spec.error());
    auto openings =
        maintenance::openingsOf(calendar, *spec, snapshot.at, snapshot.at + windowsAhead);
    if (!openings)
        return unexpected(openings.error());
    openings = maintenance::without(*openings, spec->excludes);
    if (openings->empty())
        return unexpected(ErrorCode::NotFound, say::whatIfWindowStaysClosed(name, windowsAhead));
    return OpenWindow{std::move(*spec), std::move(*openings)};
}

/// Those that the window is for. Control planes are never touched by a maintenance.
Result<std::vector<Object>> machinesOf(const OpenWindow &window, const std::vector<Object> &objects)
{
    std::vector<Object> meant;
    for (const Object &object : objects) {
        if (object.kind() == "Machine" && !object.isDeleting()
            && object.text("/status/phase") == machine::phase::running && !machine::isMaster(object)
            && window.spec.selector.selects(object))
            meant.push_back(object);
    }
    if (meant.empty())
        return unexpected(ErrorCode::NotFound, say::whatIfWindowIsForNobody(window.spec.name));
    return meant;
}

Result<std::vector<Object>> machineNamed(const std::string &name,
                                         const std::vector<Object> &objects)
{
    std::vector<Object> meant;
    for (const Object &object : objects) {
        if (object.kind() == "Machine" && isNamed(object, name))
            meant.push_back(object);
    }
    if (meant.empty())
        return unexpected(ErrorCode::NotFound, say::whatIfNoMachine(name));
    if (meant.size() > 1)
        return unexpected(ErrorCode::Invalid,
                          say::whatIfSeveralMachines(name, toString(meant.front().key())));
    return meant;
}

/// Those of a set or rack, but for those that are being deleted already.
Result<std::vector<Object>> machinesOf(const Action &action, const std::vector<Object> &objects)
{
    const bool isSet = !action.set.empty();
    const std::set<ObjectKey> inRack = machinesIn(action.rack, objects);
    std::vector<Object> meant;
    bool isDeleted = false;
    for (const Object &object : objects) {
        const bool isThere = object.kind() == "Machine"
            && (isSet ? isOfSet(object, action.set) : inRack.contains(object.key()));
        if (isThere && !object.isDeleting())
            meant.push_back(object);
        isDeleted = isDeleted || isThere;
    }
    if (!meant.empty())
        return meant;
    if (isDeleted)
        return unexpected(ErrorCode::Invalid,
                          isSet ? say::whatIfSetIsDeleted(action.set)
                                : say::whatIfRackIsDeleted(action.rack));
    return unexpected(ErrorCode::NotFound,
                      isSet ? say::whatIfNoMachineOfSet(action.set)
                            : say::whatIfNoMachineInRack(action.rack));
}

/// Nothing happens before the window opens, and what has a host stays on it.
void putInto(OpenWindow window, Question &question, Snapshot &snapshot)
{
    for (const Object &host : snapshot.objects) {
        const auto consumer = consumerOf(host);
        if (consumer && std::ranges::find(question.retired, *consumer) != question.retired.end())
            question.inPlace.insert(*consumer);
    }
    const TimePoint readAt = snapshot.at;
    snapshot.at = std::max(snapshot.at, window.openings.front().start);
    question.startsLater = snapshot.at - readAt;
    question.limit = window.openings.back().end - snapshot.at;
    question.openings = std::move(window.openings);
    question.leastLeft = window.spec.minRemaining;
    question.window = window.spec.name;
}

/// What it says too little of; an empty message when nothing is.
Message whatLacks(const Action &action)
{
    const auto given = static_cast<int>(!action.machine.empty())
        + static_cast<int>(!action.set.empty()) + static_cast<int>(!action.rack.empty());
    if (action.action == "retire")
        return given == 1 ? Message() : say::whatIfRetireWants();
    if (action.action == "replace")
        return action.machine.empty() ? say::whatIfReplaceWants() : Message();
    if (action.action == "upgrade")
        return action.set.empty() ? say::whatIfUpgradeWants() : Message();
    if (action.action == "maintain")
        return action.window.empty() ? say::whatIfMaintainWants() : Message();
    return say::whatIfWantsAction(action.action);
}

} // namespace

Result<Action> actionFrom(const Json &arguments)
{
    Action action;
    const auto read = [&arguments](const char *name, std::string &member) {
        if (const std::string text = textOf(arguments, name); !text.empty())
            member = text;
    };
    read("action", action.action);
    read("machine", action.machine);
    read("set", action.set);
    read("rack", action.rack);
    read("window", action.window);
    read("maxUnavailable", action.maxUnavailable);
    read("assume", action.assume);
    if (Message lacks = whatLacks(action); !lacks.empty())
        return unexpected(ErrorCode::Invalid, std::move(lacks));
    if (!maxUnavailableOf(action.maxUnavailable, 100))
        return unexpected(ErrorCode::Invalid, say::whatIfBadShare(action.maxUnavailable));
    const auto assumed = parseDuration(action.assume);
    if (!action.assume.empty()
        && (!assumed || *assumed <= Duration(0) || *assumed > longestAssumed))
        return unexpected(ErrorCode::Invalid, say::whatIfBadAssumption(action.assume));
    return action;
}

Result<Question>
questionOf(const Action &action, Snapshot &snapshot, const maintenance::Occurrences &calendar)
{
    std::optional<OpenWindow> window;
    if (action.action == "maintain") {
        auto found = openWindow(action.window, snapshot, calendar);
        if (!found)
            return unexpected(found.error());
        window = std::move(*found);
    }
    const bool isOfOne =
        action.action == "replace" || (action.action == "retire" && !action.machine.empty());
    const auto meant = window ? machinesOf(*window, snapshot.objects)
        : isOfOne             ? machineNamed(action.machine, snapshot.objects)
                              : machinesOf(action, snapshot.objects);
    if (!meant)
        return unexpected(meant.error());
    if (meant->size() > maxMachines)
        return unexpected(ErrorCode::Invalid,
                          say::whatIfTooMany(static_cast<std::int64_t>(maxMachines),
                                             static_cast<std::int64_t>(meant->size())));
    if (action.action == "replace" && !meant->front().label(machine::setLabel))
        return unexpected(ErrorCode::Invalid, say::whatIfNothingReplaces(meant->front().name()));
    Question question;
    for (const Object &machine : *meant)
        question.retired.push_back(machine.key());
    if (const auto time = parseDuration(action.assume); time && !action.assume.empty())
        question.assumed.hook = Usual{*time, 3 * *time};
    if (action.action == "upgrade" || action.action == "maintain")
        question.atOnce = maxUnavailableOf(action.maxUnavailable, meant->size()).value_or(1);
    if (window)
        putInto(std::move(*window), question, snapshot);
    return question;
}

} // namespace hp::whatif
