// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/redfish/Sweep.h"

namespace hp::bench {

/// The same as pollFleet(), but whole: a BareMetalHost for each BMC in a real store, and the
/// controllers that ship decide when to read and what follows.
[[nodiscard]] nlohmann::json pollHosts(const Fleet &fleet, int seconds);

} // namespace hp::bench
