// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::bench {

/// "worker-eu-central-1a-17"
[[nodiscard]] std::string machineName(int number);

/// A Machine with what real ones carry, filled up to at least `bytes` with annotations; real ones
/// have about 2.5 kB when they are stored (facts/kube-api.md 6).
[[nodiscard]] Json realisticMachine(int number, std::size_t bytes);

} // namespace hp::bench
