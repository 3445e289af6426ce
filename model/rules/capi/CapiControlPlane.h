// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"

#include <string>

/// What a KubeadmControlPlane makes of one of its machines (facts/cluster-api.md 4).
namespace hp::capi {

/// It is a KubeadmControlPlane, or nothing is known of it.
[[nodiscard]] bool isKubeadm(const CapiView &view);
/// By its name: its control plane removes it when it has taken the member of the machine out of
/// etcd. Who takes it off by hand leaves the member there.
[[nodiscard]] bool isHookOfMember(const AnnotationHook &hook);
/// The same of a control plane of whatever kind, by whose hook it is.
[[nodiscard]] bool isHookOfControlPlane(const AnnotationHook &hook, const CapiView &view);

/// The members of etcd as they would be without one machine.
struct EtcdCount {
    int members = 0;
    int unhealthy = 0;
    int deleted = 0; ///< of the unhealthy: only because their machines are being deleted
    bool learner = false; ///< one of them has no vote yet
    bool known = false; ///< somebody reports on members at all

    [[nodiscard]] int healthy() const { return members - unhealthy; }
    /// As many healthy ones stay as a majority needs, and all of them vote.
    [[nodiscard]] bool allows() const { return healthy() >= members / 2 + 1 && !learner; }
    /// It would be allowed if no other machine were deleted. How a member of such a machine is
    /// nobody says (upstream: updateManagedEtcdConditions), and no wait changes it.
    [[nodiscard]] bool isHeldByDeletions() const
    {
        return known && !learner && !allows() && healthy() + deleted >= members / 2 + 1;
    }
};
/// As a control plane counts, which takes the member of the machine out before its server goes.
[[nodiscard]] EtcdCount etcdWithout(const CapiView &view);
/// The same where the server goes and nobody takes its member out, as by a power-off: it is a
/// member still, and has no vote any more.
[[nodiscard]] EtcdCount etcdWithoutServer(const CapiView &view);
/// A machine that is being deleted has no hook of its member any more, which others of its control
/// plane have: its member is out of etcd.
[[nodiscard]] bool isMemberOut(const CapiView &view);
/// The server of a machine that is being deleted goes once this hook is off: none beside or behind
/// it waits for its member of etcd, and behind one before the drain none waits at all.
[[nodiscard]] bool isLastGuard(const CapiView &view, const AnnotationHook &hook);
/// The machine goes once this hook is off, and without it the healthy members of etcd are no
/// majority. A hook beside that of the control plane keeps nothing by itself.
[[nodiscard]] bool costsQuorum(const CapiView &view, const AnnotationHook &hook);

/// Why a control plane keeps its hook on a machine that is being deleted, in the order in which it
/// looks. It only logs its refusals.
enum class KeepReason {
    None, ///< nothing speaks against the release
    Paused,
    OneAtATime, ///< another machine goes first
    GoesLast, ///< other hooks come first, from Kubernetes 1.31 on
    Unreachable, ///< whether another works is not known: their cluster does not answer
    NoOther, ///< no other machine of it works
    Learner,
    DeletedTogether, ///< members of machines that are deleted as well count as lost
    Quorum,
};
struct Keep {
    KeepReason reason = KeepReason::None;
    std::string first{}; ///< of OneAtATime and DeletedTogether: the machine that goes first
    EtcdCount etcd{};
};
[[nodiscard]] Keep keepOf(const CapiView &view);

/// The others of its control plane are a majority without it: by their members of etcd, and where
/// it is no KubeadmControlPlane and nobody reports on those, as of Talos and MicroK8s, by their
/// Nodes, of which the machine is one that may stay a member when its server goes.
[[nodiscard]] bool othersAreMajority(const CapiView &view);
/// The machine is the last of its control plane that stays.
[[nodiscard]] bool isLastOfControlPlane(const CapiView &view);

} // namespace hp::capi
