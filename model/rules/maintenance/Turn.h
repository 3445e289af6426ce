// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::maintenance {

/// Which maintenance `maintenance` has to wait for: one in work while `limit` are, or one that
/// waits for its turn too and has the earlier deadline, then the greater age, then the smaller
/// name. What waits for something else holds up nobody. The maintenances of one spec.group count as
/// one, and of them spec.maxunavailable are in work at a time (facts/maintenance.md 5.4 row 7 and
/// 6). Up to `inTrouble` of those in work that have an alert, a drain that does not end say, hold
/// up no other: one of them must not stop all for ever. Its name; empty: it is its turn. `others`
/// may contain `maintenance` itself. Pure.
[[nodiscard]] std::string goesFirst(const Object &maintenance,
                                    const std::vector<Object> &others,
                                    std::int64_t limit,
                                    std::int64_t inTrouble = 0);

/// Both are of one group.
[[nodiscard]] bool areOneGroup(const Object &one, const Object &other);

} // namespace hp::maintenance
