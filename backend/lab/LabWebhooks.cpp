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
    // In the words of an API server whose webhook said no. Its answer comes when that of the
    // cluster would have come: no caller expects it inside of its own call.
    auto refusal = unexpected(errorFrom({.code = 403,
                                         .reason = "Forbidden",
                                         .message = "admission webhook \"" + workload.name()
                                             + ".webhooks.lab\" denied the request: " + why,
                                         .kind = "pods",
                                         .name = pod.name}));
    cluster::DeleteOptions asked = options;
    asked.dryRun = true;
    ForwardingCluster::evict(
        pod,
        asked,
        [reply = std::move(reply), refusal = std::move(refusal)](const Result<Done> &answer) {
            if (!answer && answer.error().code == ErrorCode::NotFound)
                reply(answer);
            else
                reply(refusal);
        });
}

} // namespace hp::lab
