// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/WorkloadPort.h"
#include "backend/runtime/Clock.h"

#include <cstddef>
#include <functional>
#include <string>

namespace hp::app {

/// Workload clusters over their API servers, read only: credentials that may write do not make it
/// writable. `ownServer` gives the address of the cluster that the Secrets are of: a Secret that
/// leads there leads to no other cluster. `folder` has kubeconfigs that go before the Secrets, each
/// with the name NAMESPACE.CLUSTER; empty: there is none. `clock` outlives every port.
[[nodiscard]] gateway::WorkloadPorts workloadPorts(runtime::Clock &clock,
                                                   std::size_t maxOpen,
                                                   std::string folder,
                                                   std::function<std::string()> ownServer);

} // namespace hp::app
