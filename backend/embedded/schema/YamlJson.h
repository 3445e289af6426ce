// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string_view>

namespace hp::embedded {

/// One YAML document as JSON by the rules of the YAML 1.2 core schema: only plain scalars become
/// null, booleans or numbers. Invalid, with line and column in `detail`, when it is not YAML.
[[nodiscard]] Result<Json> yamlToJson(std::string_view text);

} // namespace hp::embedded
