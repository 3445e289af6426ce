// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Baseline.h"
#include "model/rules/holds/HoldKind.h"

#include <optional>

namespace hp::holds {

/// By so much at least a hold outlasts what is usual before it is called late.
inline constexpr Duration lateMargin = std::chrono::minutes(1);

/// How long a hold is expected to last.
struct Expected {
    std::optional<Baseline> baseline{}; ///< only one that is worth something
    Duration budget{}; ///< zero: none

    /// Longer than this is Late: half as long again as p95 and by lateMargin longer at least,
    /// without a history the budget; nullopt: never.
    [[nodiscard]] std::optional<Duration> lateAfter() const;
    /// Longer than this is Overdue: the longer of three times p95 and the budget, without a history
    /// three times the budget; never before it is Late.
    [[nodiscard]] std::optional<Duration> overdueAfter() const;
};

/// What a hold costs while it lasts, the columns of the priority matrix (product.md 4.2).
enum class Impact {
    None, ///< neither capacity nor quorum suffers
    Capacity, ///< capacity is reduced, or a replacement waits
    ControlPlane, ///< control plane, quorum or data are at risk
};

/// "none", "capacity", "controlPlane".
[[nodiscard]] const char *toString(Impact impact);

/// What is wrong about a hold or its owner (product.md 4.2, "modifiers").
struct Modifiers {
    bool ownerFailing = false; ///< it says that its work fails
    bool ownerSilent = false; ///< it was alive and is no longer heard of
    bool orphan = false; ///< it does not exist
    bool duplicate = false; ///< the same name twice at one point: both have to go
    bool addedAfterDeletion = false; ///< it came when the machine was already going

    bool operator==(const Modifiers &) const = default;
};

/// Holding, Late or Overdue after so long.
[[nodiscard]] HoldState evaluatedState(Duration held, const Expected &expected);

/// The priority matrix: 0 is none, 1 the most urgent. `state` other than holding ones give 0.
[[nodiscard]] int
priorityOf(HoldKind kind, HoldState state, const Modifiers &modifiers, Impact impact);

} // namespace hp::holds
