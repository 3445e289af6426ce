// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Preview.h"

#include "model/base/JsonTree.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Fact.h"
#include "model/messages/Override.h"
#include "model/resource/Conditions.h"
#include "model/rules/capi/CapiOverride.h"
#include "model/rules/drain/DrainDecision.h"
#include "model/rules/machine/MachineDecision.h"
#include "model/rules/override/ClusterApiEffect.h"
#include "model/rules/power/HostPowerDecision.h"
#include "model/rules/power/HostPowerView.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::overrides {

namespace {

using machine::HookPoint;

Message afterHook(HookPoint point)
{
    switch (point) {
    case HookPoint::PreCreate:
        return say::thenInstanceIsCreated();
    case HookPoint::PreDrain:
        return say::thenNodeIsDrained();
    case HookPoint::PreTerminate:
        break;
    }
    return say::thenInstanceIsDeleted();
}

Message consequenceOf(const OverrideRequest &request, const OverrideView &view)
{
    const std::string machine = view.machine ? view.machine.name() : request.machine.name;
    const std::string node = view.node.name();
    const std::string host = view.host ? view.host.name() : request.host.name;
    switch (request.action) {
    case Action::RemoveHook:
        return sentences(
            {say::removeHookOf(request.hook.name, machine),
             afterHook(request.point),
             view.machine.isDeleting() ? say::hookCannotBePutBack() : say::ownerMayPutHookBack()});
    case Action::RetryDrain:
        return view.node ? say::retryDrainOf(node) : say::retryDrain();
    case Action::SkipDrain:
        return sentences(
            {say::skipDrain(machine), say::podsEndWithInstance(), say::thisCannotBeUndone()});
    case Action::SkipVolumes:
        return say::capiSkipVolumesOf(machine);
    case Action::LimitDrain:
        return say::capiLimitDrainOf("Machine", machine, capi::CapiRequest().limit);
    case Action::MarkForReplacement:
        return say::markForReplacement(machine);
    case Action::RemediateMachine:
        return say::capiRemediateTheMachine(machine);
    case Action::CancelRemediation:
        return say::capiCancelRemediationOf(machine);
    case Action::SkipRemediation:
        return say::capiSkipRemediationOf(machine);
    case Action::AllowRemediation:
        return say::capiAllowRemediationOf(machine);
    case Action::RestoreDrain:
        return say::capiRestoreDrainOf(machine);
    case Action::RestoreVolumeWait:
        return say::capiRestoreVolumeWaitOf(machine);
    case Action::PauseMachine:
        return say::capiPauseOf(machine);
    case Action::ResumeMachine:
        return say::capiResume("Machine", machine);
    case Action::PauseCluster:
    case Action::ResumeCluster:
        return say::capiNeedsClusterApi(machine);
    case Action::Cordon:
        return view.node ? say::cordonNode(node) : say::cordonTheNode();
    case Action::Uncordon:
        if (view.capi && view.machine.isDeleting())
            return sentences({view.node ? say::uncordonNode(node) : say::uncordonTheNode(),
                              say::capiDrainCordonsAgain()});
        return view.node ? say::uncordonNode(node) : say::uncordonTheNode();
    case Action::AddHold:
        return say::holdHostOff(host);
    case Action::ReleaseHold:
        return sentences(
            {say::releaseOurHold(request.powerKey, host), say::thenHostIsSwitchedOn()});
    case Action::ReleasePowerKey:
        return sentences({say::releaseKeyOfSomebody(request.powerKey, host),
                          say::fencedHostMayComeBack(),
                          say::thisCannotBeUndone()});
    case Action::PowerOn:
        return say::switchHostOn(host);
    case Action::PowerOff:
        return say::switchHostOff(host);
    case Action::SoftReboot:
        return say::rebootHost(host);
    case Action::HardReboot:
        return sentences({say::cutPowerOfHost(host), say::whatIsNotOnDiskIsLost()});
    case Action::Pause:
        return say::pauseHost(host);
    case Action::Resume:
        return say::resumeHost(host);
    case Action::Detach:
        return say::detachHost(host);
    case Action::Attach:
        return say::attachHost(host);
    case Action::StripFinalizer:
        return say::removingFinalizerForgetsInstance(machine);
    case Action::ForceDelete:
        break;
    }
    return say::forceDeletingForgetsMachine(machine);
}

std::vector<Message> saferExits(Action action)
{
    if (infoOf(action).base != GuardLevel::G5)
        return {};
    return {say::orRemoveTheHook(),
            say::orRepairTheProvider(),
            say::orDeleteTheInstance(),
            say::orDetachTheHost()};
}

std::vector<Message> bypassedBy(const OverrideRequest &request, const OverrideView &view)
{
    std::vector<Message> hooks;
    if (request.action == Action::SkipDrain) {
        for (const machine::Hook &hook : machine::hooks(view.machine, HookPoint::PreDrain))
            hooks.push_back(say::namedWithOwner(hook.name, hook.owner));
    }
    return hooks;
}

/// What the machine controller does with it, the provider taken to say what it said last.
Message lifecycleOf(const Object &machine, TimePoint now)
{
    rules::MachineView lifecycle;
    lifecycle.machine = machine;
    rules::MachineDecision decision = rules::decideMachine(lifecycle, now);
    if (decision.step == rules::MachineStep::AskExists && machine.isDeleting()) {
        rules::ProviderAnswer<bool> answer;
        answer.value = !machine::conditionIs(machine, machine::condition::instanceExists, "False");
        lifecycle.exists = answer;
        decision = rules::decideMachine(lifecycle, now);
    }
    return decision.reason;
}

/// As the drain controller leaves it when it has said so.
Object drainedAs(const Object &machine, const Condition &drained, TimePoint now)
{
    Conditions conditions(machine.at("/status/conditions"));
    conditions.set(drained, now);
    Json json = machine.json();
    json["status"]["conditions"] = conditions.json();
    return Object(std::move(json));
}

/// What the controllers would do with the object after the patch, in their own words.
Message forecast(const OverridePatch &patch, const OverrideView &view, TimePoint now)
{
    if (patch.target == Target::Host) {
        rules::HostPowerView power;
        power.host = applied(patch, view.host);
        if (!power.host)
            return {};
        rules::HostPowerDecision decision = rules::decideHostPower(power, now);
        if (decision.step == rules::HostPowerStep::ReadPower) {
            // As if its power were what was read last.
            const auto on = host::powerStatusOf(view.host).poweredOn;
            rules::PowerObservation seen;
            seen.power = !on ? PowerState::Unknown : *on ? PowerState::On : PowerState::Off;
            seen.raw = !on ? "" : toString(seen.power);
            seen.observedAt = now;
            power.observed = seen;
            decision = rules::decideHostPower(power, now);
        }
        return decision.reason;
    }
    if (patch.target == Target::Node || !view.machine)
        return {};
    const Object machine = applied(patch, view.machine);
    if (!machine)
        return {};
    rules::DrainView drain;
    drain.machine = machine;
    drain.nodeRead = view.nodeKnown;
    drain.node = view.node;
    drain.overtake = true;
    for (const Peer &peer : view.controlPlane.items) {
        if (peer.node && machine::isCordoned(peer.node))
            drain.otherCordoned.push_back(peer.node.name());
    }
    const rules::DrainDecision drains = rules::decideDrain(drain, now);
    if (drains.drained && drains.drained->status == "True")
        return sentences(
            {drains.reason, lifecycleOf(drainedAs(machine, *drains.drained, now), now)});
    const bool heldUp = drains.drained || drains.step != rules::DrainStep::Stop;
    return heldUp ? drains.reason : lifecycleOf(machine, now);
}

} // namespace

