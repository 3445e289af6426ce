// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <string_view>

namespace hp::maintenance {

/// Checks the dates of a window, written as RFC 5545 writes an RRULE: FREQ=DAILY, WEEKLY, MONTHLY
/// or YEARLY with INTERVAL, BYDAY (with ordinals in months and years), BYMONTHDAY and BYMONTH, and
/// nothing else (facts/maintenance.md 3). Returns it in capitals and without "RRULE:"; the error
/// says in half a sentence what is wrong. That a rule selects no date at all shows only when its
/// dates are computed.
[[nodiscard]] Result<std::string> parseDateRule(std::string_view text);

} // namespace hp::maintenance
