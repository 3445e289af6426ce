// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/histories/Step.h"

#include <functional>
#include <vector>

namespace hp::histories {

/// The shortest history that still fails and that is found by leaving steps out: halves first, then
/// smaller pieces, then single steps.
[[nodiscard]] std::vector<Step> shrunk(std::vector<Step> steps,
                                       const std::function<bool(const std::vector<Step> &)> &fails);

} // namespace hp::histories
