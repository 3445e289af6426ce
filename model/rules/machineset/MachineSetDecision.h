// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/machineset/DeletePriority.h"
#include "model/rules/machineset/SetMachine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

struct MachineSetSettings {
    bool migrationGate = false; ///< as for Machines (D-25: off by default)
    /// A set shows in its status that Machines of it have errors (D-10: off by default).
    bool showsErrors = false;
};

/// What this controller did and its copy of the Machines does not show yet.
struct UnseenWrites {
    std::size_t made = 0;
    std::size_t removed = 0;
    bool unclear = false; ///< an answer was lost: more may have happened
    Duration timeout{}; ///< how much longer to wait for them to show

    [[nodiscard]] bool any() const { return made > 0 || removed > 0 || unclear; }
};

/// Everything that one pass over a MachineSet may know.
struct MachineSetView {
    Object set{}; ///< null when it is gone
    MachineSetSettings settings{};
    std::vector<SetMember> machines{};
    UnseenWrites unseen{};
};

/// What a MachineSet does next. At most one of adopt, create and remove is filled.
struct MachineSetDecision {
    const char *row = ""; ///< which rule answered; tests name it
    Message reason{};
    /// A deletion that is held costs a machine more for as long as it lasts (D-19); mostly empty.
    Message surge{};
    /// Not empty: the set cannot be served as it is; told as a ReconcileError event, no Machine is
    /// touched.
    std::string error{};
    Object status{}; ///< merge patch, stored before anything is done; null when nothing differs
    std::vector<std::shared_ptr<const SetMachine>> adopt{};
    std::size_t create = 0;
    std::vector<ChosenMachine> remove{};
    /// When to look again although nothing changes.
    std::optional<Duration> requeueAfter{};
};

/// The order of facts/machine-api.md 5 with D-06, D-10, D-19 of section 10: adopt, count, then
/// bring the number of Machines to spec.replicas. Machines that are being deleted do not count, so
/// a replacement is made at once even while a hook holds the old one. While own creations and
/// deletions do not show yet, nothing is created or deleted. Pure and total.
[[nodiscard]] MachineSetDecision decideMachineSet(const MachineSetView &view, TimePoint now);

} // namespace hp::rules
