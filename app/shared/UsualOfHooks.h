// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"
#include "backend/history/store/HistoryStore.h"
#include "model/rules/holds/Baseline.h"

#include <map>
#include <string>
#include <vector>

namespace hp::app {

/// What is usual of the hooks of these machines, for an export that runs on another thread: the
/// roles that the machines have at `at`, or had last, are looked up at once, everything else is a
/// copy. What is known of a lane counts before what its like usually took.
[[nodiscard]] exports::UsualOf usualOfHooks(history::HistoryStore &store,
                                            std::map<holds::BaselineKey, holds::Baseline> usual,
                                            incident::UsualOfLanes ofLanes,
                                            const std::vector<std::string> &machines,
                                            TimePoint at);

} // namespace hp::app
