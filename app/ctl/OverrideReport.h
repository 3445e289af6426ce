// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/live/AuditRows.h"

#include <string>

namespace hp::app {

/// One row of the view `overrides` as a person reviews it before they commit.
[[nodiscard]] std::string previewText(const live::OverrideRow &row);
/// Where it stands now, as one line without its end: "Sending in 7 s. Ctrl+C aborts."
[[nodiscard]] std::string progressText(const live::OverrideRow &row, TimePoint now);
/// All rows of that view, the newest first.
[[nodiscard]] std::string overridesText(const Json &rows, TimePoint now);
/// The view `audit` as a table of what was sent and how it ended, the newest first.
[[nodiscard]] std::string auditText(const Json &rows);
/// "6 rows, all whole, to …" or the fault.
[[nodiscard]] std::string verdictText(const live::ChainVerdict &verdict);

} // namespace hp::app
