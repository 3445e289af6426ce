// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HookState.h"

#include "model/resource/Conditions.h"
#include "model/rules/holds/OwnerReport.h"

#include <nlohmann/json.hpp>

namespace hp::holds {

using machine::HookPoint;

namespace {

HookHold
result(HookPoint point, HoldState state, std::string reason, std::optional<TimePoint> since = {})
{
    return {point, {}, state, std::move(reason), since, {}};
}

HookHold preCreate(const Object &machine)
{
    const HookPoint point = HookPoint::PreCreate;
    if (machine.isDeleting())
        return result(point, HoldState::Bypassed, "deletion does not ask it");
    if (machine::isProvisioned(machine))
        return result(point, HoldState::Armed, "the instance exists already");
    if (machine::phaseOf(machine) == machine::phase::failed)
        return result(point, HoldState::Armed, "the machine has failed");
    return result(point, HoldState::Holding, "no instance yet", machine.creationTimestamp());
}

HookHold preDrain(const Object &machine)
{
    const HookPoint point = HookPoint::PreDrain;
    const Conditions conditions(machine.at("/status/conditions"));
    if (!machine.isDeleting())
        return result(point, HoldState::Armed, "not being deleted");
    if (conditions.is(machine::condition::drained, "True"))
        return result(point,
                      HoldState::Bypassed,
                      "the drain was finished without it",
                      conditions.transitionTime(machine::condition::drained));
    if (machine.annotation(machine::excludeDrain))
        return result(point,
                      HoldState::Bypassed,
                      "the drain is excluded by annotation",
                      machine.deletionTimestamp());
    if (machine::nodeName(machine).empty())
        return result(
            point, HoldState::Bypassed, "there is no node to drain", machine.deletionTimestamp());
    if (machine::phaseOf(machine) != machine::phase::deleting)
        return result(point, HoldState::Armed, "the deletion has not begun");
    return result(point, HoldState::Holding, "the drain waits for it", machine.deletionTimestamp());
}

HookHold preTerminate(const Object &machine)
{
    const HookPoint point = HookPoint::PreTerminate;
    const Conditions conditions(machine.at("/status/conditions"));
    if (!machine.isDeleting())
        return result(point, HoldState::Armed, "not being deleted");
    if (!conditions.is(machine::condition::drained, "True"))
        return result(point, HoldState::Armed, "the drain is not finished");
    return result(point,
                  HoldState::Holding,
                  "the instance is kept for it",
                  conditions.transitionTime(machine::condition::drained));
}

} // namespace

HookHold pointState(const Object &machine, HookPoint point)
{
    switch (point) {
    case HookPoint::PreCreate:
        return preCreate(machine);
    case HookPoint::PreDrain:
        return preDrain(machine);
    case HookPoint::PreTerminate:
        break;
    }
    return preTerminate(machine);
}

std::vector<HookHold> hookHolds(const Object &machine)
{
    std::vector<HookHold> holds;
    for (const HookPoint point :
         {HookPoint::PreCreate, HookPoint::PreDrain, HookPoint::PreTerminate}) {
        const HookHold state = pointState(machine, point);
        for (const machine::Hook &hook : machine::hooks(machine, point)) {
            holds.push_back(state);
            holds.back().hook = hook;
            holds.back().report = ownerReport(machine, point, hook.name);
        }
    }
    return holds;
}

} // namespace hp::holds
