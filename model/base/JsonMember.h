// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp {

/// The text of the member `key`; empty when `json` is no object or has no such text. Lives as long
/// as `json`.
[[nodiscard]] const std::string &memberText(const Json &json, const char *key);
/// The member `key` is there and true.
[[nodiscard]] bool memberFlag(const Json &json, const char *key);

} // namespace hp
