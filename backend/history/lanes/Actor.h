// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::history {

/// Who made a change, as far as it can be known; empty members are not known.
struct Actor {
    std::string user{}; ///< authenticated name
    std::string manager{}; ///< field manager: the program, such as "kubectl-patch"

    bool operator==(const Actor &) const = default;
};

/// "admin (kubectl-patch)", or the one that is known, or empty.
[[nodiscard]] std::string toString(const Actor &actor);
/// The change came from a tool in a person's hand, not from a controller.
[[nodiscard]] bool isPerson(const Actor &actor);
/// Holdpoint made it for a person.
[[nodiscard]] bool isOverride(const Actor &actor);
/// The manager whose entry in metadata.managedFields came or moved between two revisions. Empty
/// when none or several did: a guess would accuse somebody.
[[nodiscard]] Actor managerOfChange(const Object &before, const Object &after);

} // namespace hp::history
