// SPDX-License-Identifier: Apache-2.0
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Next.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiNext.h"
#include "model/rules/holds/HookWait.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::Hold;
using holds::HoldKind;
using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;

namespace {

std::string wholePlaneName(const CapiView &view)
{
    if (view.controlPlane)
        return view.controlPlane.name();
    const std::string name = view.machine.label(controlPlaneNameLabel).value_or("");
    return name.empty() ? clusterNameOf(view.machine) : name;
}

std::string controlPlaneName(const CapiView &view)
{
    return shortName(wholePlaneName(view));
}

/// The hook of the control plane where it holds, and whatever holds beside it.
std::vector<Hold> controlPlaneHooks(const CapiCase &c)
{
    auto hooks = holds::holdingHooks(c.holds, {HoldKind::PreTerminate});
    const auto own =
        std::ranges::find_if(hooks, [](const Hold &hold) { return hold.name == controlPlaneHook; });
    if (own == hooks.end())
        return {};
    std::rotate(hooks.begin(), own, own + 1);
    return hooks;
}

Message afterControlPlaneHook(const CapiCase &c)
{
    const auto hook = hookOf(c.view, controlPlaneHooks(c).front());
    return hook ? nextAfterHook(c.view, hook->key, c.now) : Message();
}

WhyStuck keptByControlPlane(const CapiCase &c, const Message &head, Message next = {})
{
    const auto hooks = controlPlaneHooks(c);
    const Hold &own = hooks.front();
    WhyStuck why = whyFrom(c,
                           {.at = holds::waitingAt(own.kind),
                            .hold = own.name,
                            .owner = own.owner.shown(),
                            .head = head,
                            .since = own.since,
                            .next = next.empty() ? say::getsOnWhenCured() : std::move(next)});
    why.priority = own.priority;
    addHookFacts(why, c, hooks);
    return why;
}

template<KeepReason Reason>
std::optional<WhyStuck> kept(const CapiCase &c)
{
    if (controlPlaneHooks(c).empty())
        return std::nullopt;
    const Keep keep = keepOf(c.view);
    if (keep.reason != Reason)
        return std::nullopt;
    const std::string name = controlPlaneName(c.view);
    const std::string hook = controlPlaneHook;
    WhyStuck why;
    switch (Reason) {
    case KeepReason::Paused:
        why = keptByControlPlane(
            c, say::capiControlPlaneIsPaused(name), say::isReconciledAgainWhenPause());
        why.facts.insert(why.facts.begin(), conditionFact(c.view.controlPlane, "Paused"));
        why.exits = {
            {say::capiWaitPauseEnds(), "wait"},
            {say::capiCheckMoveFirst(), "ask"},
            {say::capiResume(controlPlaneHooks(c).front().owner.shown(), wholePlaneName(c.view)),
             "override"}};
        break;
    case KeepReason::OneAtATime:
        why = keptByControlPlane(c,
                                 say::capiControlPlaneOneByOne(name, shortName(keep.first)),
                                 afterControlPlaneHook(c));
        why.look = StuckState::Progress;
        why.exits = {{say::capiWaitForFirst(keep.first), "wait"},
                     {say::lookAt(keep.first), "owner"}};
        break;
    case KeepReason::GoesLast: {
        auto hooks = holds::holdingHooks(c.holds, {HoldKind::PreTerminate});
        std::erase_if(hooks, [](const Hold &hold) { return hold.name == controlPlaneHook; });
        why = hooks.empty() ? keptByControlPlane(c, say::capiControlPlaneGoesLast(name))
                            : waitsForHook(c, hooks, say::capiControlPlaneGoesLast(name));
        break;
    }
    case KeepReason::Unreachable: {
        const std::string cluster = shortName(clusterNameOf(c.view.machine));
        why = keptByControlPlane(c, say::capiControlPlaneIsOutOfReach(name, cluster));
        for (const Object &other : c.view.controlPlaneMachines) {
            if (const auto state = reported(other, "APIServerPodHealthy"))
                why.facts.insert(why.facts.begin(),
                                 {quoted("APIServerPodHealthy=" + state->condition.status),
                                  say::capiOfObject(state->place, "Machine", other.name()),
                                  state->since});
        }
        why.exits = {{say::capiWaitController(), "wait"},
                     {say::capiRestoreWorkload(cluster), "fix"}};
        break;
    }
    case KeepReason::NoOther:
        why = keptByControlPlane(c, say::capiNoOtherControlPlane(name));
        why.exits = {{say::capiWaitControlPlane(), "wait"},
                     {say::capiHealControlPlane(name), "fix"}};
        break;
    case KeepReason::Learner:
        why = keptByControlPlane(c, say::capiEtcdHasLearner(name));
        why.exits = {{say::capiWaitControlPlane(), "wait"}};
        break;
    case KeepReason::DeletedTogether:
        why = keptByControlPlane(
            c,
            say::capiDeletedTogether(
                name, shortName(keep.first), keep.etcd.healthy(), keep.etcd.members));
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                     {say::capiRemoveMemberByHand(keep.first), "expert"},
                     {say::capiRemoveNoOther(keep.first), "expert"}};
        break;
    case KeepReason::Quorum:
        why = keptByControlPlane(
            c, say::capiReleaseCostsQuorum(name, keep.etcd.healthy(), keep.etcd.members));
        why.exits = {{say::capiWaitControlPlane(), "wait"}, {say::capiHealEtcd(), "fix"}};
        break;
    case KeepReason::None:
        break;
    }
    if (why.sentence.empty())
        return std::nullopt;
    for (const Object &other : c.view.controlPlaneMachines) {
        const auto state = reported(other, "EtcdMemberHealthy");
        if ((Reason == KeepReason::Quorum || Reason == KeepReason::DeletedTogether) && state
            && state->condition.status != "True")
            why.facts.insert(why.facts.begin(),
                             {quoted("EtcdMemberHealthy=" + state->condition.status),
                              say::capiOfObject(state->place, "Machine", other.name()),
                              state->since});
    }
    return why;
}

