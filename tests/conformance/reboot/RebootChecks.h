// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/conformance/reboot/RebootWorld.h"

namespace hp::conformance {

/// Compares the world with the case's `then`; every difference becomes one failure, and so does
/// every key that is not known.
void checkReboot(const RebootWorld &world, const Json &then, Failures &failures);

} // namespace hp::conformance
