// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordPlace.h"
#include "model/base/Result.h"
#include "model/incident/Fact.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::history {

/// The facts of some machines of a cluster in [from, to], in the order in which they happened, each
/// lane led by the state that it stood in at `from`, with every gap: the time before the record
/// begins is the first one. Reads through a connection of its own, which
/// belongs to the thread that calls, and sees the record as it is now, however long it takes; only
/// a few rows at a time are in memory. What has not been flushed by then is not seen.
[[nodiscard]] Result<std::unique_ptr<incident::FactSource>>
openHistoryFacts(const RecordPlace &place,
                 const std::string &cluster,
                 const std::vector<std::string> &machines,
                 TimePoint from,
                 TimePoint to);

} // namespace hp::history
