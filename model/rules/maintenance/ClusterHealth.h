// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/MaintenanceSettings.h"

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
    Limit notReadyNodes{}; ///< that there may be in its zone
    Limit notReadyElsewhere{}; ///< that there may be in the other zones
};
/// Why the cluster cannot spare the Machine; empty when it can (row 8): more Nodes than may be are
/// not Ready, in its zone or in the others; its set is short by more than that; or the
/// PodDisruptionBudget of a pod on its Node has fewer healthy pods than it wants already, which is
/// what the critical alert of a cluster about budgets means. What is wrong elsewhere and touches no
/// pod of this Node holds up nothing: in a cluster of thousands something always is. What the Node
/// of the Machine itself causes does not count: it may be the reason for the maintenance. Pure.
[[nodiscard]] Message whyUnhealthy(const ClusterHealthView &view);

/// The zone of a Node by its labels; empty when it has none.
[[nodiscard]] std::string zoneOf(const Object &node);
/// How many Nodes are in the zone of the Machine; all of them where it has none.
[[nodiscard]] std::int64_t nodesInZoneOf(const Object &machine, const std::vector<Object> &nodes);

} // namespace hp::maintenance
