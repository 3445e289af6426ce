// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>
#include <vector>

namespace hp::app {

/// What one check of a site found.
struct Finding {
    enum class Kind { Ok, Warn, Fail };
    Kind kind = Kind::Ok;
    std::string what{}; ///< one clause
    std::string todo{}; ///< what a person does about it; empty where nothing is to be done
};

using Findings = std::vector<Finding>;

/// "ok    …", "warn  … — …" or "FAIL  … — …", a line each.
[[nodiscard]] std::string findingsText(const Findings &findings);
/// [{"state", "what", "todo"?}], the state as ok, warn or fail.
[[nodiscard]] Json findingsJson(const Findings &findings);
/// 0: all is well, 1: something is worth a look, 2: something does not work.
[[nodiscard]] int exitCodeOf(const Findings &findings);

} // namespace hp::app
