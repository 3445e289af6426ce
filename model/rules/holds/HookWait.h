// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/WhyStuck.h"

#include <initializer_list>
#include <optional>
#include <vector>

/// What is said of hooks and finalizers that hold a machine, whichever API has the machine.
namespace hp::holds {

/// The holds of these kinds that hold, the one that matters most first.
[[nodiscard]] std::vector<Hold> holdingHooks(const std::vector<Hold> &holds,
                                             std::initializer_list<HoldKind> kinds);

/// The exit that is to wait for the owner of a hook, with what its past says.
[[nodiscard]] Message waitText(const Hold &hold, TimePoint now);

/// What the owner of a hook says, or is known of its owner; may say nothing.
[[nodiscard]] Message ownerClause(const Hold &hold);

/// The sentence about a hook: what is waited for, its age, a clause, what comes next, as much of it
/// as there is room for.
[[nodiscard]] Message hookSentence(const Hold &first,
                                   const Message &head,
                                   const Message &clause,
                                   const Message &next,
                                   TimePoint now);

/// Nothing but finalizers of others keeps the machine; nullopt: there is none that holds.
[[nodiscard]] std::optional<WhyStuck> otherFinalizer(const std::vector<Hold> &holds, TimePoint now);

} // namespace hp::holds
