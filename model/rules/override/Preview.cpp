// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Preview.h"

#include "model/base/JsonTree.h"
#include "model/rules/drain/DrainDecision.h"
#include "model/rules/machine/MachineDecision.h"
#include "model/rules/power/HostPowerDecision.h"
#include "model/rules/power/HostPowerView.h"

#include <nlohmann/json.hpp>

namespace hp::overrides {

namespace {

using machine::HookPoint;

std::string sentence(std::string text)
{
    if (text.empty())
        return text;
    if (text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (text.back() != '.')
        text += '.';
    return text;
}

const char *afterHook(HookPoint point)
{
    switch (point) {
    case HookPoint::PreCreate:
        return "Once no other hook holds, its instance is created.";
    case HookPoint::PreDrain:
        return "Once no other hook holds, its node is drained.";
    case HookPoint::PreTerminate:
        break;
    }
    return "Once no other hook holds, its instance is deleted.";
}

std::string consequenceOf(const OverrideRequest &request, const OverrideView &view)
{
    const std::string machine = view.machine ? view.machine.name() : request.machine.name;
    const std::string node = view.node ? view.node.name() : std::string("the node");
    const std::string host = view.host ? view.host.name() : request.host.name;
    switch (request.action) {
    case Action::RemoveHook:
        return "Remove hook " + request.hook.name + " from " + machine + ". "
            + afterHook(request.point)
            + (view.machine.isDeleting() ? " This cannot be undone: the API rejects re-adding a "
                                           "hook while the machine is deleted."
                                         : " Its owner may put it back.");
    case Action::RetryDrain:
        return "Try to drain " + node + " now instead of at the next attempt.";
    case Action::SkipDrain:
        return "Skip the drain of " + machine
            + ". Its pods are not moved: they end with the instance, budgets are not asked, and "
              "every preDrain hook is passed by. This cannot be undone.";
    case Action::MarkForReplacement:
        return "Mark " + machine + " as the first to go when its MachineSet has too many.";
    case Action::Cordon:
        return "Cordon " + node + ": no new pod is placed there, none is moved.";
    case Action::Uncordon:
        return "Uncordon " + node + ": new pods may be placed there.";
    case Action::AddHold:
        return "Hold " + host + " off: it is shut down and stays off until the hold is released.";
    case Action::ReleaseHold:
        return "Release our hold " + request.powerKey + " on " + host
            + ". When no other key is left and it is to be on, it is switched on.";
    case Action::ReleasePowerKey:
        return "Release " + request.powerKey + " on " + host
            + ", which somebody else set. A host that is fenced may come back while its work runs "
              "elsewhere. This cannot be undone.";
    case Action::PowerOn:
        return "Switch " + host + " on, as soon as no key holds it off.";
    case Action::PowerOff:
        return "Switch " + host + " off: the operating system is asked first, then it is cut.";
    case Action::SoftReboot:
        return "Reboot " + host + ": the operating system is asked first, then it is cut.";
    case Action::HardReboot:
        return "Cut the power of " + host + " and switch it on again. What is not on disk is lost.";
    case Action::Pause:
        return "Pause " + host + ": nobody reconciles it, its power stays as it is.";
    case Action::Resume:
        return "Resume " + host + ": its power is brought to what is declared.";
    case Action::Detach:
        return "Detach " + host + ": it keeps running, its BMC is not talked to any more.";
    case Action::Attach:
        return "Attach " + host
            + ": its BMC is talked to again, its power is brought to what is "
              "declared.";
    case Action::StripFinalizer:
        return "Removing the finalizer of " + machine
            + " makes the object vanish while its instance, its disk and its address stay: nobody "
              "is left who knows of them.";
    case Action::ForceDelete:
        break;
    }
    return "Force-deleting " + machine
        + " forgets the machine while its instance may still run and write.";
}

std::vector<std::string> saferExits(Action action)
{
    if (infoOf(action).base != GuardLevel::G5)
        return {};
    return {
        "Remove the one hook that holds, with its own review.",
        "Repair the credentials or the quota of the provider: the deletion then ends by itself.",
        "Delete the instance at the provider: the controller sees it gone and takes the "
        "finalizer off.",
        "Detach the host when its BMC is lost for good."};
}

std::vector<std::string> bypassedBy(const OverrideRequest &request, const OverrideView &view)
{
    std::vector<std::string> names;
    if (request.action == Action::SkipDrain) {
        for (const machine::Hook &hook : machine::hooks(view.machine, HookPoint::PreDrain))
            names.push_back(hook.name + " (owner " + hook.owner + ')');
    }
    return names;
}

/// What the controllers would do with the object after the patch, in their own words.
std::string forecast(const OverridePatch &patch, const OverrideView &view, TimePoint now)
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
            seen.power = !on ? rules::ObservedPower::Unknown
                : *on        ? rules::ObservedPower::On
                             : rules::ObservedPower::Off;
            seen.raw = !on ? "" : *on ? "On" : "Off";
            seen.observedAt = now;
            power.observed = seen;
            decision = rules::decideHostPower(power, now);
        }
        return sentence(decision.reason.text());
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
    const rules::DrainDecision drains = rules::decideDrain(drain, now);
    if (drains.step != rules::DrainStep::Stop)
        return sentence(drains.reason.text());
    rules::MachineView lifecycle;
    lifecycle.machine = machine;
    return sentence(rules::decideMachine(lifecycle, now).reason.text());
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
    preview.consequence = consequenceOf(request, view);
    preview.bypassed = bypassedBy(request, view);
    preview.saferExits = saferExits(request.action);
    preview.interlocks = interlocks(request, view, now);
    preview.guard = guardOf(request, view, preview.interlocks, policy);
    preview.gates = gatesOf(preview.guard.level);
    if (!view.unread.empty()) {
        preview.refusal = sentence(view.unread);
        return preview;
    }
    auto patch = patchFor(request, view);
    if (patch) {
        preview.patch = std::move(*patch);
        preview.next = forecast(preview.patch, view, now);
    } else {
        preview.refusal = sentence(patch.error().message);
    }
    return preview;
}

std::string approvalText(const Preview &preview)
{
    Json checks = Json::object();
    for (const Interlock &interlock : preview.interlocks)
        checks[interlock.id] = toString(interlock.light);
    return compactJson({{"action", infoOf(preview.request.action).id},
                        {"target", toString(preview.patch.target)},
                        {"object", toString(preview.patch.key)},
                        {"uid", preview.patch.uid},
                        {"patch", preview.patch.body},
                        {"level", toString(preview.guard.level)},
                        {"checks", std::move(checks)}});
}

} // namespace hp::overrides
