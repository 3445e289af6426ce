// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/HistoryStore.h"
#include "model/base/Json.h"
#include "model/incident/Incident.h"

#include <vector>

namespace hp::history {

/// The rows of `marks/<range>` (docs/protocol.md): of what touches [from, to] the newest 500 of
/// each kind. Errors are those of the record.
[[nodiscard]] Result<Json> recordMarkRows(HistoryStore &store,
                                          const std::vector<incident::Incident> &incidents,
                                          TimePoint from,
                                          TimePoint to);

} // namespace hp::history
