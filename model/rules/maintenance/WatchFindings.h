// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/ProviderEvent.h"
#include "model/rules/maintenance/Readings.h"

#include <string>
#include <vector>

/// What the stateWatcher and the lbWatcher of seed 003 find, as events like those of a provider.
/// Pure and total.
namespace hp::maintenance {

/// spec.source of findings about servers, which no provider reports.
inline constexpr const char *metalSource = "baremetal";

/// What watchers look at: work under way explains whatever they would find.
[[nodiscard]] Fleet withoutMaintenance(Fleet fleet);

/// Machines that claim to run while their provider says that the instance is stopped or gone.
[[nodiscard]] std::vector<ProviderEvent> instanceMismatches(
    const Fleet &fleet, const std::string &source, const std::vector<InstanceReading> &readings);

/// Machines that claim to run while their BareMetalHost is gone, another's, not provisioned or off
/// although it should be on and nothing holds it off (facts/maintenance.md 6). One reading may fall
/// into a change: only what is found twice in a row counts, which is the caller's to see.
[[nodiscard]] std::vector<ProviderEvent> hostMismatches(const Fleet &fleet);

/// Infra and master Machines that a load balancer finds unhealthy although their Node is Ready, and
/// Machines of any role that a probe finds so.
[[nodiscard]] std::vector<ProviderEvent> unhealthyTargets(
    const Fleet &fleet, const std::string &source, const std::vector<TargetReading> &readings);

} // namespace hp::maintenance
