// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/RecordDatabase.h"

#include <string>
#include <vector>

namespace hp::history {

/// What people did to any machine of `cluster` in [from, to] under that look, the newest first, at
/// most `limit`.
[[nodiscard]] Result<std::vector<Transition>> readPeopleMarks(RecordDatabase &database,
                                                              const std::string &cluster,
                                                              const std::string &look,
                                                              TimePoint from,
                                                              TimePoint to,
                                                              int limit);

} // namespace hp::history
