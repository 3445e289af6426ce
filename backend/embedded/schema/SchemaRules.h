// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/ApiStatus.h"
#include "model/base/Json.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace hp::embedded {

/// What is asked of an openAPIV3Schema before it is compiled.

/// Takes out keywords that JSONSchemaProps does not have, and adds their paths to `unknown`.
void pruneSchema(Json &schema, const std::string &path, std::vector<std::string> &unknown);
/// Whether it is structural (KEP 1979), its keywords have values of the right type and its defaults
/// are valid; adds a cause for each fault, fifty at most. A schema without a fault compiles.
void checkSchema(const Json &schema, const std::string &path, std::vector<StatusCause> &causes);

/// What a schema says and nobody checks.
struct SchemaGaps {
    std::size_t rules = 0; ///< x-kubernetes-validations, in CEL
    std::set<std::string> formats{}; ///< that are not checked
};
[[nodiscard]] SchemaGaps gapsOf(const Json &schema);

} // namespace hp::embedded
