// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/override/BulkPolicy.h"
#include "model/rules/override/Preview.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hp::overrides {

/// The same override of one machine, as it would be at this moment.
struct BulkCandidate {
    OverrideRequest request{}; ///< with the id that it is sent under
    Preview preview{};
    std::string digest{}; ///< of approvalText(preview)
    bool ofControlPlane = false;
};

struct PlannedCheck {
    std::string id{};
    Light light = Light::Unknown;
};

/// A machine of a plan with everything that has to be the same when it is sent.
struct BulkMember {
    OverrideRequest request{};
    OverridePatch patch{};
    std::string digest{};
    GuardLevel level = GuardLevel::G4;
    std::vector<PlannedCheck> checks{};
    std::vector<BudgetUse> budgets{}; ///< as when it was planned
    std::size_t wave = 0; ///< from 0
};

struct LeftOut {
    ObjectKey object{};
    Message why{};
};

struct BulkPlan {
    Action action = Action::RemoveHook;
    BulkPolicy policy{};
    std::vector<BulkMember> members{}; ///< in the order in which they are sent
    std::vector<LeftOut> leftOut{};
    GuardLevel level = GuardLevel::G3; ///< the highest of its members, and at least G3
    Message refusal{}; ///< why nobody can commit to it; mostly empty
};

/// In which wave each of `count` machines is, from 0.
[[nodiscard]] std::vector<std::size_t> wavesOf(std::size_t count, const BulkPolicy &policy);

/// The plan for these machines: the calmest first (level, then checks that are not green, then
/// name). Those of one wave take no more from a PodDisruptionBudget than it allows, each looked at
/// alone: who would take more waits for a later wave, of which there may be more than the site
/// says. Left out with a reason is what concerns the control plane, what cannot be done at
/// present, and what is there twice. A plan of more machines than the site allows, of none, and of
/// an action that is never done is refused. Pure and total.
[[nodiscard]] BulkPlan
planOf(Action action, std::vector<BulkCandidate> candidates, const BulkPolicy &policy);

/// What is approved, as canonical text: policy, order, waves, and of each machine what a single
/// override has approved and what it rests on.
[[nodiscard]] std::string approvalText(const BulkPlan &plan);

} // namespace hp::overrides
