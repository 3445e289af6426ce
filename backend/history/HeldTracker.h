// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"

#include <functional>
#include <map>
#include <string>

namespace hp::history {

/// An override is in effect within so long; what its owner lets go at that very time is not counted
/// either, and is not missed.
inline constexpr Duration overrideTakes = std::chrono::minutes(1);

/// Sees every transition go by and tells which of them ends a hold that says something about how
/// long its like is held: one whose end was seen, and that its owner let go. What was overridden,
/// passed by, or went with its machine tells nothing of its owner (model/rules/holds/Baseline.h).
class HeldTracker
{
public:
    /// A lane that stands in a record from earlier.
    void standing(const std::string &uid,
                  const std::string &lane,
                  const LaneState &state,
                  TimePoint since);
    /// Fills in `held` where the transition ends such a hold; `roleOf` tells that of its machine.
    void follow(Transition &transition, const std::function<std::string()> &roleOf);
    /// A person's override of something of this machine is on its way or was sent. What ends on it
    /// at that time was not let go by its owner, whoever the change says has made it: who takes a
    /// field away leaves no trace of himself in an object.
    void overridden(const ObjectKey &machine, TimePoint at);

private:
    /// By uid and lane: since when it holds.
    std::map<std::pair<std::string, std::string>, TimePoint> m_since{};
    std::map<ObjectKey, TimePoint> m_overridden{}; ///< when that was heard of last
};

} // namespace hp::history
