// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/ApiStatus.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::embedded {

/// One line of a 422 in the words of the API: `Invalid value: "x": why`.
[[nodiscard]] StatusCause
invalidValue(std::string field, const std::string &value, const std::string &why);

/// Makes sure that the parts of metadata that the store works with have the right JSON types, so
/// that nothing later has to ask. Fills in apiVersion, kind and metadata.namespace. 400 on anything
/// else, or when the body names another kind, namespace or (unless `name` is empty) object than the
/// request.
[[nodiscard]] Result<Done>
checkShape(const cluster::Kind &kind, const std::string &ns, const std::string &name, Json &object);

/// Drops what Kubernetes does not keep in metadata: nulls and empty maps and lists.
void tidyMetadata(Json &object);

/// Every rule for names, labels, annotations, finalizers and owners that `object` breaks; `old` is
/// the stored version or null. (facts/kube-api.md 2, rows validation and delete)
[[nodiscard]] std::vector<StatusCause>
metadataCauses(const cluster::Kind &kind, const Json &object, const Object &old);

} // namespace hp::embedded
