// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/MachineIncarnation.h"
#include "backend/history/store/HistoryStore.h"
#include "model/base/Json.h"

namespace hp::history {

/// So many Machines of one name are told of.
inline constexpr std::size_t maxIncarnations = 50;

/// The rows of the view `lives/<namespace>/<name>` (docs/protocol.md), an object key → row:
/// each Machine of that name that the record knows, the newest `maxIncarnations`, and where the
/// record begins. When one was made is what its object says, where a state of it is kept.
[[nodiscard]] Result<Json>
incarnationRows(HistoryStore &store, const ObjectKey &machine, TimePoint now);

/// So many names are found at once.
inline constexpr int maxGone = 50;

/// The rows of the view `gone` (docs/protocol.md): the names with `text` in them that Machines bore
/// and none bears any more, the newest `maxGone`.
[[nodiscard]] Result<Json> goneRows(HistoryStore &store, const std::string &text);

} // namespace hp::history
