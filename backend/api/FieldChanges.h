// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "model/base/Result.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::api {

/// Where a changed member stands: the keys on the way to it.
using FieldPath = std::vector<std::string>;

/// The deepest members in which two objects differ and that `isFree` does not let pass; lists are
/// compared as a whole. What the server moves with every write does not count. Paths as Kubernetes
/// writes them, at most eight.
[[nodiscard]] std::vector<std::string>
changedFields(const Json &before,
              const Json &after,
              const std::function<bool(const FieldPath &path)> &isFree);
/// "metadata.labels[c.d/e]": a key with dots in it stands in brackets.
[[nodiscard]] std::string fieldText(const FieldPath &path);
/// 403 in Kubernetes' words: `rule` says what may be changed, each field is a cause.
[[nodiscard]] Unexpected refusedFields(const http::Identity &identity,
                                       const AccessAttributes &attributes,
                                       const std::string &rule,
                                       const std::vector<std::string> &fields);

/// More is not told of one write.
inline constexpr std::size_t maxChangedFields = 8;

} // namespace hp::api
