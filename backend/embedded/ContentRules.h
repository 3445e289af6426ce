// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/ApiStatus.h"
#include "model/base/Json.h"

#include <vector>

namespace hp::embedded {

/// What a built-in kind asks of its content beyond the types of its fields: the keys of ConfigMaps
/// and Secrets, what a Secret of a known type must hold, the numbers and the selector of a
/// PodDisruptionBudget. The rules and words of k8s.io/kubernetes/pkg/apis/{core,policy}/validation.
/// Empty for every other kind. `object` has fields of the right types.
[[nodiscard]] std::vector<StatusCause> contentCauses(const cluster::Kind &kind, const Json &object);

} // namespace hp::embedded
