// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/OverrideOptions.h"

namespace hp::app {

/// Carries out `override …` and `audit …`; prints as it goes. What main gives back: 0 observed or
/// done, 1 not, 2 for what the person has to change. Needs a QCoreApplication; takes SIGINT from
/// the commit to the end: it takes the override back.
[[nodiscard]] int runOverrideCommand(const OverrideOptions &options);

} // namespace hp::app
