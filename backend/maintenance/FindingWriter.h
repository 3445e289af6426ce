// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Lifetime.h"
#include "model/base/Result.h"
#include "model/rules/maintenance/Findings.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::maintenance {

/// Makes MachineMaintenances of events, and moves the times of those that are there. It does
/// nothing else to them: what becomes of an event is the controller's. Lives on the control thread;
/// the cluster outlives it.
class FindingWriter
{
public:
    /// `ns` is where new objects go, which must exist.
    FindingWriter(cluster::Cluster &cluster, std::string ns);

    /// Reads what is stored, so that a second look at the same events writes nothing. One that the
    /// server refuses does not keep the others back, one that it does not answer ends it; the reply
    /// is the first write that failed. AlreadyExists when another watcher took the name, and then
    /// the same call again finds another.
    void write(std::vector<ProviderEvent> events, Reply<Done> reply);

private:
    struct Run;
    void next(const std::shared_ptr<Run> &run);

    cluster::Cluster &m_cluster;
    std::string m_ns;
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance
