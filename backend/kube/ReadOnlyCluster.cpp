// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ReadOnlyCluster.h"

#include <QMetaObject>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

/// Later than the call, as every answer of a cluster.
template<typename T>
void ReadOnlyCluster::refuse(Reply<T> reply)
{
    if (!reply)
        return;
    QMetaObject::invokeMethod(
        &m_context,
        [reply = std::move(reply)] {
            reply(unexpected(ErrorCode::Refused, "this cluster is only read here"));
        },
        Qt::QueuedConnection);
}

void ReadOnlyCluster::create(const cluster::Kind &,
                             const std::string &,
                             Json,
                             const cluster::WriteOptions &,
                             Reply<cluster::Written> reply)
{
    refuse(std::move(reply));
}

void ReadOnlyCluster::update(const cluster::ObjectRef &,
                             Json,
                             cluster::Subresource,
                             const cluster::WriteOptions &,
                             Reply<cluster::Written> reply)
{
    refuse(std::move(reply));
}

void ReadOnlyCluster::patch(const cluster::ObjectRef &,
                            cluster::PatchType,
                            Json,
                            cluster::Subresource,
                            const cluster::WriteOptions &,
                            Reply<cluster::Written> reply)
{
    refuse(std::move(reply));
}

void ReadOnlyCluster::remove(const cluster::ObjectRef &,
                             const cluster::DeleteOptions &,
                             Reply<cluster::Deleted> reply)
{
    refuse(std::move(reply));
}

void ReadOnlyCluster::evict(const ObjectKey &, const cluster::DeleteOptions &, Reply<Done> reply)
{
    refuse(std::move(reply));
}

} // namespace hp::kube
