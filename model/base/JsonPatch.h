// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

namespace hp {

/// RFC 6902 with the limits and the leniency of a Kubernetes API server: at most 10,000 operations
/// (413), at most 3 MiB copied by "copy" operations, negative array indexes count from the end, and
/// a "test" for null passes on a missing member. Anything that does not apply is 422 with one fixed
/// message (facts/kube-api.md 0.11); a value nested deeper than a body may be is 400.
[[nodiscard]] Result<Json> applyJsonPatch(const Json &current, const Json &operations);

} // namespace hp
