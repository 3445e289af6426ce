// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/resource/Object.h"

#include <vector>

namespace hp::rules {

/// Creatable, Drainable and Terminable for the hooks that a Machine has now
/// (facts/machine-api.md 1.3 and D-01).
[[nodiscard]] std::vector<Condition> hookConditions(const Object &machine);

} // namespace hp::rules
