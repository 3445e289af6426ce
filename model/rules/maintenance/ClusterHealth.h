// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <set>
#include <string>
#include <vector>

namespace hp::maintenance {

/// What upgrades, the cluster or the configuration of a pool or a Node; empty when
/// nothing does (facts/maintenance.md 5.4 row 6). Pure.
[[nodiscard]] Message whatUpgrades(const std::vector<Object> &clusterVersions,
                                   const std::vector<Object> &configPools,
                                   const std::vector<Object> &nodes);

/// What the cluster has beside the machine.
struct ClusterHealthView {
    Object machine{};
    Object machineSet{}; ///< that made it; null when there is none
    std::vector<Object> nodes{};
    std::vector<Object> budgets{}; ///< PodDisruptionBudgets
    std::vector<Object> pods{};
    std::set<std::string> expected{}; ///< Nodes that are not Ready because their group is in work
    int notReadyNodes = 0; ///< that there may be
};
/// Why the cluster cannot spare the Machine; empty when it can (row 8): Nodes are
/// not Ready, its set is short, or a PodDisruptionBudget has fewer healthy pods than it wants
/// already, which is what the critical alert of a cluster about budgets means. What the Node of
/// the Machine itself causes does not count: it may be the reason for the maintenance. Pure.
[[nodiscard]] Message whyUnhealthy(const ClusterHealthView &view);

} // namespace hp::maintenance
