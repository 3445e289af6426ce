// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/EtcdGuardDecision.h"

#include "model/messages/ControlPlane.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"

#include <algorithm>

namespace hp::rules {

namespace {

EtcdGuardDecision idle(const char *row, Message reason)
{
    EtcdGuardDecision decision;
    decision.row = row;
    decision.reason = std::move(reason);
    return decision;
}

bool hostsMember(const EtcdGuardView &view, const Object &machine)
{
    return std::any_of(view.members.begin(), view.members.end(), [&](const EtcdMember &member) {
        return machineOfMember(view, member).key() == machine.key();
    });
}

/// A Machine without an address cannot host a member. With one, only a list of members that has
/// somebody in it says that this Machine is not among them.
bool mayLoseHook(const EtcdGuardView &view, const Object &machine)
{
    if (!machine.isDeleting() || !etcd::hasHook(machine))
        return false;
    if (memberAddressesOf(view, machine).empty())
        return true;
    return !view.members.empty() && !hostsMember(view, machine);
}

void changeHooks(const EtcdGuardView &view, EtcdGuardDecision &decision)
{
    for (const Object &machine : view.machines) {
        // Once a Machine is being deleted the hook is never put back: taking it off is the way out
        // for an administrator.
        if (!machine.isDeleting() && !etcd::hasHook(machine)) {
            decision.hooks.push_back({machine, etcd::patchWithHook(machine), {}});
        } else if (mayLoseHook(view, machine)) {
            decision.hooks.push_back({machine,
                                      etcd::patchWithoutHook(machine),
                                      {{"MachineDeletionHook",
                                        "ReleaseHook",
                                        "successfully removed the deletion hook from machine "
                                            + machine.name() + " as it doesn't have a member"}}});
        }
    }
}

const Object *nodeNamed(const EtcdGuardView &view, const std::string &name)
{
    const auto it = std::find_if(view.nodes.begin(), view.nodes.end(), [&](const Object &node) {
        return node.name() == name;
    });
    return it == view.nodes.end() ? nullptr : &*it;
}

void removeGuards(const EtcdGuardView &view, EtcdGuardDecision &decision)
{
    for (const Object &machine : view.machines) {
        if (!machine.isDeleting() || etcd::hasHook(machine))
            continue;
        // On a Node that is not cordoned the pod would only come back.
        const Object *node = nodeNamed(view, machine::nodeName(machine));
        if (!node || !machine::isCordoned(*node))
            continue;
        for (const Object &pod : view.guardPods) {
            if (pod.text("/spec/nodeName") == node->name() && !pod.isDeleting())
                decision.pods.push_back(
                    {pod,
                     machine,
                     {{"QuorumGuardRemoved",
                       "RemoveGuard",
                       "successfully removed the guard pod from machine " + machine.name()
                           + " as it is being removed from the cluster"}}});
        }
    }
}

} // namespace

/// Rules, first match wins: switched off, no etcd, somebody else does it, no working Machine API;
/// otherwise hooks, members and guard pods, each by its own rule.
EtcdGuardDecision decideEtcdGuard(const EtcdGuardView &view)
{
    if (!view.enabled)
        return idle("off", say::etcdGuardIsOff());
    if (!view.hasEtcd)
        return idle("no etcd", say::thereIsNoNamespace(etcd::etcdNamespace));
    if (!view.otherOperator.empty())
        return idle("other operator", say::somebodyLooksAfterEtcd(view.otherOperator));
    if (!view.functional)
        return idle("not functional", say::noControlPlaneMachineRuns());

    EtcdGuardDecision decision = idle("guard", {});
    changeHooks(view, decision);
    decision.removal = decideMemberRemoval(view);
    removeGuards(view, decision);
    decision.reason = decision.removal.reason;
    return decision;
}

EtcdEvent memberRemovedEvent(const EtcdMember &member)
{
    return {"ScaleDown",
            "RemoveMember",
            "successfully removed member: [ url: " + member.address + ", name: " + member.key.name
                + ", id: " + member.uid + " ] from the cluster"};
}

} // namespace hp::rules
