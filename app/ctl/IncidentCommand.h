// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/ExportOptions.h"

namespace hp::app {

/// Runs `incident list`, `show`, `create` and `set`; what it gives is for stdout.
[[nodiscard]] Result<std::string> runIncidentCommand(const ExportOptions &options);
/// The members of an incident that --field names; lists are given one item at a time, an empty text
/// takes a member away.
[[nodiscard]] Json incidentFields(const ExportOptions &options);

} // namespace hp::app
