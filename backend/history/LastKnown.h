// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/HistoryStore.h"

namespace hp::history {

/// The Machine of that name as it was at `at`, or, when there was none, as the last one before it
/// was at its end. Null when the record has no state of it.
[[nodiscard]] Result<Object>
lastKnownMachine(HistoryStore &store, const ObjectKey &machine, TimePoint at);

/// What it is for: "master" or "worker"; empty when nobody says. What cannot be read says nothing.
[[nodiscard]] std::string
lastKnownRole(HistoryStore &store, const ObjectKey &machine, TimePoint at);

} // namespace hp::history
