// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"
#include "backend/leader/WriteGate.h"

namespace hp::leader {

/// A cluster as the controllers of one replica see it: reads go through, writes only while the gate
/// is open: a write that waits behind this asks again before it is sent. A refused write answers
/// Unreachable, because nothing follows from it but to try later; a refused Event is dropped. Lives
/// on the control thread; what is passed in outlives it.
class GatedCluster final : public cluster::ForwardingCluster
{
public:
    GatedCluster(cluster::Cluster &behind, WriteGate &gate)
        : ForwardingCluster(behind)
        , m_gate(gate)
    { }

    void create(const cluster::Kind &kind,
                const std::string &ns,
                Json object,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override;
    void update(const cluster::ObjectRef &ref,
                Json object,
                cluster::Subresource subresource,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override;
    void patch(const cluster::ObjectRef &ref,
               cluster::PatchType type,
               Json body,
               cluster::Subresource subresource,
               const cluster::WriteOptions &options,
               Reply<cluster::Written> reply) override;
    void remove(const cluster::ObjectRef &ref,
                const cluster::DeleteOptions &options,
                Reply<cluster::Deleted> reply) override;
    void
    evict(const ObjectKey &pod, const cluster::DeleteOptions &options, Reply<Done> reply) override;
    void recordEvent(cluster::EventRecord record) override;

private:
    WriteGate &m_gate;
    QObject m_context{};
};

} // namespace hp::leader