Preview previewOf(const OverrideRequest &request,
                  const OverrideView &view,
                  TimePoint now,
                  const GuardPolicy &policy)
{
    Preview preview;
    preview.request = request;
    preview.machine = view.machine ? view.machine.key() : request.machine;
    preview.at = now;
    const bool ofClusterApi = isForClusterApi(request, view);
    ClusterApiEffect effect;
    if (ofClusterApi)
        effect = clusterApiEffect(request, view, now);
    preview.consequence = ofClusterApi ? effect.consequence : consequenceOf(request, view);
    preview.bypassed = bypassedBy(request, view);
    preview.saferExits = saferExits(request.action);
    preview.interlocks = interlocks(request, view, now);
    if (std::ranges::any_of(preview.interlocks,
                            [](const Interlock &check) { return check.id == budgetsMet; }))
        preview.budgets = budgetUses(view);
    preview.guard = guardOf(request, view, preview.interlocks, policy);
    preview.gates = gatesOf(preview.guard.level);
    if (!view.unread.empty()) {
        preview.refusal = view.unread;
        return preview;
    }
    if (ofClusterApi) {
        preview.patch = std::move(effect.patch);
        preview.patch.basis = basisOf(view.machine);
        preview.next = std::move(effect.next);
        preview.refusal = std::move(effect.refusal);
        return preview;
    }
    auto patch = patchFor(request, view);
    if (patch) {
        preview.patch = std::move(*patch);
        preview.next = forecast(preview.patch, view, now);
    } else {
        preview.refusal = patch.error().said;
    }
    return preview;
}

std::string approvalText(const Preview &preview)
{
    Json checks = Json::object();
    for (const Interlock &interlock : preview.interlocks)
        checks[interlock.id] = toString(interlock.light);
    Json text{{"action", infoOf(preview.request.action).id},
              {"target", toString(preview.patch.target)},
              {"object", toString(preview.patch.key)},
              {"uid", preview.patch.uid},
              {"patch", preview.patch.body},
              {"level", toString(preview.guard.level)},
              {"checks", std::move(checks)}};
    if (!preview.patch.apiVersion.empty()) {
        text["apiVersion"] = preview.patch.apiVersion;
        text["kind"] = preview.patch.kind;
    }
    return compactJson(text);
}

} // namespace hp::overrides
