// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace hp::test {

/// A cluster for an elector: it reads, makes and updates a Lease and tells of it, and has no use
/// for the rest, which is never answered.
class ElectorsCluster : public cluster::Cluster
{
public:
    void list(const cluster::Query &, Reply<cluster::ObjectList>) final { }
    std::unique_ptr<cluster::Watch>
    watch(const cluster::Query &, const std::string &, cluster::WatchSink) final
    {
        return {};
    }
    void patch(const cluster::ObjectRef &,
               cluster::PatchType,
               Json,
               cluster::Subresource,
               const cluster::WriteOptions &,
               Reply<cluster::Written>) final
    { }
    void remove(const cluster::ObjectRef &,
                const cluster::DeleteOptions &,
                Reply<cluster::Deleted>) final
    { }
    void evict(const ObjectKey &, const cluster::DeleteOptions &, Reply<Done>) final { }
    void mayI(const cluster::AccessReview &, Reply<bool>) final { }
};

} // namespace hp::test
