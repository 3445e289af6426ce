// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordPlace.h"
#include "model/base/Result.h"
#include "model/incident/OwnerFigures.h"

#include <string>
#include <vector>

namespace hp::history {

/// What the hooks of each owner did in [from, to), from the record of `cluster`, by a connection of
/// its own: for any thread. It reads what the record knows of hooks up to `to`, which may take a
/// second. What somebody is still to write is not in it (HistoryStore::flush). Errors are sentences
/// that name the place.
[[nodiscard]] Result<std::vector<incident::OwnerFigures>> readOwnerFigures(
    const RecordPlace &place, const std::string &cluster, TimePoint from, TimePoint to);

} // namespace hp::history
