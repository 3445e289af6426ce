// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace hp::holds {

/// Which past holds are comparable: a hook of that name and owner at that point, on machines of
/// that role (product.md 4.2 "expected"). Holds that are no hooks have their kind as the point
/// ("power.key", "drain.pdb"). Drains that a budget blocks are all alike: no name, no owner.
struct BaselineKey {
    std::string point{}; ///< "preCreate", "preDrain", "preTerminate", else the kind of the hold
    std::string name{}; ///< the hook's; of a power key what stands behind "reboot.metal3.io/"
    std::string owner{}; ///< as the hook names it, unresolved; of a power key its name
    std::string role{}; ///< "master" or "worker"; empty when the machine has none

    auto operator<=>(const BaselineKey &) const = default;
    bool operator==(const BaselineKey &) const = default;
};

/// How long comparable holds were held, from the record. A hold that was overridden or whose
/// machine vanished tells nothing of how long its owner takes, and is not counted.
struct Baseline {
    Duration p50{}; ///< half of them were released within it
    Duration p95{}; ///< all but one of twenty
    std::size_t n = 0; ///< how many holds were measured

    bool operator==(const Baseline &) const = default;
};

/// Fewer past holds than this say nothing: the budget counts and the words are "no history yet".
inline constexpr std::size_t minForBaseline = 5;

/// Answers from memory, at once; nullopt when no comparable hold has ended yet.
using BaselineLookup = std::function<std::optional<Baseline>(const BaselineKey &)>;

} // namespace hp::holds
