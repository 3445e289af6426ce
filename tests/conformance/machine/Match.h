// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::conformance {

/// Compares by the rules of facts/machine-api.md 12: objects are subsets, condition lists go by
/// type, other lists need the listed elements, operators begin with '$'. Every difference becomes
/// one failure; an unknown operator is one too. A missing value is passed as null.
void match(const nlohmann::json &expected,
           const nlohmann::json &actual,
           const std::string &where,
           std::vector<std::string> &failures);

[[nodiscard]] bool matches(const nlohmann::json &expected, const nlohmann::json &actual);

/// Absent, null, or empty.
[[nodiscard]] bool isEmptyValue(const nlohmann::json &value);

} // namespace hp::conformance
