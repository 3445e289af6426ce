// SPDX-License-Identifier: Apache-2.0
#include "model/messages/ClusterApi.h"
#include "model/messages/Fact.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/capi/CapiView.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::Hold;
using holds::HoldKind;
using holds::HoldState;
using machine::HookPoint;

namespace {

/// Whose hooks these are where their value does not say (facts/cluster-api.md 4).
struct KnownHook {
    const char *name;
    const char *owner;
};
constexpr std::array<KnownHook, 12> knownHooks{
    {{controlPlaneHook, "KubeadmControlPlane"},
     {rke2Hook, "RKE2ControlPlane"},
     {talosHook, "TalosControlPlane"},
     {k3sHook, "KThreesControlPlane"},
     {"rke2-lb-exclusion", "RKE2ControlPlane"},
     {"avi-cleanup", "ako-operator"},
     {"rke-bootstrap-cleanup", "rke-bootstrap-controller"},
     {"agentmachine", "cluster-api-provider-agent"},
     {"linstor-prepare-for-drain", "Piraeus"},
     {"linstor-wait-for-complete-evacuation", "Piraeus"},
     {"longhorn-node-eviction", "Longhorn"},
     {"maintenance-controller", "maintenance-controller"}}};

/// Where the hooks of one point stand: all of them together.
struct PointState {
    HoldState state = HoldState::Armed;
    Message reason{};
    std::optional<TimePoint> since{};
};

/// The controller fails at something that is none of its steps: no hook is waited for meanwhile.
bool isStoppedByError(const Deletion &deletion)
{
    return deletion.failed && deletion.step == DeletionStep::Unknown;
}

/// A hook that is added later pulls the machine back to it, so the point counts as reached as soon
/// as the deletion is not stopped before it.
PointState preDrainState(const CapiView &view, const Deletion &deletion)
{
    if (const Message skipped = stepsAreSkippedBecause(view); !skipped.empty())
        return {HoldState::Bypassed, skipped, view.machine.deletionTimestamp()};
    if (deletion.step != DeletionStep::PreDrainHook && !pauseOf(view).name.empty())
        return {HoldState::Armed, say::deletionHasNotBegun(), {}};
    if (isStoppedByError(deletion))
        return {HoldState::Armed, say::deletionHasNotComeThat(), {}};
    const auto start = stepStartsOf(view.machine).preDrainHook;
    return {HoldState::Holding,
            say::drainWaitsFor(),
            start                                             ? start
                : deletion.step == DeletionStep::PreDrainHook ? deletion.since
                                                              : view.machine.deletionTimestamp()};
}

bool hasPreDrainHook(const CapiView &view)
{
    return std::ranges::any_of(annotationHooks(view.machine), [](const AnnotationHook &hook) {
        return hook.point == HookPoint::PreDrain;
    });
}

/// Nothing is left to do before the hooks of the termination.
bool isPastDrain(const CapiView &view, const Deletion &deletion, TimePoint now)
{
    if (deletion.step >= DeletionStep::PreTerminateHook)
        return true;
    if (!stepsAreSkippedBecause(view).empty())
        return true;
    if (hasPreDrainHook(view) || deletion.step == DeletionStep::PreDrainHook)
        return false;
    const bool drained =
        deletion.step == DeletionStep::Volumes || !drainIsSkippedBecause(view, now).empty();
    return drained && !volumesAreSkippedBecause(view, now).empty();
}

PointState preTerminateState(const CapiView &view, const Deletion &deletion, TimePoint now)
{
    if (deletion.step != DeletionStep::PreTerminateHook && !pauseOf(view).name.empty())
        return {HoldState::Armed, say::deletionHasNotBegun(), {}};
    if (isStoppedByError(deletion))
        return {HoldState::Armed, say::deletionHasNotComeThat(), {}};
    if (!isPastDrain(view, deletion, now))
        return {HoldState::Armed, say::drainIsNotFinished(), {}};
    const auto start = stepStartsOf(view.machine).preTerminateHook;
    return {HoldState::Holding, say::instanceIsKeptFor(), start ? start : deletion.since};
}

PointState hookState(const CapiView &view, HookPoint point, const Deletion &deletion, TimePoint now)
{
    if (deletion.step == DeletionStep::NotDeleting)
        return {HoldState::Armed, say::notBeingDeleted(), {}};
    if (!view.machine.hasFinalizer(finalizerOf(view.machine)))
        return {HoldState::Bypassed, say::ourPartDeletionIsDone(), {}};
    return point == HookPoint::PreDrain ? preDrainState(view, deletion)
                                        : preTerminateState(view, deletion, now);
}

void addAnnotationHooks(std::vector<Hold> &holds,
                        const CapiView &view,
                        HookPoint point,
                        const Deletion &deletion,
                        TimePoint now)
{
    std::optional<PointState> at;
    for (const AnnotationHook &hook : annotationHooks(view.machine)) {
        if (hook.point != point)
            continue;
        if (!at)
            at = hookState(view, point, deletion, now);
        Hold hold;
        hold.kind = holds::kindOf(point);
        hold.name = hook.name;
        hold.owner.raw = hook.owner;
        hold.state = at->state;
        hold.reason = at->reason;
        hold.evidence = quoted("metadata.annotations[" + hook.key + ']');
        hold.since = at->since;
        holds.push_back(std::move(hold));
    }
}

Message reasonOf(const CapiView &view, const DrainLine &line)
{
    switch (line.kind) {
    case DrainLine::Kind::Budget:
        return say::refusesEviction(line.pods.front().name);
    case DrainLine::Kind::Terminating:
        return say::doesNotEnd();
    case DrainLine::Kind::Completes:
        return hasEnded(view, line) ? say::capiPodHasEnded(toString(line.pods.front()))
                                    : say::capiPodMayComplete(toString(line.pods.front()));
    case DrainLine::Kind::Refused:
    case DrainLine::Kind::Other:
        break;
    }
    return quoted(line.says);
}

void addDrainHolds(std::vector<Hold> &holds,
                   const CapiView &view,
                   const Deletion &deletion,
                   TimePoint now)
{
    if (!drainIsSkippedBecause(view, now).empty())
        return;
    for (const DrainLine &line : drainObstacles(view, now)) {
        if (mayStillEnd(view, line, now))
            continue;
        const bool isBudget = line.kind == DrainLine::Kind::Budget && !line.budget.empty();
        for (const ObjectKey &pod : line.pods) {
            Hold hold;
            hold.kind = isBudget ? HoldKind::DrainBudget : HoldKind::DrainPod;
            hold.name = isBudget ? toString(ObjectKey{pod.ns, line.budget}) : toString(pod);
            hold.owner.raw = pod.ns;
            hold.state = HoldState::Holding;
            hold.reason = reasonOf(view, line);
            hold.evidence = quoted(deletion.place);
            hold.since = deletion.since;
            const bool known = std::ranges::any_of(holds, [&](const Hold &other) {
                return other.kind == hold.kind && other.name == hold.name;
            });
            if (!known) // one budget may refuse many pods
                holds.push_back(std::move(hold));
        }
    }
}

void addForeignFinalizers(std::vector<Hold> &holds, const CapiView &view, const Deletion &deletion)
{
    const Json &list = view.machine.at("/metadata/finalizers");
    if (!list.is_array())
        return;
    for (const Json &one : list) {
        if (!one.is_string() || one == finalizerOf(view.machine))
            continue;
        const bool holding = deletion.step == DeletionStep::Completed;
        Hold hold;
        hold.kind = HoldKind::Finalizer;
        hold.name = one.get<std::string>();
        hold.owner.raw = hold.name.substr(0, hold.name.find('/'));
        hold.state = holding ? HoldState::Holding : HoldState::Armed;
        hold.reason = holding ? say::ourPartDeletionIsDone() : say::deletionHasNotComeThat();
        hold.evidence = quoted("metadata.finalizers");
        hold.since = view.machine.deletionTimestamp();
        holds.push_back(std::move(hold));
    }
}

void addPause(std::vector<Hold> &holds, const CapiView &view)
{
    const Pause pause = pauseOf(view);
    if (pause.name.empty())
        return;
    Hold hold;
    hold.kind = HoldKind::Paused;
    hold.name = pause.name;
    hold.owner.raw =
        pause.ofCluster ? std::string() : managerOfAnnotation(view.machine, pausedAnnotation);
    hold.state = HoldState::Holding;
    hold.reason = pause.ofCluster ? say::isSet(pause.name) : say::annotationIsSet();
    hold.evidence = pause.ofCluster
        ? say::capiOfObject(pause.name, "Cluster", clusterNameOf(view.machine))
        : quoted("metadata.annotations[" + pause.name + ']');
    hold.since = pause.since;
    holds.push_back(std::move(hold));
}

/// Once they are evaluated: what is known of owners rests on what hooks say themselves.
void addKnownOwners(std::vector<Hold> &holds, const CapiView &view)
{
    for (const AnnotationHook &hook : annotationHooks(view.machine)) {
        for (Hold &hold : holds) {
            if (hold.kind == holds::kindOf(hook.point) && hold.name == hook.name)
                hold.owner.byName = knownOwnerOf(hook, view);
        }
    }
}

} // namespace

