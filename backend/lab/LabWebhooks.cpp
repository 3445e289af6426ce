// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabWebhooks.h"

#include "backend/lab/LabViews.h"
#include "model/base/ApiStatus.h"

#include <utility>

namespace hp::lab {

void LabWebhooks::evict(const ObjectKey &pod,
                        const cluster::DeleteOptions &options,
                        Reply<Done> reply)
{
    const Object workload = m_scene.workloads.get(workloadOf(m_scene.pods.get(pod)));
    const std::string why = workload.text("/spec/faults/refusesEviction");
    if (why.empty()) {
        ForwardingCluster::evict(pod, options, std::move(reply));
        return;
    }
    // In the words of an API server whose webhook said no.
    reply(unexpected(errorFrom({.code = 403,
                                .reason = "Forbidden",
                                .message = "admission webhook \"" + workload.name()
                                    + ".webhooks.lab\" denied the request: " + why,
                                .kind = "pods",
                                .name = pod.name})));
}

} // namespace hp::lab
