// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/RecordDatabase.h"

#include <string>
#include <vector>

namespace hp::history {

/// What tells the lives of the Machines of one name apart: the moves of phases and hooks and the
/// deletions that were asked for, in the order of observation; of more than `max` the newest.
[[nodiscard]] Result<std::vector<Transition>> readIncarnationMoves(RecordDatabase &database,
                                                                   const std::string &cluster,
                                                                   const ObjectKey &machine,
                                                                   int max);

} // namespace hp::history
