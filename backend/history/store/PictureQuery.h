// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Picture.h"
#include "backend/history/store/RecordDatabase.h"

#include <string>

namespace hp::history {

/// Reads the index from column to column: the work grows with lanes and columns, not with what was
/// recorded. Of `cluster` within [from, to]; `columns` > 0.
[[nodiscard]] Result<Picture> readPicture(RecordDatabase &database,
                                          const std::string &cluster,
                                          const ObjectKey &machine,
                                          TimePoint from,
                                          TimePoint to,
                                          int columns);

/// Whether the same has more transitions than `count`; the work grows with `count` alone.
[[nodiscard]] Result<bool> hasMoreThan(int count,
                                       RecordDatabase &database,
                                       const std::string &cluster,
                                       const ObjectKey &machine,
                                       TimePoint from,
                                       TimePoint to);

} // namespace hp::history
