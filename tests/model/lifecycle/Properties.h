// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/lifecycle/Member.h"

#include <vector>

namespace hp::lifecycle {

/// What must hold; each is a bit of Change::broken except the last two, which are about both
/// Members and about what comes after.
enum class Property : std::uint8_t {
    NoOrphanInstance,
    NoDrainBeforePreDrain,
    NoTerminationBeforePreTerminate,
    TeardownInOrder,
    OnlyAllowedPhases,
    OneInstance,
    IdentityStays,
    OneMasterAtATime,
    DeletionEnds,
    Count
};

/// A sentence for the report.
[[nodiscard]] const char *describe(Property property);
/// Phases that may follow a phase (facts/machine-api.md 3).
[[nodiscard]] const std::vector<Phase> &phasesAfter(Phase phase);

/// The property as a bit of Change::broken.
[[nodiscard]] unsigned bit(Property property);
/// What a step breaks, whoever takes it.
[[nodiscard]] unsigned brokenBetween(const Member &from, const Member &to);

} // namespace hp::lifecycle
