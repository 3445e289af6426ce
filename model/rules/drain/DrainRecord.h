// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// A pod that keeps a Node from being empty, and the budget that protects it if one does.
struct BlockingPod {
    std::string ns{};
    std::string pod{};
    std::string pdb{}; ///< empty: the pod itself does not go away
    int needs = 0; ///< healthy pods that the budget wants
    int has = 0; ///< healthy pods that there are
    std::string says{}; ///< the refusal of its eviction where it names no budget

    bool operator==(const BlockingPod &) const = default;
};

/// What is remembered between the attempts to drain a Machine. It is kept in the annotation
/// machine::drainRecord, so that a restart keeps the back-off and a console can name what blocks.
struct DrainRecord {
    int attempts = 0; ///< that ended without an empty Node
    int failures = 0; ///< of them, in a row and with growing back-off; a fixed wait begins anew
    std::optional<TimePoint> startedAt{}; ///< of the first attempt
    std::optional<TimePoint> nextAttempt{}; ///< absent while an attempt runs
    std::vector<BlockingPod> blocking{};

    bool operator==(const DrainRecord &) const = default;
};

/// Reads the annotation; anything malformed counts as no record.
[[nodiscard]] DrainRecord drainRecordOf(const Object &machine);
/// Compact JSON {attempts, failures, startedAt, nextAttempt,
/// blocking:[{ns,pod,pdb,needs,has,says}]}; `says` only where there is something.
[[nodiscard]] std::string toJsonText(const DrainRecord &record);

} // namespace hp::rules
