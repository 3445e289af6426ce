// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetRow.h"
#include "model/live/PowerRow.h"
#include "model/resource/FieldSet.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// The machine on a host, as far as its power is concerned.
struct HostConsumer {
    ObjectKey machine{};
    std::string role{};
    std::string zone{};
    std::string region{};
    std::string maintenance{}; ///< name of the one that is under way
    std::optional<TimePoint> maintenanceUntil{}; ///< the end of its opening
    int powerPriority = 0; ///< of what stops the machine, when that is the power of its host
    std::optional<TimePoint> powerSince{}; ///< and since when

    bool operator==(const HostConsumer &) const = default;
};

/// What a person asked of a host through Holdpoint.
struct PowerRequest {
    std::string action{}; ///< id of an overrides::Action
    std::string by{};
    std::string reason{};
    TimePoint at{};
};
/// Where such requests are found; either may be empty.
struct PowerRequests {
    std::function<std::optional<PowerRequest>(const std::string &override)> of{};
    /// What was sent to this host of late, the newest first.
    std::function<std::vector<PowerRequest>(const ObjectKey &host)> recent{};
};

[[nodiscard]] HostConsumer consumerOf(const EvaluatedMachine &machine);

/// Whoever wrote the field ("f:spec", "f:online"), by metadata.managedFields; empty when they do
/// not tell.
[[nodiscard]] std::string fieldManager(const Object &host, const FieldSet::Path &field);

/// One row of the view `power` (docs/protocol.md). A host is calm when it is as spec.online says,
/// or off and nobody's; what is off against spec.online has the priority of what it stops, at least
/// 3 when a machine is on it. Pure but for `requests`; has no clock.
[[nodiscard]] live::PowerRow powerRow(const Object &host,
                                      const std::optional<HostConsumer> &consumer,
                                      const PowerRequests &requests = {});

} // namespace hp::gateway
