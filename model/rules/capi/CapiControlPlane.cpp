// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiControlPlane.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::capi {

namespace {

constexpr const char *memberHealthy = "EtcdMemberHealthy";

/// It is going and its member was removed already.
bool isReleased(const Object &machine)
{
    return machine.isDeleting() && std::ranges::none_of(annotationHooks(machine), isHookOfMember);
}

/// It came as far as to have a member.
bool hasJoinedEtcd(const Object &machine)
{
    return machine && (!nodeNameOf(machine).empty() || reported(machine, memberHealthy));
}

bool isMember(const Object &machine)
{
    return hasJoinedEtcd(machine) && !isReleased(machine);
}

/// The parts that a control plane needs, of a machine that are reported not to work.
std::vector<ReportedState> failingParts(const Object &machine)
{
    std::vector<ReportedState> failing;
    for (const char *part : {"APIServerPodHealthy",
                             "ControllerManagerPodHealthy",
                             "SchedulerPodHealthy",
                             "EtcdPodHealthy"}) {
        auto state = reported(machine, part);
        if (state && state->condition.status != "True")
            failing.push_back(std::move(*state));
    }
    return failing;
}

bool mayWork(const Object &machine)
{
    return machine && failingParts(machine).empty();
}

/// Nobody knows of its parts, because its cluster does not answer.
bool isOutOfReach(const Object &machine)
{
    const auto failing = failingParts(machine);
    return !failing.empty() && std::ranges::all_of(failing, [](const ReportedState &state) {
        return state.condition.reason == "ConnectionDown";
    });
}

/// Another machine that the control plane finishes before this one; null: none.
const Object *firstToGo(const CapiView &view)
{
    const auto own = view.machine.deletionTimestamp();
    const Object *first = nullptr;
    for (const Object &other : view.controlPlaneMachines) {
        if (!other.isDeleting())
            continue;
        if (isReleased(other))
            return &other;
        const auto asked = other.deletionTimestamp();
        const bool before =
            own && asked && std::pair(*asked, other.name()) < std::pair(*own, view.machine.name());
        if (before && (!first || *asked < *first->deletionTimestamp()))
            first = &other;
    }
    return first;
}

void countMember(EtcdCount &count, const Object &machine)
{
    if (!isMember(machine))
        return;
    const auto state = reported(machine, memberHealthy);
    ++count.members;
    count.known |= state.has_value();
    count.unhealthy += state && state->condition.status == "True" ? 0 : 1;
    count.learner |= state && state->condition.message.find("learner") != std::string::npos;
    count.deleted += state && machine.isDeleting() && state->condition.reason == "Deleting" ? 1 : 0;
}

/// What the control plane counts before it lets the other machine go.
EtcdCount etcdWithoutOther(const CapiView &view, const Object &first)
{
    EtcdCount count;
    countMember(count, view.machine);
    for (const Object &other : view.controlPlaneMachines) {
        if (other.name() != first.name())
            countMember(count, other);
    }
    return count;
}

} // namespace

bool isKubeadm(const CapiView &view)
{
    const std::string kind = controlPlaneKindOf(view);
    return kind.empty() || kind == "KubeadmControlPlane";
}

bool isHookOfMember(const AnnotationHook &hook)
{
    constexpr std::array names{std::string_view(controlPlaneHook),
                               std::string_view(rke2Hook),
                               std::string_view(talosHook),
                               std::string_view(k3sHook)};
    return hook.point == machine::HookPoint::PreTerminate
        && std::ranges::find(names, hook.name) != names.end();
}

bool isHookOfControlPlane(const AnnotationHook &hook, const CapiView &view)
{
    if (hook.point != machine::HookPoint::PreTerminate)
        return false;
    const std::string owner = hook.owner.empty() ? knownOwnerOf(hook, view) : hook.owner;
    return isHookOfMember(hook) || owner.ends_with("ControlPlane");
}

bool isMemberOut(const CapiView &view)
{
    return std::ranges::none_of(annotationHooks(view.machine), isHookOfMember)
        && std::ranges::any_of(view.controlPlaneMachines, [](const Object &other) {
               return std::ranges::any_of(annotationHooks(other), isHookOfMember);
           });
}

