// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/resource/Object.h"
#include "model/rules/drain/DrainRecord.h"

namespace hp::rules {

/// The Drained condition as a merge patch of the Machine's status; null when it says so already.
[[nodiscard]] Object drainedPatch(const Object &machine, const Condition &drained, TimePoint now);

/// The record annotation as a merge patch; an empty record removes it. Null when the Machine has it
/// already.
[[nodiscard]] Object recordPatch(const Object &machine, const DrainRecord &record);

/// Somebody changed something about the Machine that a drain cares about, so that the next attempt
/// does not wait for its back-off; false for what the controllers write themselves while a drain is
/// under way (D-02).
[[nodiscard]] bool concernsDrain(const Object &before, const Object &after);

/// A pod that blocked a drain does so no longer: it is gone, has ended, or somebody took a
/// finalizer off it. What else happens to it is no reason for another attempt.
[[nodiscard]] bool freesDrain(const Object &before, const Object &after);

/// A PodDisruptionBudget that refused may let a pod go now: it has room, asks for something else,
/// or is gone.
[[nodiscard]] bool givesRoom(const Object &before, const Object &after);

} // namespace hp::rules
