// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::controllers {

/// The MachineSet that controls the Machine; null when none does.
[[nodiscard]] Object setOf(const Object &machine, const runtime::Informer &sets);
/// Half a sentence: what upgrades, the cluster or the configuration of a Node; empty when nothing
/// does.
[[nodiscard]] std::string whatUpgrades(const std::vector<Object> &clusterVersions,
                                       const std::vector<Object> &nodes);
/// Half a sentence: why the cluster cannot spare the Machine; empty when it can. The Node of the
/// Machine itself does not count: it may be the reason for the maintenance.
[[nodiscard]] std::string
whyUnfit(const Object &machine, const Object &machineSet, const std::vector<Object> &nodes);
/// A free host of these would do for a Machine like this one.
[[nodiscard]] bool hasSpareHost(const Object &machine, const std::vector<Object> &hosts);
/// `other` waits for its turn and comes before `maintenance`: earlier deadline, then older, then by
/// name. What waits for something else holds up nobody.
[[nodiscard]] bool isAhead(const Object &other, const Object &maintenance);

} // namespace hp::controllers
