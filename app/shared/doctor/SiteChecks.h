// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/doctor/Finding.h"
#include "backend/runtime/Clock.h"

namespace hp::app {

// What can be seen of a cluster and its BMCs. Everything is only read: rights are asked for, no
// object is changed, and sessions on BMCs are ended again. Each runs the event loop of the calling
// thread until the answers are there or patience ends; `clock` outlives the call.

/// The cluster of --kubeconfig, or the backend that runs on the data directory of `options`; its
/// server, clock, kinds, the rights of each group, and every BMC that a host names.
[[nodiscard]] Findings checkSite(const Options &options, runtime::Clock &clock);

} // namespace hp::app
