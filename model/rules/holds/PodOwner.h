// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::holds {

/// Name of the Deployment of a pod by that of its ReplicaSet, "<deployment>-<hash>", or of whatever
/// else makes it, a StatefulSet say; empty when nothing does.
[[nodiscard]] std::string deploymentOf(const Object &pod);

} // namespace hp::holds
