// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

namespace hp::history {

/// What the lane of a hook is called after, in the record and in timelines.
struct HookLane {
    std::string point{}; ///< "preDrain", …
    std::string name{}; ///< of the hook; may hold anything
};

/// "hook/POINT/NAME".
[[nodiscard]] std::string toString(const HookLane &hook);
/// The reverse; nullopt for every other lane.
[[nodiscard]] std::optional<HookLane> hookLaneFrom(const std::string &lane);

} // namespace hp::history
