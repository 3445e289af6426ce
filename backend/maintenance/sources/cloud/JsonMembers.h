// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::maintenance::cloud {

/// The member of that name; empty when it is missing or no text.
[[nodiscard]] std::string textOf(const Json &object, const char *member);
/// The member of that name; null when it is missing or this is no object.
[[nodiscard]] const Json &memberOf(const Json &object, const char *member);

} // namespace hp::maintenance::cloud
