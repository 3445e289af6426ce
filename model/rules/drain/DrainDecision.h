// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/base/Message.h"
#include "model/resource/Conditions.h"
#include "model/resource/Object.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/drain/DrainSettings.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// How the attempt of this pass ended; kept apart by what has to follow.
struct AttemptResult {
    enum class Kind { Emptied, CordonFailed, Failed };
    Kind kind = Kind::Emptied;
    std::string error{}; ///< in the words of facts/machine-api.md 2.4
    std::vector<BlockingPod> blocking{};
};

struct DrainView {
    Object machine{}; ///< null when it is gone
    bool nodeRead = false; ///< the store was asked for the Node of nodeRef in this pass
    Object node{}; ///< null when it does not exist
    std::optional<Error> nodeError{}; ///< why the store did not say
    /// Names of control-plane Nodes other than `node` that are cordoned, or that a drain just
    /// started on.
    std::vector<std::string> otherCordoned{};
    /// Somebody changed the Machine: the back-off is not waited for (2.2).
    bool overtake = false;
    std::optional<AttemptResult> attempt{}; ///< once it ended
    DrainSettings settings{};
};

enum class DrainStep {
    Stop, ///< nothing to do until something changes, or until `after`
    ReadNode, ///< get the Node of nodeRef, then decide again
    Attempt, ///< cordon, evict, wait; then decide again with the result
};

struct DrainEvent {
    std::string reason{};
    std::string note{}; ///< in upstream's words
};

struct DrainDecision {
    const char *row = ""; ///< of the table in facts/machine-api.md 2.1
    Message reason{};
    DrainStep step = DrainStep::Stop;
    std::optional<Condition> drained{}; ///< the condition to store first
    std::optional<DrainRecord> record{}; ///< the record to store; an empty one removes it
    std::vector<DrainEvent> events{}; ///< all of type Normal (D-23), action Drain
    std::optional<Duration> after{}; ///< look again then
};

/// What a drain does next (facts/machine-api.md 2, D-02, D-03, D-22). Pure and total.
[[nodiscard]] DrainDecision decideDrain(const DrainView &view, TimePoint now);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> drainRows();

/// Several errors as one text: duplicates removed, "[a, b]" when more than one is left (2.4).
[[nodiscard]] std::string joinErrors(const std::vector<std::string> &errors);

} // namespace hp::rules
