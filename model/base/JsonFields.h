// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <optional>
#include <string>

namespace hp {

/// The text of a member; empty when `json` is no object, has no such member or it is no text. Lives
/// as long as `json`.
[[nodiscard]] const std::string &textOf(const Json &json, const char *member);

/// What is at a JSON pointer; empty when that is no text.
[[nodiscard]] std::string textAt(const Json &json, const char *pointer);

/// The boolean true; no text and no number counts as one.
[[nodiscard]] bool isTrue(const Json &value);
/// The member is there and true.
[[nodiscard]] bool flagOf(const Json &json, const char *member);

/// With microseconds; empty for none.
[[nodiscard]] std::string timeOrEmpty(const std::optional<TimePoint> &time);
/// The same with null for none.
[[nodiscard]] Json timeOrNull(const std::optional<TimePoint> &time);

} // namespace hp
