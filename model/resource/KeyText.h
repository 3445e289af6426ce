// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <optional>
#include <string>

namespace hp {

/// "namespace/name" as a key; nullopt when it is not two non-empty parts.
[[nodiscard]] std::optional<ObjectKey> keyFrom(const std::string &text);

} // namespace hp
