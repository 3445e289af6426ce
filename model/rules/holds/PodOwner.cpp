// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/PodOwner.h"

#include <nlohmann/json.hpp>

namespace hp::holds {

std::string deploymentOf(const Object &pod)
{
    const std::string &kind = pod.text("/metadata/ownerReferences/0/kind");
    const std::string &set = pod.text("/metadata/ownerReferences/0/name");
    if (kind == "Node")
        return {};
    return kind == "ReplicaSet" ? deploymentOfSet(set) : set;
}

std::string deploymentOfSet(const std::string &replicaSet)
{
    const std::size_t dash = replicaSet.rfind('-');
    return dash == std::string::npos ? std::string() : replicaSet.substr(0, dash);
}

std::string troubleOfPod(const Object &pod)
{
    for (const char *list : {"/status/initContainerStatuses", "/status/containerStatuses"}) {
        const Json &containers = pod.at(list);
        for (std::size_t i = 0; containers.is_array() && i < containers.size(); ++i) {
            const std::string container = std::string(list) + '/' + std::to_string(i);
            const std::string &waiting = pod.text(container + "/state/waiting/reason");
            const std::string &last = pod.text(container + "/lastState/terminated/reason");
            if (waiting == "CrashLoopBackOff" && last == "OOMKilled")
                return last;
            if (!waiting.empty())
                return waiting;
            if (const std::string &ended = pod.text(container + "/state/terminated/reason");
                !ended.empty() && ended != "Completed")
                return ended;
        }
    }
    return {};
}

} // namespace hp::holds