bool isLastGuard(const CapiView &view, const AnnotationHook &hook)
{
    return std::ranges::none_of(annotationHooks(view.machine), [&hook](const AnnotationHook &one) {
        return isHookOfMember(one)
            || (hook.point == machine::HookPoint::PreDrain
                && one.point == machine::HookPoint::PreTerminate);
    });
}

bool costsQuorum(const CapiView &view, const AnnotationHook &hook)
{
    // Where the whole of it goes there is nothing left to lose.
    if (!view.machine.isDeleting() || !isControlPlaneMachine(view.machine)
        || view.cluster.isDeleting() || view.controlPlane.isDeleting())
        return false;
    const EtcdCount etcd = etcdWithoutServer(view);
    return etcd.known && !etcd.allows()
        && (isHookOfControlPlane(hook, view) || isLastGuard(view, hook));
}

EtcdCount etcdWithout(const CapiView &view)
{
    EtcdCount count;
    for (const Object &other : view.controlPlaneMachines)
        countMember(count, other);
    return count;
}

EtcdCount etcdWithoutServer(const CapiView &view)
{
    EtcdCount count = etcdWithout(view);
    if (hasJoinedEtcd(view.machine) && (!isReleased(view.machine) || !isMemberOut(view))) {
        ++count.members;
        ++count.unhealthy;
    }
    return count;
}

Keep keepOf(const CapiView &view)
{
    Keep keep;
    keep.etcd = etcdWithout(view);
    const Object &owner = view.controlPlane;
    if (reportedIs(owner, "Paused", "True") || isPausedByAnnotation(owner)
        || isPausedCluster(view.cluster)) {
        keep.reason = KeepReason::Paused;
        return keep;
    }
    if (!isKubeadm(view))
        return keep; // others use the same name of a hook, and rules of their own
    if (owner.isDeleting() || view.cluster.isDeleting())
        return keep; // it takes its hooks off all of them, without care
    if (const Object *first = firstToGo(view)) {
        keep.first = first->name();
        keep.reason = KeepReason::OneAtATime;
        const auto deletion = reported(*first, "Deleting");
        const EtcdCount etcd = etcdWithoutOther(view, *first);
        if (!isReleased(*first) && deletion
            && deletion->condition.reason == "WaitingForPreTerminateHook"
            && etcd.isHeldByDeletions()) {
            keep.reason = KeepReason::DeletedTogether;
            keep.etcd = etcd;
        }
        return keep;
    }
    const auto hooks = annotationHooks(view.machine);
    const bool others = std::ranges::any_of(hooks, [](const AnnotationHook &hook) {
        return hook.point == machine::HookPoint::PreTerminate && hook.name != controlPlaneHook;
    });
    // It goes by its own version: its machines have others while it is upgraded.
    if (others && isAtLeast(owner.text("/spec/version").empty() ? view.machine : owner, 1, 31)) {
        keep.reason = KeepReason::GoesLast;
        return keep;
    }
    if (view.controlPlaneMachines.empty())
        return keep; // the only one is released immediately
    if (std::ranges::none_of(view.controlPlaneMachines, mayWork))
        keep.reason = std::ranges::all_of(view.controlPlaneMachines, isOutOfReach)
            ? KeepReason::Unreachable
            : KeepReason::NoOther;
    else if (keep.etcd.known && keep.etcd.learner)
        keep.reason = KeepReason::Learner;
    else if (keep.etcd.isHeldByDeletions()) {
        keep.reason = KeepReason::DeletedTogether;
        keep.first = view.machine.name();
    } else if (keep.etcd.known && !keep.etcd.allows())
        keep.reason = KeepReason::Quorum;
    return keep;
}

bool othersAreMajority(const CapiView &view)
{
    const EtcdCount etcd = etcdWithout(view);
    if (etcd.known || isKubeadm(view))
        return !etcd.known || etcd.allows();
    std::size_t members = 1;
    std::size_t well = 0;
    for (const Object &other : view.controlPlaneMachines) {
        if (!other || nodeNameOf(other).empty())
            continue;
        ++members;
        if (!other.isDeleting() && reportedIs(other, "NodeHealthy", "True"))
            ++well;
    }
    return well >= members / 2 + 1;
}

bool isLastOfControlPlane(const CapiView &view)
{
    if (!isControlPlaneMachine(view.machine))
        return false;
    return std::ranges::none_of(view.controlPlaneMachines,
                                [](const Object &other) { return other && !other.isDeleting(); });
}

} // namespace hp::capi
