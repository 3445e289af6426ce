// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"
#include "model/rules/holds/Baseline.h"

#include <string>
#include <vector>

namespace hp::maintenance {

/// What there is around a machine that a maintenance is planned for. Null objects and empty lists
/// are "none".
struct BiteView {
    Object machine{};
    Object host{};
    std::vector<Object> pods{}; ///< on its Node
    std::vector<Object> budgets{}; ///< PodDisruptionBudgets
    std::string strategy{}; ///< of the maintenance; empty while none was chosen
};

/// Something that will stop the maintenance when its time comes, although nothing waits for it yet.
struct Bite {
    std::string kind{}; ///< "hook.preDrain", "hook.preTerminate", "drain.pdb", "power.key", …
    std::string name{};
    std::string owner{};
    Duration usual{}; ///< within which nearly all like it were released; 0: not known
    Message sentence{};

    bool operator==(const Bite &) const = default;
};

/// In the order in which they bite: before the drain, in it, before the instance goes, at the host.
/// Hooks bite only where the Machine is deleted; what the maintenance sets itself does not bite.
/// Pure and total.
[[nodiscard]] std::vector<Bite> bitesOf(const BiteView &view,
                                        const holds::BaselineLookup &baselines);

} // namespace hp::maintenance
