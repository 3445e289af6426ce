// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// The rack, zone or failure domain that a maintenance is in; empty: none is known.
using DomainOf = std::function<std::string(const Object &maintenance)>;

/// Which maintenance `maintenance` has to wait for: one in work while `limit` are, or one that
/// waits for its turn too and has the earlier deadline, then the greater age, then the smaller
/// name. What waits for something else holds up nobody; what waited for a window that opens at
/// `now` waits for its turn, looked at or not: all of them are looked at then, in any order. The
/// maintenances of one spec.group count as one, and of them spec.maxunavailable are in work at a
/// time (facts/maintenance.md 5.4 row 7 and 6). Up to `inTrouble` of those in work that have an
/// alert, a drain that does not end say, hold up no other: one of them must not stop all for ever.
/// With `domainOf`, those in work are of one domain (a rack, a zone), and who waits in another
/// takes nobody's place meanwhile; of equal deadlines one domain is finished before the next, in
/// the order of their names. Its name; empty: it is its turn. `others` may contain `maintenance`
/// itself. Pure.
[[nodiscard]] std::string goesFirst(const Object &maintenance,
                                    const std::vector<Object> &others,
                                    std::int64_t limit,
                                    std::int64_t inTrouble = 0,
                                    const DomainOf &domainOf = {},
                                    TimePoint now = TimePoint::min());

/// Both are of one group.
[[nodiscard]] bool areOneGroup(const Object &one, const Object &other);

} // namespace hp::maintenance
