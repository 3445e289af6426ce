// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/overrides/AuditChain.h"
#include "backend/runtime/Clock.h"

#include <functional>

namespace hp::overrides {

/// Closes in the audit what the process before this one left: what was committed to and not sent,
/// as not sent; what was sent is looked at and closed as seen or unknown. Nothing is sent again.
/// `done` gets how many there were. What is passed in outlives the answers. Control thread.
void recoverOverrides(cluster::Cluster &cluster,
                      runtime::Clock &clock,
                      AuditChain &audit,
                      std::function<void(int)> done);

} // namespace hp::overrides
