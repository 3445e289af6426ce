// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string_view>

namespace hp {

/// metadata.finalizers of the object with this one at the end, or without it; those of others stay
/// in their order. A merge patch of it wants the object's revision as a precondition.
[[nodiscard]] Json finalizersWith(const Object &object, std::string_view finalizer);
[[nodiscard]] Json finalizersWithout(const Object &object, std::string_view finalizer);

} // namespace hp
