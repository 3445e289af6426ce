// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/machine/LinkIndex.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"

#include <functional>
#include <memory>

namespace hp::controllers {

/// Links Nodes to Machines (facts/machine-api.md 3). Keys are Nodes. Lives on the control thread.
class NodeLinkReconciler final : public runtime::Reconciler
{
public:
    NodeLinkReconciler(cluster::Cluster &cluster,
                       runtime::Clock &clock,
                       const runtime::Informer &machines,
                       const runtime::Informer &nodes);

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Feed every change of the informers in here; the answers are the Nodes to look at again.
    [[nodiscard]] std::vector<ObjectKey> machineChanged(const Object &before, const Object &after);
    /// The same of a Node; whether it is to be looked at again.
    [[nodiscard]] bool nodeChanged(const Object &before, const Object &after);

private:
    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const runtime::Informer &m_machines;
    runtime::OwnWrites m_nodes;
    LinkIndex m_machineIndex{};
    LinkIndex m_nodeIndex{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
