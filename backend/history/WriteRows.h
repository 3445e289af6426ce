// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/AuditEntry.h"
#include "model/base/Json.h"

#include <vector>

namespace hp::history {

/// Adds what clients wrote to the rows of a timeline: one `write/<n>` each, n rising in the order
/// of the writes (docs/protocol.md).
void addWriteRows(Json &rows, const std::vector<AuditEntry> &writes);

} // namespace hp::history
