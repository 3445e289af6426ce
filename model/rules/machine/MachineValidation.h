// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

namespace hp::rules {

/// What makes a Machine unusable, in upstream's words (facts/machine-api.md 1.1); empty when it is
/// fine.
[[nodiscard]] Message validateMachine(const Object &machine);

} // namespace hp::rules
