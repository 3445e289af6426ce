// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/ApiStatus.h"
#include "model/base/Json.h"

#include <vector>

namespace hp::embedded {

/// What the API does to built-in kinds that have no schema here: a Secret's stringData is folded
/// into its base64 data and its type defaults to Opaque (facts/kube-api.md 2).
void fillBuiltIn(const cluster::Kind &kind, Json &object);

/// Names the members of `metadata` that ObjectMeta does not have, and removes them.
[[nodiscard]] std::vector<std::string> pruneMetadata(Json &metadata);

} // namespace hp::embedded
