// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Machine.h"

#include <array>

namespace hp::machine {

/// On Nodes of k3s and RKE2 that run a member of etcd, with or without a control plane beside it.
inline constexpr const char *etcdRole = "node-role.kubernetes.io/etcd";
/// By which a Node says that it is of the control plane, or of what that rests on: Kubernetes now
/// and before 1.20, members of etcd alone (docs.rke2.io/install/server_roles), RKE, MicroK8s.
inline constexpr std::array controlPlaneLabels{"node-role.kubernetes.io/control-plane",
                                               "node-role.kubernetes.io/master",
                                               etcdRole,
                                               "node-role.kubernetes.io/controlplane",
                                               "node.kubernetes.io/microk8s-controlplane"};

/// By the role on the Machine, which may be null.
[[nodiscard]] inline bool isMaster(const Object &machine)
{
    return machine.label(roleLabel) == "master";
}

/// Machine or Node says so; both may be null.
[[nodiscard]] inline bool isOfControlPlane(const Object &machine, const Object &node)
{
    return isMaster(machine) || (node && isControlPlane(node));
}

} // namespace hp::machine
