// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeCluster.h"

#include <string>
#include <vector>

namespace hp::app {

/// Asks a real cluster what the users of these names may write of what can be overridden: the first
/// thing that is found, such as "patch nodes as wall-noc-1", or nothing. `ns` is where the Machines
/// are; empty: everywhere. Where we may not speak for others nothing is sent in their name, and
/// nothing is found. The cluster outlives the answer.
void askWallRights(kube::KubeCluster &cluster,
                   const std::vector<std::string> &walls,
                   const std::string &ns,
                   Reply<std::string> reply);

} // namespace hp::app
