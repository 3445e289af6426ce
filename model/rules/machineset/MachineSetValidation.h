// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::rules {

/// What makes a MachineSet unusable, in upstream's words (facts/machine-api.md 5, "Validation");
/// empty when it is fine. Admission refuses most of this, but sets may be older than admission.
[[nodiscard]] std::string validateMachineSet(const Object &machineSet);

} // namespace hp::rules
