// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/conformance/machine/World.h"

#include <string>
#include <vector>

namespace hp::conformance {

/// What `then` and `check` may refer to besides the world.
struct CheckContext {
    HttpAnswer lastAnswer{};
    std::string lastPath{};
    bool answerIsOpen = false; ///< no `http` has looked at it yet
};

/// Verifies every key of a `then` or `check` object; each thing that does not hold, and each key
/// that is not known, becomes a failure.
void check(World &world,
           CheckContext &context,
           const Json &then,
           std::vector<std::string> &failures);

} // namespace hp::conformance
