// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CalendarOptions.h"

namespace hp::app {

/// Asks the backend for its calendar or changes what is planned in it (docs/protocol.md,
/// "calendar"); gives what to print. Nothing that is planned goes without being named: removing
/// takes a uid, and importing over something takes --replace. Errors are one sentence.
[[nodiscard]] Result<std::string> runCalendarCommand(const CalendarOptions &options);

} // namespace hp::app
