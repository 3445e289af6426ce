// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

/// MachinePools of Cluster API. A pool stands for its machines where its provider makes no Machines
/// of them; then it is looked at as one of them is, and readers of ClusterApi.h take it too.
namespace hp::capi {

inline constexpr const char *poolFinalizer = "machinepool.cluster.x-k8s.io";
/// On a Machine: the pool that it belongs to.
inline constexpr const char *poolLabel = "cluster.x-k8s.io/pool-name";

[[nodiscard]] bool isMachinePool(const Object &object);
/// What Cluster API itself keeps a Machine or a MachinePool by.
[[nodiscard]] const char *finalizerOf(const Object &machine);
/// Where the spec of a Machine stands: in a pool it is that of its template.
[[nodiscard]] std::string machineSpecOf(const Object &machine);
/// The first of the Nodes of a pool; empty: it has none.
[[nodiscard]] const std::string &firstNodeOfPool(const Object &pool);
/// The Kubernetes version that is wanted of a Machine, or of the machines of a pool.
[[nodiscard]] const std::string &versionOf(const Object &machine);

} // namespace hp::capi
