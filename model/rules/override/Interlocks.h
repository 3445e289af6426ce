// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/override/OverrideView.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp::overrides {

/// Unknown counts as Red wherever it is judged (product.md 4.7).
enum class Light { Green, Red, Unknown };

/// One thing that should be true before an override is sent, with what it rests on.
struct Interlock {
    const char *id = ""; ///< "volumes-detached"
    Message question{}; ///< as a person reads it: "no volume is attached to the node"
    Light light = Light::Unknown;
    Message evidence{}; ///< names what is in the way
    Message source{}; ///< where it stands: "VolumeAttachment", "status.conditions[Ready]"
    std::optional<TimePoint> observedAt{};
};

/// What an action takes from a PodDisruptionBudget by ending the pods of a Node together.
struct BudgetUse {
    std::string budget{}; ///< its uid, so that those of different clusters are not taken for one
    std::string name{}; ///< "namespace/name"
    std::int64_t pods = 0; ///< those that count for it: Ready and not being deleted
    std::int64_t allowed = 0; ///< disruptions; not below 0
};
/// Of every budget that covers a pod of the Node, in the order in which they were read; of one
/// whose controller has not counted yet nothing is said. Pure and total.
[[nodiscard]] std::vector<BudgetUse> budgetUses(const OverrideView &view);
/// The check that an action has which ends the pods of a Node without asking their budgets.
inline constexpr std::string_view budgetsMet = "budgets-met";

/// What is checked before this action, red first, then unknown. Which checks an action has is the
/// table in the source; a check that cannot concern this object (no Node, not of the control plane)
/// is left out. Pure and total.
[[nodiscard]] std::vector<Interlock>
interlocks(const OverrideRequest &request, const OverrideView &view, TimePoint now);

/// The question of a check, by its id; without a text for an id that no check has.
[[nodiscard]] Message questionOf(std::string_view id);

/// "green", "red", "unknown".
[[nodiscard]] const char *toString(Light light);

} // namespace hp::overrides
