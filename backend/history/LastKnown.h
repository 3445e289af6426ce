// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/HistoryStore.h"

namespace hp::history {

/// What a Machine of either API is for: "master" or "worker"; empty when nobody says.
[[nodiscard]] std::string roleOf(const Object &machine);

/// The Machine of that name, of whichever API, as of row `bound`; null when there was none.
[[nodiscard]] Result<Object>
machineAt(HistoryStore &store, const ObjectKey &machine, std::int64_t bound);
/// The newest of that name that had gone by row `bound`.
[[nodiscard]] Result<SnapshotTable::Gone>
lastGoneMachine(HistoryStore &store, const ObjectKey &machine, std::int64_t bound);

/// The Machine of that name as it was at `at`, or, when there was none, as the last one before it
/// was at its end. Null when the record has no state of it.
[[nodiscard]] Result<Object>
lastKnownMachine(HistoryStore &store, const ObjectKey &machine, TimePoint at);

/// What it is for: "master" or "worker"; empty when nobody says. What cannot be read says nothing.
[[nodiscard]] std::string
lastKnownRole(HistoryStore &store, const ObjectKey &machine, TimePoint at);

} // namespace hp::history
