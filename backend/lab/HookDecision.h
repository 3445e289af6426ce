// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

#include <vector>

namespace hp::lab {

/// What a pass over one HookOwner sees.
struct HookView {
    Object owner{}; ///< the HookOwner
    Object lease{}; ///< its heartbeat, of the same name; null before the first
    std::vector<Object> machines{}; ///< of its namespace, of the Machine API and of Cluster API
};

inline constexpr Duration leaseRenewal = std::chrono::seconds(10);
inline constexpr Duration leaseLength = std::chrono::seconds(40);

/// Whether the machine now waits at that point for whoever owns a hook there (facts/machine-api.md
/// 1 and 2; product.md 4.2). "preCreate", "preDrain" or "preTerminate".
[[nodiscard]] bool waitsAt(const Object &machine, const std::string &point);

/// What a hook-implementing controller does next: adds its hook to machines it takes care of, works
/// on those that wait at its point, takes its own hook off when done, or misbehaves as
/// spec.behaviour says: `stuck` works for ever, `fail` reports <Point><Hook>Succeeded=False and
/// stays, `late` adds its hook only spec.lateBy after a machine appeared, `dead` does nothing and
/// lets its Lease expire.
[[nodiscard]] Plan decideHookOwner(const HookView &view, TimePoint now);

} // namespace hp::lab
