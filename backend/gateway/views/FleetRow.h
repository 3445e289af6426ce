// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/FleetRow.h"
#include "model/rules/capi/CapiView.h"
#include "model/rules/holds/WhyStuck.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// A machine with what the rules say of it, worked out once for all of its rows.
struct EvaluatedMachine {
    holds::StuckView view{};
    /// Of a machine of Cluster API what was judged; `view` then has what rows show of it. Else
    /// null.
    std::shared_ptr<const capi::CapiView> capi{};
    std::string cluster{}; ///< that one belongs to, for people
    std::vector<holds::Hold> holds{};
    std::optional<holds::WhyStuck> why{};
    Message unsure{}; ///< of the past: what the record does not keep of it; mostly empty
};
/// What holds it is none of its holds: the cause is listed with them.
[[nodiscard]] bool isHeldByCause(const EvaluatedMachine &machine);
[[nodiscard]] EvaluatedMachine evaluated(holds::StuckView view, TimePoint now);
[[nodiscard]] EvaluatedMachine evaluated(std::shared_ptr<const capi::CapiView> view, TimePoint now);
/// What it costs that the machine does not get on.
[[nodiscard]] holds::Impact impactOf(const EvaluatedMachine &machine);

/// One row of the `fleet` view. Pure.
[[nodiscard]] live::FleetRow fleetRow(const EvaluatedMachine &machine);

/// The power of a host: Unknown unless a reading says otherwise, None without a host.
[[nodiscard]] live::Power powerOf(const Object &host);

/// The Ready condition of a Node: "True", "False", "Unknown", or empty without a node.
[[nodiscard]] std::string nodeReady(const Object &node);

} // namespace hp::gateway
