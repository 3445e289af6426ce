// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::rules {

/// What makes a Machine unusable, in upstream's words (facts/machine-api.md 1.1); empty when it is
/// fine.
[[nodiscard]] std::string validateMachine(const Object &machine);

} // namespace hp::rules
