// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/Object.h"

namespace hp::rules {

/// A new Machine of the set (facts/machine-api.md 5, "Too few"): labels, annotations and spec of
/// the template with its lifecycle hooks, a name that the server makes, and the set as its
/// controller.
[[nodiscard]] Json machineFrom(const Object &machineSet);

/// The merge patch that makes the set the controller of a Machine without one. Other owners stay;
/// metadata.resourceVersion keeps it from undoing what somebody else did meanwhile.
[[nodiscard]] Json adoptionOf(const Object &machineSet, const Object &machine);

} // namespace hp::rules
