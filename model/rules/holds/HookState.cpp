// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HookState.h"

#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/resource/Conditions.h"
#include "model/rules/holds/OwnerReport.h"

#include <nlohmann/json.hpp>

namespace hp::holds {

using machine::HookPoint;

namespace {

HookHold
result(HookPoint point, HoldState state, Message reason, std::optional<TimePoint> since = {})
{
    return {point, {}, state, std::move(reason), since, {}};
}

HookHold preCreate(const Object &machine)
{
    const HookPoint point = HookPoint::PreCreate;
    if (machine.isDeleting())
        return result(point, HoldState::Bypassed, say::deletionDoesNotAsk());
    if (machine::isProvisioned(machine))
        return result(point, HoldState::Armed, say::instanceExistsAlready());
    if (machine::phaseOf(machine) == machine::phase::failed)
        return result(point, HoldState::Armed, say::machineHasFailed());
    return result(point, HoldState::Holding, say::noInstanceYet(), machine.creationTimestamp());
}

HookHold preDrain(const Object &machine)
{
    const HookPoint point = HookPoint::PreDrain;
    const ConditionsIn conditions(machine.at("/status/conditions"));
    if (!machine.isDeleting())
        return result(point, HoldState::Armed, say::notBeingDeleted());
    if (conditions.is(machine::condition::drained, "True"))
        return result(point,
                      HoldState::Bypassed,
                      say::drainWasFinishedWithout(),
                      conditions.transitionTime(machine::condition::drained));
    if (machine.annotation(machine::excludeDrain))
        return result(point,
                      HoldState::Bypassed,
                      say::drainIsExcludedByAnnotation(),
                      machine.deletionTimestamp());
    if (machine::nodeName(machine).empty())
        return result(
            point, HoldState::Bypassed, say::thereIsNoNodeDrain(), machine.deletionTimestamp());
    if (machine::phaseOf(machine) != machine::phase::deleting)
        return result(point, HoldState::Armed, say::deletionHasNotBegun());
    return result(point, HoldState::Holding, say::drainWaitsFor(), machine.deletionTimestamp());
}

HookHold preTerminate(const Object &machine)
{
    const HookPoint point = HookPoint::PreTerminate;
    const ConditionsIn conditions(machine.at("/status/conditions"));
    if (!machine.isDeleting())
        return result(point, HoldState::Armed, say::notBeingDeleted());
    if (!conditions.is(machine::condition::drained, "True"))
        return result(point, HoldState::Armed, say::drainIsNotFinished());
    return result(point,
                  HoldState::Holding,
                  conditions.is(machine::condition::instanceExists, "False")
                      ? say::instanceIsGoneAlready()
                      : say::instanceIsKeptFor(),
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
