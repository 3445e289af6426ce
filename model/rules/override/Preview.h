// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/override/Guard.h"
#include "model/rules/override/OverridePatch.h"

#include <string>
#include <vector>

namespace hp::overrides {

/// What a person sees before they commit: the consequence, the checks, the exact write, what has to
/// be shown, and what the rules say happens next.
struct Preview {
    OverrideRequest request{};
    ObjectKey machine{}; ///< that is concerned; empty for a host without one
    OverridePatch patch{}; ///< without a body when `refusal` says why there is none
    Message refusal{}; ///< why it cannot be done as things stand, or is never done; mostly empty
    Message consequence{}; ///< one or two sentences
    std::vector<Message> bypassed{}; ///< hooks that a skipped drain would pass by, with owners
    Message next{}; ///< what the controllers' own rules would do then
    std::vector<Interlock> interlocks{};
    std::vector<BudgetUse> budgets{}; ///< of an action that does not ask them
    Guard guard{};
    Gates gates{};
    std::vector<Message> saferExits{}; ///< of what is never done
    TimePoint at{};
};

/// Pure and total: the same view gives the same preview, whoever asks.
[[nodiscard]] Preview previewOf(const OverrideRequest &request,
                                const OverrideView &view,
                                TimePoint now,
                                const GuardPolicy &policy = {});

/// What a second person approves, as canonical text: the action, the object by uid, the exact patch
/// and how every check stood. Its digest changes when any of them does; ages and times are not in
/// it.
[[nodiscard]] std::string approvalText(const Preview &preview);

} // namespace hp::overrides
