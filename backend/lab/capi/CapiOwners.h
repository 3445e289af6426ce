// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"

#include <string>
#include <vector>

namespace hp::lab {

/// Writes the status where it is another one, for the revision that was looked at.
void fitStatus(Plan &plan, const cluster::Kind &kind, const Object &object, Json status);

/// What a pass over a MachineSet or a control plane sees.
struct CapiOwnerView {
    Object owner{}; ///< a MachineSet or a KubeadmControlPlane
    Object cluster{};
    Object infrastructureTemplate{};
    std::vector<Object> machines{}; ///< all of its namespace
};

/// Replicas, adoption and owner references of a MachineSet.
[[nodiscard]] Plan decideCapiSet(const CapiOwnerView &view, TimePoint now);

/// The same of a KubeadmControlPlane, which also says how its members are, and keeps each of its
/// Machines by the hook kcp-cleanup until it may go without harm to etcd.
[[nodiscard]] Plan decideCapiControlPlane(const CapiOwnerView &view, TimePoint now);

/// On a Machine of a control plane: what the lab's control plane finds of its etcd member,
/// "unhealthy".
inline constexpr const char *etcdAnnotation = "lab.holdpoint.dev/etcd";
/// On a MachineSet or a control plane: how many Machines it has made, so that no name comes twice.
inline constexpr const char *madeAnnotation = "lab.holdpoint.dev/made";

struct CapiDeploymentView {
    Object deployment{};
    Object cluster{};
    std::vector<Object> sets{}; ///< all of its namespace
};
/// One MachineSet, of as many replicas; the lab rolls nothing out.
[[nodiscard]] Plan decideCapiDeployment(const CapiDeploymentView &view, TimePoint now);

struct CapiClusterView {
    Object cluster{};
    Object controlPlane{};
    std::vector<Object> deployments{}; ///< of the cluster
    std::vector<Object> sets{};
    std::vector<Object> machines{};
};
/// Its state, and its deletion: workers first, then the control plane.
[[nodiscard]] Plan decideCapiCluster(const CapiClusterView &view, TimePoint now);

struct CapiHealthView {
    struct Target {
        Object machine{};
        Object node{};
    };
    Object check{}; ///< a MachineHealthCheck
    Object cluster{};
    std::vector<Target> targets{}; ///< all Machines of its namespace
};
/// What a MachineHealthCheck finds and counts, and whose owner it asks to replace a Machine. Checks
/// of Nodes, not of conditions of Machines, and no templates of remediations.
[[nodiscard]] Plan decideCapiHealthCheck(const CapiHealthView &view, TimePoint now);

} // namespace hp::lab
