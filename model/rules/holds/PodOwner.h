// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::holds {

/// Name of the Deployment of a pod by that of its ReplicaSet, "<deployment>-<hash>", or of whatever
/// else makes it, a StatefulSet say; empty when nothing does.
[[nodiscard]] std::string deploymentOf(const Object &pod);

/// Name of the Deployment of a ReplicaSet, "<deployment>-<hash>"; empty when it has no hash.
[[nodiscard]] std::string deploymentOfSet(const std::string &replicaSet);

/// Why a pod does not run, by the reason that its kubelet gives, such as ImagePullBackOff; empty:
/// it gives none. A container that is killed for its memory again and again says OOMKilled and not
/// CrashLoopBackOff, which only says that it is.
[[nodiscard]] std::string troubleOfPod(const Object &pod);

} // namespace hp::holds
