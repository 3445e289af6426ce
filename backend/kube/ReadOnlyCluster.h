// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"

#include <QObject>

namespace hp::kube {

/// A cluster that is only read, whatever its credentials may do there: every write is answered with
/// Refused and never sent, an Event is dropped.
class ReadOnlyCluster final : public cluster::ForwardingCluster
{
public:
    /// `behind` outlives it.
    explicit ReadOnlyCluster(cluster::Cluster &behind)
        : cluster::ForwardingCluster(behind)
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
    void recordEvent(cluster::EventRecord) override { }

private:
    template<typename T>
    void refuse(Reply<T> reply);

    QObject m_context{};
};

} // namespace hp::kube