/// Nothing speaks against it: the control plane is at it, or others hold as well.
std::optional<WhyStuck> controlPlaneReleases(const CapiCase &c)
{
    auto hooks = controlPlaneHooks(c);
    if (hooks.empty())
        return std::nullopt;
    const std::string name = controlPlaneName(c.view);
    if (isDeletedCluster(c))
        return waitsForHook(c, hooks, say::capiClusterDeletionAsks());
    if (!isKubeadm(c.view))
        return waitsForHook(c, hooks, holds::ownerClause(hooks.front()));
    if (hooks.size() > 1) {
        std::rotate(hooks.begin(), hooks.begin() + 1, hooks.end());
        return waitsForHook(c, hooks, {});
    }
    const auto key = hookOf(c.view, hooks.front());
    WhyStuck why = progressFrom(c,
                                {.at = holds::waitingAt(hooks.front().kind),
                                 .hold = hooks.front().name,
                                 .owner = hooks.front().owner.shown(),
                                 .head = say::capiControlPlaneReleases(name),
                                 .since = hooks.front().since,
                                 .next = key ? nextAfterHook(c.view, key->key, c.now) : Message()},
                                stepMayTake);
    addHookFacts(why, c, hooks);
    why.exits = {{say::capiWaitControlPlane(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

} // namespace

const std::vector<CapiCause> &capiControlPlaneCauses()
{
    static const std::vector<CapiCause> causes{
        {"control plane paused", kept<KeepReason::Paused>},
        {"control plane goes one by one", kept<KeepReason::OneAtATime>},
        {"control plane goes last", kept<KeepReason::GoesLast>},
        {"control plane out of reach", kept<KeepReason::Unreachable>},
        {"no other control plane", kept<KeepReason::NoOther>},
        {"etcd has a learner", kept<KeepReason::Learner>},
        {"deleted together", kept<KeepReason::DeletedTogether>},
        {"etcd quorum", kept<KeepReason::Quorum>},
        {"control plane releases", controlPlaneReleases},
    };
    return causes;
}

} // namespace hp::capi
