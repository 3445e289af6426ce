// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"
#include "model/resource/Object.h"

#include <vector>

namespace hp::controllers {

/// The MachineSet that controls the Machine; null when none does.
[[nodiscard]] Object setOf(const Object &machine, const runtime::Informer &sets);
/// A free host of these would do for a Machine like this one.
[[nodiscard]] bool hasSpareHost(const Object &machine, const std::vector<Object> &hosts);

} // namespace hp::controllers
