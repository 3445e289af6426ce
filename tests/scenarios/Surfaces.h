// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/site/Site.h"

#include <string>
#include <vector>

namespace hp::scenarios {

/// What the surfaces of a site say differently of one machine ("namespace/name") at this instant, a
/// sentence each: its page against its row in the fleet, its holds, its alarms, the counters, what
/// holdpointctl prints, and what a scraper reads. Ages and instants in sentences do not count, the
/// fields that hold them do. Empty when all say the same.
[[nodiscard]] std::vector<std::string> surfaceDifferences(test::Site &site,
                                                          const std::string &machine);

} // namespace hp::scenarios
