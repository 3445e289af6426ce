// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabWebhooks.h"

#include "backend/lab/LabViews.h"
#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
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
    // In the words of an API server whose webhook said no, or in its own, where the workload has
    // its code. Its answer comes when that of the cluster would have come: no caller expects it
    // inside of its own call.
    const Json &code = workload.at("/spec/faults/refusalCode");
    const bool isOwn = code.is_number_integer();
    const int own = isOwn ? code.get<int>() : 403;
    const std::string head = isOwn
        ? ""
        : "admission webhook \"" + workload.name() + ".webhooks.lab\" denied the request: ";
    auto refusal = unexpected(errorFrom({.code = own,
                                         .reason = own == 429 ? "TooManyRequests" : "Forbidden",
                                         .message = head + why,
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
