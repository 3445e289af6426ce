// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordPlace.h"
#include "model/base/Result.h"
#include "model/incident/LineSource.h"
#include "model/rules/holds/Budgets.h"

#include <memory>
#include <string>

namespace hp::history {

/// The lines of `states.jsonl`: every object of a cluster as it stood at `from` and as it became up
/// to `to`, what was usual, and where the clock stepped, so that importRecord() makes the same
/// views of it. What stands behind names of secrets is taken out. Reads through a connection of its
/// own, which belongs to the thread that calls, and sees the record as it is now. What has not been
/// flushed by then is not seen.
[[nodiscard]] Result<std::unique_ptr<incident::LineSource>>
openRecordStates(const RecordPlace &place,
                 const std::string &cluster,
                 const holds::Budgets &budgets,
                 TimePoint from,
                 TimePoint to);

} // namespace hp::history
