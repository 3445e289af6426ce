// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Gather.h"

#include "model/messages/Fact.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/HookState.h"
#include "model/rules/holds/HostSigns.h"
#include "model/rules/holds/Obstacles.h"
#include "model/rules/holds/OwnerReport.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

/// A literal Off; what is not known is not off.
bool isOff(const Object &host)
{
    return host.at("/status/poweredOn") == false;
}

/// No reboot begins or ends while a provisioner has the host (facts/reboot.md 3.1, G6).
bool isProvisioners(const Object &host, bool forced)
{
    namespace state = host::state;
    const std::string &is = host.text("/status/provisioning/state");
    const bool heeds = forced && (is == state::inspecting || is == state::provisioning);
    return !heeds
        && (is == state::registering || is == state::inspecting || is == state::preparing
            || is == state::provisioning || is == state::deprovisioning);
}

bool isGoingOff(const Object &host)
{
    const auto action = host::powerActionOf(host);
    return (action && action->type != ResetType::On)
        || powerStateFrom(host.text("/status/powerState")) == PowerState::PoweringOff;
}

/// Something is to be done to the host, now or when nothing keeps it from that.
bool isWanted(const StuckView &view)
{
    const Object &host = view.host;
    return view.machine.isDeleting() || !rules::rebootAnnotations(host).empty()
        || (host.at("/spec/online") == true && isOff(host));
}

Message hostSource(const Object &host, const std::string &where)
{
    return say::ofHost(where, host.name());
}

bool waitsForItsTime(const Object &maintenance)
{
    const std::string &step = maintenance.text("/status/maintenance");
    return step == maintenance::step::waiting || step == maintenance::step::blocked;
}

} // namespace

void addHooks(std::vector<Hold> &holds, const StuckView &view, machine::HookPoint point)
{
    const auto hooks = machine::hooks(view.machine, point);
    if (hooks.empty())
        return;
    const HookHold at = pointState(view.machine, point);
    for (std::size_t i = 0; i < hooks.size(); ++i) {
        Hold hold;
        hold.kind = kindOf(point);
        hold.name = hooks[i].name;
        hold.owner.raw = hooks[i].owner;
        hold.state = at.state;
        hold.reason = at.reason;
        hold.evidence = quoted(std::string("spec.lifecycleHooks.") + machine::toString(point) + '['
                               + std::to_string(i) + ']');
        hold.since = at.since;
        hold.report = ownerReport(view.machine, point, hooks[i].name);
        holds.push_back(std::move(hold));
    }
}

void addDrain(std::vector<Hold> &holds, const StuckView &view)
{
    if (!drainIsRefused(view))
        return;
    for (const rules::BlockingPod &pod : blockingPodsOf(view)) {
        Hold hold;
        const bool budget = !pod.pdb.empty();
        hold.kind = budget ? HoldKind::DrainBudget : HoldKind::DrainPod;
        hold.name = pod.ns + '/' + (budget ? pod.pdb : pod.pod);
        hold.owner.raw = pod.ns;
        hold.state = HoldState::Holding;
        hold.reason = budget   ? say::refusesEviction(pod.pod)
            : pod.says.empty() ? say::doesNotEnd()
                               : quoted(pod.says);
        hold.evidence = say::evictionsAnswer();
        hold.since = drainSince(view);
        const bool known = std::any_of(holds.begin(), holds.end(), [&](const Hold &other) {
            return other.kind == hold.kind && other.name == hold.name;
        });
        if (!known) // one budget may refuse many pods
            holds.push_back(std::move(hold));
    }
}

void addFinalizers(std::vector<Hold> &holds, const StuckView &view)
{
    const Object &machine = view.machine;
    const Json &list = machine.at("/metadata/finalizers");
    if (!list.is_array())
        return;
    const bool ours = machine.hasFinalizer(machine::finalizer);
    for (const Json &one : list) {
        if (!one.is_string() || one == machine::finalizer)
            continue;
        Hold hold;
        hold.kind = HoldKind::Finalizer;
        hold.name = one.get<std::string>();
        hold.owner.raw = hold.name.substr(0, hold.name.find('/'));
        hold.state = machine.isDeleting() && !ours ? HoldState::Holding : HoldState::Armed;
        hold.reason = hold.state == HoldState::Holding ? say::ourPartDeletionIsDone()
                                                       : say::deletionHasNotComeThat();
        hold.evidence = quoted("metadata.finalizers");
        hold.since = machine.deletionTimestamp();
        holds.push_back(std::move(hold));
    }
}

