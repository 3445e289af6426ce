// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/overrides/AuditChain.h"
#include "backend/runtime/Clock.h"

#include <functional>

namespace hp::overrides {

/// Looks at what the process before this one sent without seeing the end, and closes it in the
/// audit as seen or unknown; nothing is sent again. `done` gets how many there were. What is passed
/// in outlives the answers. Control thread.
void recoverOverrides(cluster::Cluster &cluster,
                      runtime::Clock &clock,
                      AuditChain &audit,
                      std::function<void(int)> done);

} // namespace hp::overrides
