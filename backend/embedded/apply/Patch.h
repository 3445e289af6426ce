// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <functional>

namespace hp::embedded {

/// What `current` becomes under `body`: RFC 7386, RFC 6902 or the strategic merge of built-in kinds
/// (facts/kube-api.md 2). Knows nothing about revisions, status or system fields; the caller
/// restores what a patch may not touch. Errors carry the API's status: 400 for a body of the wrong
/// shape, 415 for a strategic patch of a custom kind, 422 for a JSON patch that does not apply.
[[nodiscard]] Result<Json> applyPatch(const cluster::Kind &kind,
                                      cluster::PatchType type,
                                      const Json &current,
                                      const Json &body);

/// The same as a value, so that the store can be composed without the engine.
using PatchFunction = std::function<Result<Json>(
    const cluster::Kind &kind, cluster::PatchType type, const Json &current, const Json &body)>;

} // namespace hp::embedded
