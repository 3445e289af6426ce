// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetRow.h"
#include "model/live/PowerRow.h"

#include <optional>
#include <string>

namespace hp::gateway {

/// The machine on a host, as far as its power is concerned.
struct HostConsumer {
    ObjectKey machine{};
    std::string role{};
    std::string zone{};
    int powerPriority = 0; ///< of what stops the machine, when that is the power of its host
    std::optional<TimePoint> powerSince{}; ///< and since when

    bool operator==(const HostConsumer &) const = default;
};
[[nodiscard]] HostConsumer consumerOf(const EvaluatedMachine &machine);

/// Whoever wrote the annotation, by metadata.managedFields; empty when they do not tell.
[[nodiscard]] std::string annotationManager(const Object &host, const std::string &annotation);

/// One row of the view `power` (docs/protocol.md). A host is calm when it is as spec.online says,
/// or off and nobody's; what is off against spec.online has the priority of what it stops, at least
/// 3 when a machine is on it. Pure; has no clock.
[[nodiscard]] live::PowerRow powerRow(const Object &host,
                                      const std::optional<HostConsumer> &consumer);

} // namespace hp::gateway
