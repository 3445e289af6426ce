// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/PodOwner.h"

namespace hp::holds {

std::string deploymentOf(const Object &pod)
{
    const std::string &kind = pod.text("/metadata/ownerReferences/0/kind");
    const std::string &set = pod.text("/metadata/ownerReferences/0/name");
    if (kind == "Node")
        return {};
    if (kind != "ReplicaSet")
        return set;
    const std::size_t dash = set.rfind('-');
    return dash == std::string::npos ? std::string() : set.substr(0, dash);
}

} // namespace hp::holds
