// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Hold.h"
#include "model/rules/holds/StuckView.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

struct StuckFact {
    Message text{};
    Message source{}; ///< where it stands: "spec.lifecycleHooks.preDrain[0]"
    std::optional<TimePoint> at{};
};

/// Exits are ordered as product.md 4.2 has them: waiting comes first, what cannot be undone last.
struct Exit {
    Message text{};
    std::string kind{}; ///< wait, owner, ask, fix, override, expert
};

enum class StuckState {
    Holding,
    Progress, ///< it is held and gets on by itself
    Failed,
    Unknown,
    Working, ///< nothing holds it: a stage of its life takes the time that it may take
};

/// One true sentence about what a machine waits for, with what it rests on.
struct WhyStuck {
    std::string rule{}; ///< name of the row that matched
    Message sentence{}; ///< as a sentence at most 160 bytes of English
    std::vector<StuckFact> facts{}; ///< three, or as many as there are
    std::vector<Exit> exits{};
    Message next{}; ///< what happens when this hold clears, by the controllers' own rules
    std::string waitingAt{}; ///< "preTerminate", "drain", "power"
    std::string hold{};
    std::string owner{};
    StuckState look = StuckState::Holding;
    int priority = 0; ///< 0 none, 1 the most urgent
    std::optional<TimePoint> since{}; ///< the machine waits since
    std::optional<TimePoint> turns{}; ///< time alone makes it more urgent then
    std::optional<TimePoint> cause{}; ///< the sentence is true since, as well as the objects tell
};

/// It stops the machine, rather than being a stage that is under way.
[[nodiscard]] inline bool stops(const std::optional<WhyStuck> &why)
{
    return why && why->look != StuckState::Working;
}

/// nullopt only when every stage of the machine's life was looked at and is at rest. First match
/// wins; the rows are named by whyRows().
[[nodiscard]] std::optional<WhyStuck> whyStuck(const StuckView &view, TimePoint now);
/// The same for whoever knows holdsOf(view, now) already.
[[nodiscard]] std::optional<WhyStuck>
whyStuck(const StuckView &view, const std::vector<Hold> &holds, TimePoint now);

/// The names of all causes in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> whyRows();

} // namespace hp::holds
