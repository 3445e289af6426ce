// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/MachineRows.h"
#include "tests/scenarios/Scenario.h"

#include <string>
#include <vector>

namespace hp::scenarios {

/// A way out that a verdict offers, acted out in a lab.
struct WayOut {
    std::string text{}; ///< as it is offered
    std::string id{}; ///< of its row in model/messages
    /// Steps of the language of scenarios; "a || b" takes b where a is refused.
    std::vector<std::string> steps{};
    std::string notActable{}; ///< why nobody can act it out here; empty: the steps do
};

/// What the player's machine is offered now. Those that only ask to wait have no steps.
[[nodiscard]] std::vector<WayOut> waysOut(Player &player, const live::WhyRow &why);

/// Takes the steps. The error names the step that was refused.
[[nodiscard]] Result<Done> takeWayOut(Player &player, const WayOut &out);

} // namespace hp::scenarios
