// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/OverrideOptions.h"

namespace hp::app {

/// `audit list` and `audit verify`; the latter reads the file itself when a data directory is
/// given, with a backend or without. What main gives back: 0 whole or listed, 1 broken or not to be
/// had.
[[nodiscard]] int runAuditCommand(const OverrideOptions &options);

} // namespace hp::app
