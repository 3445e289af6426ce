// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/HoldKind.h"

#include <optional>
#include <string>

namespace hp::holds {

/// Where one lifecycle hook stands, why, and since when it has stood there.
struct HookHold {
    machine::HookPoint point = machine::HookPoint::PreDrain;
    machine::Hook hook{};
    HoldState state = HoldState::Armed;
    Message reason{};
    std::optional<TimePoint>
        since{}; ///< entry into the state as the object tells it; empty when it does not
    std::optional<Condition> report{}; ///< what its owner says about it (facts/machine-api.md D-14)
};

/// The state of a hook at `point` of this machine, whichever hook it is: all hooks of a point stand
/// together (product.md 4.2 "Exact Holding rules"; for preCreate facts/machine-api.md D-01). A
/// Failed machine that is not being deleted holds at nothing: it goes nowhere.
[[nodiscard]] HookHold pointState(const Object &machine, machine::HookPoint point);

/// Every hook of the machine in the order of the points, then of the lists.
[[nodiscard]] std::vector<HookHold> hookHolds(const Object &machine);

} // namespace hp::holds