std::string knownOwnerOf(const AnnotationHook &hook, const CapiView &view)
{
    if (!hook.owner.empty())
        return {};
    if (const std::string kind = controlPlaneKindOf(view);
        hook.name == controlPlaneHook && !kind.empty())
        return kind;
    for (const auto &[name, owner] : knownHooks) {
        if (hook.name == name)
            return owner;
    }
    return {};
}

std::vector<Hold> holdsOf(const CapiView &view, TimePoint now)
{
    std::vector<Hold> found;
    if (!view.machine)
        return found;
    const Deletion deletion = deletionOf(view.machine);
    addAnnotationHooks(found, view, HookPoint::PreDrain, deletion, now);
    addDrainHolds(found, view, deletion, now);
    addAnnotationHooks(found, view, HookPoint::PreTerminate, deletion, now);
    addForeignFinalizers(found, view, deletion);
    addPause(found, view);
    const holds::SiteView &site = siteOf(view);
    holds::evaluate(found,
                    {site.owners,
                     view.notes,
                     site.limits,
                     site.baselines,
                     isControlPlaneMachine(view.machine) ? "master" : "worker",
                     impactOf(view),
                     {view.machine.name(), nodeNameOf(view.machine)}},
                    now);
    addKnownOwners(found, view);
    return found;
}

} // namespace hp::capi
