// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/HookState.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// What the rule looks at: the machine and the objects that belong to it. Null objects are "none".
struct StuckView {
    Object machine{};
    Object node{};
    Object host{}; ///< BareMetalHost
};

struct Fact {
    std::string text{};
    std::string source{}; ///< where it stands: "spec.lifecycleHooks.preDrain[0]"
    std::optional<TimePoint> at{};
};

/// Exits are ordered: waiting comes first, what cannot be undone comes last.
struct Exit {
    std::string text{};
    std::string kind{}; ///< wait, owner, fix, override
};

enum class StuckLook { Holding, Progress, Failed, Unknown };

/// One true sentence about what stops a machine, with what it rests on.
struct WhyStuck {
    std::string rule{}; ///< name of the row that matched
    std::string sentence{}; ///< at most 160 characters
    std::vector<Fact> facts{};
    std::vector<Exit> exits{};
    std::string next{}; ///< what happens when this hold clears
    std::string waitingAt{}; ///< "preTerminate", "drain", "power"
    std::string hold{};
    std::string owner{};
    StuckLook look = StuckLook::Holding;
    std::optional<TimePoint> since{};
};

/// nullopt when nothing stops the machine. First match wins: failed, held before creation, held
/// before the drain, drain refused, held before termination, host held off, power unknown, host not
/// as wanted (product.md 3.2 and 4.2). More causes are more rows.
[[nodiscard]] std::optional<WhyStuck> whyStuck(const StuckView &view, TimePoint now);

} // namespace hp::holds
