// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"
#include "backend/lab/LabScene.h"

namespace hp::lab {

/// The cluster as its clients have it: with the admission webhooks that workloads of the lab
/// brought along (`faults.refusesEviction` of a Workload; with `faults.refusalCode` the API server
/// itself refuses, in these words). Control thread; both outlive it.
class LabWebhooks final : public cluster::ForwardingCluster
{
public:
    LabWebhooks(cluster::Cluster &behind, const LabScene &scene)
        : ForwardingCluster(behind)
        , m_scene(scene)
    { }

    void
    evict(const ObjectKey &pod, const cluster::DeleteOptions &options, Reply<Done> reply) override;

private:
    const LabScene &m_scene;
};

} // namespace hp::lab
