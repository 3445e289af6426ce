// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/ApiStatus.h"
#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::embedded {

/// What an API server does with a CustomResourceDefinition (apiextensions.k8s.io/v1) as pure
/// functions: k8s.io/apiextensions-apiserver/pkg/apis/apiextensions. Definitions have passed
/// parseJson(), so a walk goes down 256 levels at most.

/// Holds a definition that is being deleted until the last object of its kind is gone.
inline constexpr const char *definitionFinalizer = "customresourcecleanup.apiextensions.k8s.io";
/// The condition of a definition of which not everything is done.
inline constexpr const char *completeCondition = "FullyServed";

/// Takes members out that no definition has, and gives their paths; leaves metadata alone.
[[nodiscard]] std::vector<std::string> pruneDefinition(Json &definition);
/// Fills in the names, versions and the strategy that its author may leave out.
void fillDefinition(Json &definition);
/// Why it is refused, in Kubernetes' words; empty when it is not. Afterwards every schema of it
/// compiles.
[[nodiscard]] std::vector<StatusCause> definitionCauses(const Json &definition);
/// What a new version of it may not change. `stored` is the version before.
[[nodiscard]] std::vector<StatusCause> lastingCauses(const Json &definition, const Object &stored);
/// The names of it that another definition has in the same group.
[[nodiscard]] std::vector<StatusCause> namesInUse(const Json &definition, const Object &other);
/// What it asks for and nobody does, a clause each: rules in CEL, a conversion by webhook, formats
/// that are not checked. Empty: all of it is done.
[[nodiscard]] std::vector<std::string> whatIsNotDone(const Json &definition);
/// Writes acceptedNames, storedVersions and the conditions, and the finalizer while there are
/// objects or nobody deletes it. Nothing changes where they are right already.
void writeDefinitionStatus(Json &definition, bool hasObjects, TimePoint now);

} // namespace hp::embedded
