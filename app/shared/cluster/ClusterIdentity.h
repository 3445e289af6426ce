// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"

#include <string>

namespace hp::app {

/// What tells a real cluster from every other and is the same for all who are on it, whatever they
/// call it: the uid of its namespace kube-system. Runs the event loop of the calling thread until
/// the server has said it; one that does not answer is asked again until patience ends. An error is
/// one sentence.
[[nodiscard]] Result<std::string>
identityOf(cluster::Cluster &cluster, runtime::Clock &clock, Duration patience);

} // namespace hp::app
