// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <vector>

namespace hp::app {

/// The definitions that a real cluster gets: those of resources/crds but the lab's, and but those
/// that only OpenShift itself brings.
[[nodiscard]] std::vector<Json> shippedDefinitions();

} // namespace hp::app
