// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Next.h"

#include "model/messages/Next.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/rules/drain/DrainDecision.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/Obstacles.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/machine/MachineDecision.h"
#include "model/rules/power/HostPowerDecision.h"
#include "model/rules/remediation/AnnotationRemediation.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::holds {

namespace {

using machine::HookPoint;
using rules::HostPowerStep;
using rules::MachineStep;

/// More steps than any of the rules takes without doing something that people see.
constexpr int maxSteps = 8;

Object edited(const Object &object, const Json &mergePatch)
{
    Json json = object.json();
    json.merge_patch(mergePatch);
    return Object(std::move(json));
}

Object withoutHook(const Object &machine, HookPoint point, const std::string &name)
{
    Json left = Json::array();
    for (const machine::Hook &hook : machine::hooks(machine, point)) {
        if (hook.name != name)
            left.push_back({{"name", hook.name}, {"owner", hook.owner}});
    }
    return edited(machine, {{"spec", {{"lifecycleHooks", {{machine::toString(point), left}}}}}});
}

Message moreHooks(const Object &machine, HookPoint point)
{
    const auto count = static_cast<std::int64_t>(machine::hooks(machine, point).size());
    return count == 1 ? say::moreHookWaitsAtThis(count) : say::moreHooksWaitAtThis(count);
}

/// Where a Node that is drained next comes to a halt, as far as that stands already.
Message drainedNext(const StuckView &view, const Object &machine)
{
    if (const auto refusal = firstRefusalAhead(view)) {
        const std::string pod = shortName(refusal->blocking.ns + '/' + refusal->blocking.pod);
        return refusal->kind == ObstacleKind::TwoBudgets
            ? say::nodeIsDrainedThenTwoBudgets(pod)
            : say::nodeIsDrainedThenBudget(shortName(refusal->blocking.pdb), pod);
    }
    const auto hooks = machine::hooks(machine, HookPoint::PreTerminate);
    return hooks.empty() ? say::nodeIsDrainedNext()
                         : say::nodeIsDrainedThenHook(shortName(hooks.front().name));
}

/// The drain controller's next step on this Machine.
Message drainNext(const StuckView &view, const Object &machine, TimePoint now)
{
    rules::DrainView drain;
    drain.machine = machine;
    drain.nodeRead = true;
    drain.node = view.node;
    drain.otherCordoned = otherCordonedNodes(view);
    drain.overtake = true;
    const auto decision = decideDrain(drain, now);
    if (decision.row == std::string_view("held"))
        return moreHooks(machine, HookPoint::PreDrain);
    if (decision.step == rules::DrainStep::Attempt)
        return drainedNext(view, machine);
    if (decision.drained && decision.drained->status == "True")
        return say::thereIsNothingDrain(decision.reason);
    return say::thenDrainWaits(decision.reason);
}

/// The machine controller's next step on this Machine; the provider is taken to know no instance
/// while one is wanted, and none that was found to be gone.
Message machineNext(Object machine, TimePoint now)
{
    rules::MachineView view;
    const ConditionsIn conditions(machine.at("/status/conditions"));
    const auto exists = conditions.get(machine::condition::instanceExists);
    const bool isGone = exists && exists->status == "False" && machine::isProvisioned(machine);
    const bool isUnknown = exists && exists->status == "Unknown" && machine.isDeleting();
    for (int look = 0; look < maxSteps; ++look) {
        view.machine = machine;
        const auto decision = decideMachine(view, now);
        switch (decision.step) {
        case MachineStep::AddFinalizer:
            machine = edited(machine, {{"metadata", {{"finalizers", {machine::finalizer}}}}});
            continue;
        case MachineStep::AskExists:
            view.exists = rules::ProviderAnswer<bool>{};
            continue;
        case MachineStep::Create:
            return say::instanceIsCreatedNext();
        case MachineStep::Remove:
            if (isUnknown)
                return say::providerIsAskedInVain(abridged(exists->message, 60));
            if (!isGone)
                return say::instanceIsDeletedNext();
            view.removed = rules::ProviderAnswer<bool>{};
            continue;
        case MachineStep::RemoveNode:
            return isGone ? say::instanceGoneNodeNext() : say::nodeIsDeletedNext();
        case MachineStep::RemoveFinalizer:
            return isGone ? say::instanceGoneMachineNext() : say::machineIsGoneThen();
        case MachineStep::Update:
        case MachineStep::Stop:
            break;
        }
        if (decision.row == std::string_view("11a")) { // it says so first, and then does it
            machine = edited(machine, {{"status", {{"phase", machine::phase::provisioning}}}});
            continue;
        }
        if (decision.row == std::string_view("10-held"))
            return moreHooks(machine, HookPoint::PreCreate);
        if (decision.row == std::string_view("5c"))
            return moreHooks(machine, HookPoint::PreTerminate);
        return decision.reason;
    }
    return {};
}

/// Why nobody acts on the host, whatever is asked of it; says nothing when somebody does.
Message hostIsLeftAlone(const Object &host)
{
    return !host                                    ? Message()
        : host.annotation(host::pausedAnnotation)   ? say::bareMetalHostIsPaused(host.name())
        : host.annotation(host::detachedAnnotation) ? say::bareMetalHostIsDetached(host.name())
                                                    : Message();
}

/// Where the machine comes to a halt behind what happens next, as far as that stands already.
Message withHost(const StuckView &view, Message next)
{
    const Message alone = hostIsLeftAlone(view.host);
    return alone.empty() || !next.is(say::instanceIsDeletedNext)
        ? next
        : say::instanceIsDeletedThenWaits(alone);
}

rules::PowerObservation storedReading(const Object &host, TimePoint now)
{
    rules::PowerObservation reading;
    const host::PowerStatus status = host::powerStatusOf(host);
    reading.power = status.poweredOn == false ? PowerState::Off : PowerState::On;
    if (const auto state = powerStateFrom(status.powerState); state && isChanging(*state))
        reading.power = *state;
    reading.raw = status.powerState;
    reading.observedAt = now;
    return reading;
}

} // namespace

