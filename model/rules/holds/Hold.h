// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/rules/holds/Evaluation.h"
#include "model/rules/holds/Owner.h"
#include "model/rules/holds/StuckView.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// One thing that stops a machine or may stop it: the central object of product.md 4.2.
struct Hold {
    HoldKind kind = HoldKind::PreDrain;
    std::string name{}; ///< of the hook, the key, "namespace/name" of the budget or pod
    Owner owner{};
    HoldState state = HoldState::Armed;
    Modifiers modifiers{};
    Message reason{};
    Message evidence{}; ///< where it stands
    std::optional<TimePoint> since{}; ///< entry into Holding or Armed as the object tells it
    std::optional<TimePoint> observed{}; ///< the same as we saw it
    Expected expected{};
    Impact impact = Impact::None;
    int priority = 0; ///< 0 none, 1 the most urgent
    std::optional<Condition> report{}; ///< what the owner of a hook says about it

    /// Unique on its machine: kind and name.
    [[nodiscard]] std::string key() const { return std::string(toString(kind)) + '/' + name; }
};

/// Every hold of a machine, judged, in the order of a machine's life: before creation, drain,
/// termination, then its host. Pure and total.
[[nodiscard]] std::vector<Hold> holdsOf(const StuckView &view, TimePoint now);

/// What the holds of one machine are judged by, whichever API has the machine. It refers to what
/// its caller keeps.
struct HoldContext {
    const OwnerSigns &owners;
    const HoldNotes &notes;
    const Budgets &limits;
    const BaselineLookup &baselines; ///< none: there is no history yet
    std::string role{}; ///< "master", "worker"
    Impact impact = Impact::None;
    std::vector<std::string> names{}; ///< of the machine and its Node
};

/// Completes holds that have kind, name, owner, state and since: lateness, priority, the owner's
/// liveness, what was noticed, duplicates. Pure.
void evaluate(std::vector<Hold> &holds, const HoldContext &context, TimePoint now);

/// What the past of this hold stands under, on a machine of that role.
[[nodiscard]] BaselineKey baselineKeyOf(const Hold &hold, const std::string &role);

/// The hold that matters most of those that hold: by priority, then by the oldest; null when none
/// does.
[[nodiscard]] const Hold *foremost(const std::vector<Hold> &holds);

/// When one of them is judged otherwise though no object changes: it becomes late or overdue, or
/// its owner falls silent; nullopt: never.
[[nodiscard]] std::optional<TimePoint> nextEvaluation(const std::vector<Hold> &holds,
                                                      TimePoint now);

/// What it costs that this machine does not get on.
[[nodiscard]] Impact impactOf(const StuckView &view);

} // namespace hp::holds
