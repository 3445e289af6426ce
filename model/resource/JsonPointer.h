// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string_view>

namespace hp {

/// The member of a JSON object, or null when there is none or `json` is no object.
[[nodiscard]] const Json &memberOf(const Json &json, std::string_view key);

/// The value at a JSON pointer ("/status/nodeRef/name", RFC 6901), or null when any step is
/// missing.
[[nodiscard]] const Json &valueAt(const Json &tree, std::string_view pointer);

} // namespace hp