Message
nextAfterHook(const StuckView &view, HookPoint point, const std::string &hook, TimePoint now)
{
    Object left = withoutHook(view.machine, point, hook);
    if (point == HookPoint::PreDrain)
        return drainNext(view, left, now);
    // Whoever holds at a point has our finalizer; one that was taken meanwhile changes nothing
    // here.
    if (!left.hasFinalizer(machine::finalizer))
        left = edited(left, {{"metadata", {{"finalizers", {machine::finalizer}}}}});
    return withHost(view, machineNext(std::move(left), now));
}

Message nextWhenDrainMayBegin(const StuckView &view)
{
    return drainedNext(view, view.machine);
}

Message nextAfterDrain(const StuckView &view, TimePoint now)
{
    Conditions conditions(view.machine.at("/status/conditions"));
    conditions.set({machine::condition::drained, "True", {}, {}, {}}, now);
    Object drained = edited(view.machine, {{"status", {{"conditions", conditions.json()}}}});
    const auto hooks = machine::hooks(drained, HookPoint::PreTerminate);
    if (!hooks.empty())
        return say::thenWaitsAtPreTerminateFor(shortName(hooks.front().name));
    if (!drained.hasFinalizer(machine::finalizer))
        drained = edited(drained, {{"metadata", {{"finalizers", {machine::finalizer}}}}});
    return withHost(view, machineNext(std::move(drained), now));
}

Message nextAfterKey(const StuckView &view, const std::string &key, TimePoint now)
{
    if (const Message alone = hostIsLeftAlone(view.host); !alone.empty())
        return say::hostStaysAsItIs(alone);
    Object host =
        edited(view.host, {{"metadata", {{"annotations", {{host::rebootPrefix + key, nullptr}}}}}});
    rules::HostPowerView power;
    power.observed = storedReading(host, now);
    for (int look = 0; look < maxSteps; ++look) {
        power.host = host;
        const auto decision = decideHostPower(power, now);
        switch (decision.step) {
        case HostPowerStep::AddFinalizer:
            host = edited(host, {{"metadata", {{"finalizers", {host::finalizer}}}}});
            continue;
        case HostPowerStep::PostReset:
            return decision.command == ResetType::On ? say::hostIsSwitchedOnNext()
                                                     : say::hostIsSwitchedOffNext();
        case HostPowerStep::RemoveAnnotation:
            host =
                edited(host, {{"metadata", {{"annotations", {{decision.annotation, nullptr}}}}}});
            continue;
        case HostPowerStep::ReadPower:
        case HostPowerStep::RemoveFinalizer:
        case HostPowerStep::Stop:
            break;
        }
        if (decision.row == std::string_view("B6"))
            return say::anotherKeyStillHoldsOff();
        if (decision.row == std::string_view("B4"))
            return say::staysOffSpecOnlineIs();
        const Object patch = host::statusPatch(host, decision.status, {}, now);
        if (!patch)
            return decision.reason;
        Json status = patch.json();
        status.erase("metadata");
        host = edited(host, status);
    }
    return {};
}

Message nextOfRemediation(const StuckView &view, TimePoint now)
{
    rules::AnnotationRemediationView remediation;
    remediation.machine = view.machine;
    remediation.host = view.host;
    remediation.node = view.node;
    remediation.startupTimeout = rules::startupTimeoutFor(view.machine, siteOf(view).healthChecks);
    return decideAnnotationRemediation(remediation, now).reason;
}

} // namespace hp::holds
