// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "model/base/Time.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::history {

/// One Machine that bore a name: another one of the same name has another uid.
struct MachineIncarnation {
    /// The hook that held it longest.
    struct Held {
        std::string point{};
        std::string name{};
        std::string owner{};
        TimePoint since{};
        Duration length{}; ///< up to now while it holds
        std::string end{}; ///< released, overridden, bypassed, vanished; empty while it holds
    };

    std::string uid{};
    TimePoint made{}; ///< or when it was first known of
    bool madeSeen = false; ///< false: it was there before we looked
    std::optional<TimePoint> gone{}; ///< empty while it exists
    bool goneSeen = false; ///< false: it was missing when we looked again
    std::optional<Held> longest{};
    bool failed = false; ///< its last phase was Failed, before it was deleted if it was
    int overridden = 0; ///< hooks that people took off
    std::optional<TimePoint> deletionAsked{};
    std::string deletedBy{}; ///< who asked for it; empty when that is not known
};

/// How it ended, in one word: `deleted`; `overridden`, when people took a hook off on the way;
/// `failed`, when it was Failed before; `vanished`, when nobody was seen to ask for it. Empty while
/// it exists. What comes first in `overridden, failed, deleted` and holds is said.
[[nodiscard]] std::string endOf(const MachineIncarnation &incarnation);

/// The Machines among the transitions of one name, the newest first. `moves` are those of phases,
/// hooks and deletions of Machines in the order of observation (readIncarnationMoves).
[[nodiscard]] std::vector<MachineIncarnation> incarnationsOf(const std::vector<Transition> &moves,
                                                             TimePoint now);

} // namespace hp::history