void addPowerKeys(std::vector<Hold> &holds, const StuckView &view)
{
    if (!view.host)
        return;
    const auto accepted = host::rebootHoldsOf(view.host);
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(view.host)) {
        if (!request.keyed) // a request, no hold
            continue;
        Hold hold;
        hold.kind = HoldKind::PowerKey;
        hold.name = request.key.substr(std::string(host::rebootPrefix).size());
        hold.owner.raw = hold.name;
        const bool holding = (isOff(view.host) || isGoingOff(view.host))
            && !isProvisioners(view.host, request.request.force);
        hold.state = holding ? HoldState::Holding : HoldState::Armed;
        hold.reason = !holding ? say::hostIsNotOnWay()
            : isOff(view.host) ? say::hostIsOffAndStays()
                               : say::hostIsBeingSwitchedOff();
        hold.evidence = hostSource(view.host, "metadata.annotations[" + request.key + ']');
        const auto it = std::find_if(accepted.begin(), accepted.end(), [&](const auto &one) {
            return one.key == request.key;
        });
        // It holds from its acceptance on: that the host went off since is a step of the same hold.
        if (it != accepted.end())
            hold.since = it->acceptedAt;
        holds.push_back(std::move(hold));
    }
}

void addPauses(std::vector<Hold> &holds, const StuckView &view)
{
    const ConditionsIn conditions(view.machine.at("/status/conditions"));
    const auto add = [&holds](HoldKind kind,
                              std::string name,
                              Message reason,
                              Message evidence,
                              std::optional<TimePoint> since,
                              bool holding) {
        Hold hold;
        hold.kind = kind;
        hold.name = std::move(name);
        hold.state = holding ? HoldState::Holding : HoldState::Armed;
        hold.reason = std::move(reason);
        hold.evidence = std::move(evidence);
        hold.since = since;
        holds.push_back(std::move(hold));
    };
    if (conditions.is(machine::condition::paused, "True"))
        add(HoldKind::Paused,
            "machine",
            quoted(conditions.get(machine::condition::paused)->message),
            quoted("status.conditions[Paused]"),
            conditions.transitionTime(machine::condition::paused),
            true);
    if (view.host && view.host.annotation(host::pausedAnnotation))
        add(HoldKind::Paused,
            "host/" + view.host.name(),
            say::hostCarriesPausedAnnotation(),
            hostSource(view.host, "metadata.annotations"),
            {},
            isWanted(view));
    if (view.host && view.host.annotation(host::detachedAnnotation))
        add(HoldKind::Detached,
            "host/" + view.host.name(),
            say::hostCarriesDetachedAnnotation(),
            hostSource(view.host, "metadata.annotations"),
            {},
            isWanted(view) && isDetachedByNow(view.host));
}

void addWindow(std::vector<Hold> &holds, const StuckView &view)
{
    for (const Object &maintenance : siteOf(view).maintenances) {
        if (!maintenance::concerns(maintenance, view.machine) || !waitsForItsTime(maintenance))
            continue;
        const std::string &why = maintenance.text("/status/reason");
        Hold hold;
        hold.kind = HoldKind::Window;
        hold.name = maintenance.name();
        hold.owner.raw = "maintenance";
        hold.state = HoldState::Holding;
        hold.reason = maintenance.text("/status/maintenance") == maintenance::step::blocked
            ? say::isBlocked(quoted(maintenance::reasonInWords(maintenance)))
            : why.empty() ? say::windowIsClosed()
                          : quoted(why);
        hold.evidence = say::ofMachineMaintenance("status.maintenance", maintenance.name());
        hold.since = parseTime(maintenance.text("/status/since"));
        if (!hold.since)
            hold.since = maintenance.creationTimestamp();
        holds.push_back(std::move(hold));
    }
}

} // namespace hp::holds
