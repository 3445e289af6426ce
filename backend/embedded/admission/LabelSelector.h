// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::embedded {

/// Why `selector` (metav1.LabelSelector) is not one, in Kubernetes' words; empty when it is.
[[nodiscard]] std::string selectorFault(const Json &selector);
/// True when `labels` satisfy every requirement of a sound selector; an empty one is always
/// satisfied.
[[nodiscard]] bool selectorMatches(const Json &selector, const Json &labels);

} // namespace hp::embedded
