// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::test {

inline constexpr const char *siteNamespace = "openshift-machine-api";

/// A lab file: so many servers that Machines come and go on, and so many that keep one Machine each
/// and are rebooted. Everything takes about a second.
[[nodiscard]] std::string siteOf(int hostsForLives, int hostsForReboots);

/// A Machine for a server of that pool, "lives" or "reboots", with a hook at each point when it is
/// to be held up.
[[nodiscard]] Json siteMachine(const std::string &name, const std::string &pool, bool hasHooks);

} // namespace hp::test
