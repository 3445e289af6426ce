// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <optional>
#include <string>

namespace hp::api {

/// A plain scalar by the rules of YAML 1.1 as API servers read it: null, booleans, integers of any
/// base, floating point, else text. nullopt for infinity and not-a-number, which JSON does not
/// have.
[[nodiscard]] std::optional<Json> plainYamlScalar(const std::string &text);

} // namespace hp::api
